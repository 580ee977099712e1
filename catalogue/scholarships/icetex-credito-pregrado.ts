import type { Scholarship } from "../scholarship.schema.ts";

export const icetexCreditoPregrado: Scholarship = {
  id: "icetex-credito-pregrado",
  link: "https://www.icetex.gov.co/",
  tags: ["colombia", "gobierno", "crédito", "licenciatura"],
  sources: [
    {
      url: "https://www.elespectador.com/educacion/creditos-del-icetex-edad-maxima-para-solicitarlos-y-otros-requisitos/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.infobae.com/colombia/2026/03/11/el-icetex-amplia-plazos-para-solicitudes-y-renovaciones-de-creditos-educativos-en-2026-beneficiando-a-mas-de-100000-personas/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://caracol.com.co/2026/03/03/creditos-icetex-nuevas-opciones-de-financiacion-educativa-para-programas-de-pregrado-en-2026/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.radiosantafe.com/2026/02/11/icetex-amplia-a-20-mil-los-creditos-educativos-para-2026/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://seguimiento.co/colombia/conozca-el-puntaje-minimo-que-debera-sacar-en-el-icfes-para-acceder-icetex-71430",
      supports: ["eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://caracol.com.co/2025/11/22/como-postularse-al-credito-icetex-2026-1-y-asegurar-su-estudio-requisitos-y-fechas/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.wradio.com.co/2025/11/21/icetex-lanzo-nuevos-creditos-educativos-2026-1-requisitos-tipo-de-financiamiento-y-mas/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/icetex-abre-convocatoria-de-creditos-educativos-para-2026-1-asi-puede-alcanzar-la-educacion-superior-rg10",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.lafm.com.co/educacion/icetex-abrio-nueva-convocatoria-para-otorgar-creditos-universitarios-requisitos-y-plazos",
      supports: ["eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://normograma.mincultura.gov.co/mincultura/compilacion/docs/resolucion_icetex_0755_2020.htm",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  organization: "ICETEX (Colombia)",
  categoryKey: "national",
  typeKey: "public",
  icon: "bank",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["loan"],
  cost: "aid",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.residence",
    "requirements.admission",
    "requirements.score",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["CO"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "other",
      textKey: "requirements.residence",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "enrolment",
      institution: "Institución de educación superior de Colombia",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        // Each line asks for its own score.
        [{ kind: "test", name: "Saber 11" }, { kind: "other" }],
        [{ kind: "record" }],
      ],
      textKey: "requirements.score",
      changeable: true,
    },
    {
      // Some lines have asked for no guarantor.
      kind: "other",
      textKey: "requirements.guarantor",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://caracol.com.co/2025/11/22/como-postularse-al-credito-icetex-2026-1-y-asegurar-su-estudio-requisitos-y-fechas/",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 11, closes: 12 }] },
  editions: [
    {
      year: 2025,
      opens: "2025-11-24",
      closes: "2025-12-01",
      source:
        "https://caracol.com.co/2025/11/22/como-postularse-al-credito-icetex-2026-1-y-asegurar-su-estudio-requisitos-y-fechas/",
    },
  ],
  phrases: [
    "credito icetex pregrado",
    "prestamo para la universidad colombia",
    "icetex mediano plazo 30 o 60",
    "icetex corto plazo",
    "financiar carrera universidad privada colombia",
    "credito educativo convocatoria",
    "deuda con el icetex que saber",
    "pagar la matricula por cuotas colombia",
    "credito de sostenimiento universidad publica",
    "puntaje saber 11 para icetex",
    "pedir credito estudiantil sin intermediarios",
    "colombia student loan icetex",
    "undergraduate loan colombia",
    "credito estudiantil",
    "financiar la carrera",
    "endeudarse para estudiar vale la pena",
    "plata para pagar el semestre",
    "prestamo del gobierno para la carrera",
    "como pagar la u en colombia",
    "estudiar ahora pagar despues",
  ],
  texts: {
    es: {
      title: "ICETEX – Crédito educativo de pregrado",
      audience:
        "Quien ya tiene admisión a un programa en Colombia y necesita financiarlo",
      amount:
        "Crédito para la matrícula: pagas todo o una parte mientras estudias y el resto después",
      level: "Carrera profesional, técnica o tecnológica en Colombia",
      deadline:
        "Suele haber dos al año; la última vista, de fines de noviembre a inicios de diciembre",
      description:
        "Es un crédito, no una beca: lo que recibes se devuelve, y la deuda crece si dejas de pagar. En corto plazo pagas todo mientras estudias; en mediano plazo, una parte. En universidades públicas hay crédito de sostenimiento.",
      requirements: {
        nationality: "Tener nacionalidad colombiana (reglas de 2024)",
        residence: "Estudiar un programa en Colombia",
        admission: "Tener admisión en ese programa",
        score: "Tener el puntaje Saber 11 o el promedio que pida tu línea",
        guarantor:
          "Tener un deudor solidario con buen historial de crédito, si tu línea lo pide",
      },
      note: "Antes de firmar, mira la tasa, la cuota y cuánto pagarás en total. Revisa primero si la universidad pública te sale gratis con Puedo Estudiar. Se pide solo en icetex.gov.co, sin intermediarios. Suele hacer falta un deudor solidario.",
      figures: {
        y2025:
          "Convocatoria 2026-1: solicitudes de pregrado del 24 de noviembre al 1 de diciembre de 2025.",
      },
    },
    en: {
      title: "ICETEX – Undergraduate student loan",
      audience:
        "Those already admitted to a programme in Colombia who need to finance it",
      amount:
        "Loan for tuition: you pay all or a part while you study and the rest afterwards",
      level: "Professional, technical or technological degree in Colombia",
      deadline:
        "Usually two calls a year; the last one seen, from late November to early December",
      description:
        "It is a loan, not a grant: what you receive is repaid, and the debt grows if you stop paying. In the short term you pay everything while you study; in the medium term, a part. At public universities there is a living-cost loan.",
      requirements: {
        nationality: "Hold Colombian nationality (2024 rules)",
        residence: "Study a programme in Colombia",
        admission: "Be admitted to that programme",
        score: "Have the Saber 11 score or the average your line asks for",
        guarantor:
          "Have a guarantor (deudor solidario) with a good credit record, if your line asks for one",
      },
      note: "Before signing, look at the rate, the instalment and how much you will pay in all. See first whether public university is free for you with Puedo Estudiar. Apply only on icetex.gov.co, with no go-betweens. A guarantor is usually needed.",
      figures: {
        y2025:
          "2026-1 call: undergraduate applications from 24 November to 1 December 2025.",
      },
    },
  },
};
