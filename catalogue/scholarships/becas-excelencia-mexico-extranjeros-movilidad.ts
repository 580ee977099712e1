import type { Scholarship } from "../scholarship.schema.ts";

export const becasExcelenciaMexicoExtranjerosMovilidad: Scholarship = {
  id: "becas-excelencia-mexico-extranjeros-movilidad",
  titleKey: "title",
  organization: "AMEXCID (Secretaría de Relaciones Exteriores de México)",
  organizationKey: "organization",
  link: "https://www.gob.mx/amexcid/acciones-y-programas/becas-para-extranjeros-29785",
  destination: "MX",
  applicationUrl: "https://sigca.sre.gob.mx/login",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.record",
    "requirements.acceptance",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source: "https://indesgua.org.gt/?p=2399",
    },
    {
      year: 2023,
      textKey: "figures.y2023",
      source:
        "https://www.gub.uy/ministerio-educacion-cultura/comunicacion/convocatorias/convocatoria-becas-excelencia-del-gobierno-mexico-para-extranjeros-2023",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["living", "tuition", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "nationality",
      countries: ["*"],
      except: ["MX"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "invitedCountry",
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "posgrado"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.acceptance",
      changeable: true,
    },
  ],
  cycle: { basis: "unknown" },
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-09-12",
      source: "https://indesgua.org.gt/?p=2399",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-06-28",
      source: "https://mon.gov.mk/content/?id=8628",
    },
  ],
  tags: [
    "méxico",
    "movilidad",
    "intercambio",
    "licenciatura",
    "posgrado",
    "gobierno",
  ],
  sources: [
    {
      url: "https://gestion.pe/peru/deseas-estudiar-en-el-extranjero-mexico-ofrece-becas-de-intercambio-estudiantil-y-posgrados-noticia/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://indesgua.org.gt/?p=2399",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.gub.uy/ministerio-educacion-cultura/comunicacion/convocatorias/convocatoria-becas-excelencia-del-gobierno-mexico-para-extranjeros-2023",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://mon.gov.mk/content/?id=8628",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  phrases: [
    "becas amexcid para extranjeros",
    "beca de excelencia gobierno de mexico",
    "intercambio en mexico con beca",
    "estudiar un semestre en mexico becado",
    "beca mexico para latinoamericanos",
    "movilidad estudiantil a mexico",
    "maestria en mexico para extranjeros",
    "sigca sre beca",
    "beca para ir a la unam de intercambio",
    "soy universitario y quiero ir a mexico",
    "beca mexico centroamericanos licenciatura",
    "posgrado en mexico con manutencion",
    "mexican government scholarship foreigners",
    "exchange semester mexico scholarship",
    "intercambio en español",
    "posgrado en español fuera del pais",
    "venir a mexico a estudiar",
    "unam o tec de intercambio siendo extranjero",
    "becas de gobiernos extranjeros posgrado",
    "un semestre fuera becado",
    "becas para centroamericanos",
  ],
  texts: {
    es: {
      title: "Becas de Excelencia del Gobierno de México para Extranjeros",
      organization: "AMEXCID (Secretaría de Relaciones Exteriores de México)",
      audience: "Universitarios de otros países que quieren estudiar en México",
      amount:
        "Un pago mensual para vivir y, en la última convocatoria vista, colegiatura y seguro médico",
      level: "Intercambio, maestría y estancias de investigación",
      deadline: "En años pasados cerró entre junio y septiembre",
      description:
        "Ven de intercambio a una universidad mexicana, a hacer una maestría o a una estancia de investigación, con apoyo del gobierno de México. Para licenciatura solo paga la estancia, no la carrera completa.",
      requirements: {
        nationality: "Ser de un país invitado y no tener nacionalidad mexicana",
        level:
          "Estudiar una licenciatura en tu país, o tenerla terminada si pides posgrado",
        record: "Tener alto rendimiento académico",
        acceptance:
          "Tener la aceptación de una institución mexicana de la convocatoria",
      },
      note: "Lee en las bases de tu año el promedio mínimo, si pagan el vuelo de regreso y qué programas entran: en 2025 no hubo doctorado completo. Consigue la carta de aceptación con meses de anticipación.",
      figures: {
        y2025: "En 2025 la convocatoria cerró el 12 de septiembre.",
        y2023:
          "En 2023: 12,614.80 pesos mexicanos al mes para intercambio y maestría, y 15,768.50 para doctorado y estancias de doctorado o posdoctorado.",
      },
    },
    en: {
      title: "Mexican Government Excellence Scholarships for foreigners",
      organization: "AMEXCID (Ministry of Foreign Affairs of Mexico)",
      audience:
        "University students of other countries who want to study in Mexico",
      amount:
        "A monthly payment to live on and, in the last call seen, tuition and health insurance",
      level: "Exchange, master's degrees and research stays",
      deadline: "In past years it closed between June and September",
      description:
        "Come on exchange to a Mexican university, for a master's degree or for a research stay, with support from the government of Mexico. For undergraduates it pays the stay only, not the whole degree.",
      requirements: {
        nationality:
          "Be from an invited country and not hold Mexican nationality",
        level:
          "Be in an undergraduate degree at home, or have finished it for a postgraduate one",
        record: "Have a strong academic record",
        acceptance: "Be accepted by a Mexican institution that is in the call",
      },
      note: "Read in the rules of your year the minimum average, whether the flight home is paid, and which programmes are in: in 2025 there was no full doctorate. Get the letter of acceptance months ahead.",
      figures: {
        y2025: "In 2025 the call closed on 12 September.",
        y2023:
          "In 2023: 12,614.80 Mexican pesos a month for exchange and master's students, and 15,768.50 for doctorates and for doctoral or postdoctoral stays.",
      },
    },
  },
};
