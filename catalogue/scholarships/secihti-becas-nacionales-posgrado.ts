import type { Scholarship } from "../scholarship.schema.ts";

export const secihtiBecasNacionalesPosgrado: Scholarship = {
  id: "secihti-becas-nacionales-posgrado",
  titleKey: "title",
  organization:
    "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, México)",
  organizationKey: "organization",
  link: "https://secihti.mx/becas-nacionales/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.enrolment",
    "requirements.coordination",
    "requirements.debt",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.proceso.com.mx/nacional/2026/2/25/secretaria-de-ciencia-lanza-las-convocatorias-para-becas-nacionales-2026-369188.html",
    },
    {
      year: 2026,
      textKey: "figures.y2026Abroad",
      source:
        "https://www.cronica.com.mx/mundo/2026/03/10/becas-secihti-2026-de-posgrado-en-ciencia-y-humanidades-en-el-extranjero-requisitos-y-fecha-limite-de-registro/",
    },
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["living", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      textKey: "requirements.level",
      changeable: false,
      levels: ["licenciatura_terminada", "posgrado"],
    },
    {
      kind: "enrolment",
      textKey: "requirements.enrolment",
      changeable: false,
      institution: "Posgrado del Sistema Nacional de Posgrados",
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.coordination",
      changeable: true,
    },
    {
      kind: "status",
      textKey: "requirements.debt",
      changeable: true,
      notHolding: "Adeudo de una beca CONACYT o CONAHCYT",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 2, closes: null }] },
  tags: ["gobierno", "posgrado", "méxico", "ciencia"],
  editions: [
    {
      year: 2024,
      opens: "2024-04-16",
      closes: "2024-05-15",
      lineKey: "editions.extraordinary",
      source: "https://indesgua.org.gt/mexico-becas-nacionales-del-conahcyt",
    },
    {
      year: 2024,
      opens: "2024-11-01",
      closes: "2024-11-10",
      lineKey: "editions.extraordinary",
      source: "https://indesgua.org.gt/mexico-becas-nacionales-del-conahcyt",
    },
  ],
  sources: [
    {
      url: "https://www.fmposgrado.unam.mx/index.php/becas-secihti",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.proceso.com.mx/nacional/2026/2/25/secretaria-de-ciencia-lanza-las-convocatorias-para-becas-nacionales-2026-369188.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://indesgua.org.gt/mexico-becas-nacionales-del-conahcyt",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.cronica.com.mx/mundo/2026/03/10/becas-secihti-2026-de-posgrado-en-ciencia-y-humanidades-en-el-extranjero-requisitos-y-fecha-limite-de-registro/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ecosur.mx/doctorado-en-agroecologia/inscripcion/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "beca conacyt maestria",
    "becas conahcyt posgrado",
    "becas secihti nacionales",
    "secihti beca mensual doctorado",
    "que me paguen por estudiar maestria mexico",
    "beca manutencion posgrado presencial unam ipn",
    "beca para especialidad en mexico conahcyt",
    "cuanto paga conacyt por maestria",
    "extranjeros beca maestria en mexico",
    "como pedir la beca conahcyt",
    "doctorado en mexico con sueldo y seguro medico",
    "mexico graduate stipend masters phd",
    "conacyt scholarship for foreigners",
    "quiero dejar la chamba para hacer la maestria",
    "beca para estudiar maestria en mi pais mexico",
    "beca del gobierno para cientificos",
    "doctorado pagado en mexico",
    "sueldo por hacer posgrado",
    "beca mensual tiempo completo maestria",
    "extranjero que quiere posgrado en mexico",
    "latinoamericanos maestria gratis en mexico",
    "apoyo para tesis de doctorado",
    "conacyt conahcyt requisitos",
    "becas para doctorado",
    "quiero ser investigador",
    "estudiar posgrado sin trabajar",
    "beca mensual para tesistas",
    "ciencia y tecnologia posgrado becas",
    "maestria gratis en universidad publica",
    "snp sistema nacional de posgrados",
    "especialidades medicas becas",
    "vivir en mexico haciendo un doctorado",
  ],
  texts: {
    es: {
      editions: {
        extraordinary: "Periodo extraordinario",
      },
      title: "Becas Nacionales para Estudios de Posgrado (SECIHTI)",
      organization:
        "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, México)",
      audience: "Quienes hacen un posgrado presencial en México",
      amount:
        "Apoyo mensual para vivir y servicio médico; no paga la colegiatura",
      level: "Especialidad, maestría y doctorado",
      deadline:
        "La última vez se publicó en febrero; las fechas dependen del programa",
      description:
        "Te paga para que te dediques de tiempo completo a tu posgrado. SECIHTI es la antes llamada CONAHCYT. Pueden pedirla personas mexicanas; las extranjeras han podido cuando ya estaban en México. Pregunta si te perdonan la colegiatura.",
      requirements: {
        level: "Tener licenciatura terminada o estar en un posgrado",
        enrolment:
          "Estar en un posgrado presencial en México, de tiempo completo, del Sistema Nacional de Posgrados",
        coordination:
          "Pedirla por medio de tu programa: su coordinación registra la solicitud",
        debt: "No deber nada de una beca anterior de CONACYT o CONAHCYT",
      },
      note: "Pregunta a la coordinación si tu posgrado es elegible para la beca y cómo se pide: ese paso viene de una guía de 2020. Las becas de SECIHTI para estudiar fuera son otra convocatoria.",
      figures: {
        y2026:
          "En 2026: las convocatorias nacionales se publicaron en febrero.",
        y2026Abroad:
          "En 2026, las becas para posgrado en el extranjero eran solo para personas mexicanas con aceptación definitiva. Suelen abrir a mediados de marzo y cerrar a finales de mayo.",
      },
    },
    en: {
      editions: {
        extraordinary: "Extraordinary period",
      },
      title: "Becas Nacionales para Estudios de Posgrado (SECIHTI)",
      organization:
        "Secretaría de Ciencia, Humanidades, Tecnología e Innovación (SECIHTI, Mexico)",
      audience: "Students in on-site graduate programmes in Mexico",
      amount: "Monthly living stipend and medical service; tuition is not paid",
      level: "Specialisation, master's and doctorate",
      deadline:
        "Last time it came out in February; dates depend on the programme",
      description:
        "It pays you to study full time for your graduate degree. SECIHTI was called CONAHCYT before. Mexicans can ask for it; foreigners could when they were already in Mexico. Ask if tuition is waived.",
      requirements: {
        level: "Have finished a degree or be in a graduate programme",
        enrolment:
          "Be in an on-site, full-time programme in Mexico, of the Sistema Nacional de Posgrados",
        coordination:
          "Apply through your programme: its coordination registers the application",
        debt: "Owe nothing on an earlier CONACYT or CONAHCYT scholarship",
      },
      note: "Ask the coordination whether your programme is eligible for it and how to apply: that step comes from a 2020 guide. SECIHTI's scholarships to study abroad are a separate call.",
      figures: {
        y2026: "In 2026: the national calls were published in February.",
        y2026Abroad:
          "In 2026, scholarships for graduate study abroad were only for Mexicans with a final acceptance. They usually open in mid-March and close in late May.",
      },
    },
  },
};
