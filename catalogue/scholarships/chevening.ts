import type { Scholarship } from "../scholarship.schema.ts";

export const chevening: Scholarship = {
  id: "chevening",
  titleKey: "title",
  organization: "Gobierno del Reino Unido (FCDO)",
  organizationKey: "organization",
  link: "https://www.chevening.org/scholarships/",
  destination: "GB",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.experience",
    "requirements.comeBack",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://www.chevening.org/scholarships/application-timeline/",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["tuition", "living", "travel"],
  cost: "funded",
  eligibility: [
    {
      // Citizens of the United States are not eligible.
      kind: "nationality",
      countries: ["*"],
      except: ["PR", "US"],
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
      textKey: "requirements.level",
      changeable: false,
      levels: ["licenciatura_terminada", "posgrado"],
    },
    {
      kind: "experience",
      minHours: 2800,
      textKey: "requirements.experience",
      changeable: true,
    },
    {
      // Work counts from graduation on: students of a first degree have none.
      kind: "studyYear",
      stage: "undergraduateFinished",
      textKey: "requirements.experience",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.courses",
      changeable: true,
    },
    {
      kind: "other",
      textKey: "requirements.comeBack",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 8, closes: 10 }] },
  tags: ["reino unido", "maestría", "liderazgo", "beca completa"],
  editions: [
    {
      year: 2027,
      opens: "2026-08-04",
      closes: "2026-10-06",
      source: "https://www.chevening.org/scholarships/application-timeline/",
    },
    {
      year: 2026,
      opens: "2025-08-05",
      closes: "2025-10-07",
      source:
        "https://www.jagranjosh.com/colleges/chevening-scholarship-eligibility-benefits-application-process-and-important-details-clga-1870000271-1",
    },
  ],
  sources: [
    {
      url: "https://www.thebubble.com/chevening-scholarships-argentina/",
      supports: ["eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://staging.chevening.org/apply/eligibility-criteria",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.chevening.org/scholarships/application-timeline/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.nacion.com/el-pais/quiere-estudiar-en-el-reino-unido-descubra-como/TPBSTBFHGVGNJKIBJ55GH5O6TI/story/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.elespectador.com/educacion/reino-unido-abre-convocatoria-para-entregar-becas-de-maestria-a-colombianos/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-en-el-reino-unido-esta-beca-le-podria-pagar-matricula-vuelos-y-manutencion-so35",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www.jagranjosh.com/colleges/chevening-scholarship-eligibility-benefits-application-process-and-important-details-clga-1870000271-1",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  phrases: [
    "beca chevening",
    "becas chivening reino unido",
    "maestria en inglaterra todo pagado",
    "beca gobierno britanico posgrado",
    "estudiar en londres con beca completa",
    "master en uk de un año",
    "maestria oxford cambridge beca completa",
    "beca para profesionales con experiencia laboral",
    "ensayos de liderazgo chevening ejemplos",
    "que piden para chevening",
    "beca escocia gales maestria",
    "uk government scholarship masters",
    "fully funded one year master uk",
    "ya trabajo dos años y quiero liderar",
    "estudiar posgrado en inglaterra becado",
    "beca para lideres con experiencia de trabajo",
    "beca del reino unido para profesionistas",
    "masters in england fully paid",
    "maestria en universidad britanica de prestigio",
    "beca escocia para latinos",
    "ya me gradue y quiero maestria fuera",
    "becas para lideres jovenes",
    "masters en ingles",
    "politicas publicas o derecho en londres",
    "ong y gobierno experiencia beca",
    "becas de gobiernos extranjeros posgrado",
    "londres maestria becas",
    "profesional joven que quiere cambiar su pais",
    "mejores becas para latinos",
  ],
  texts: {
    es: {
      title: "Becas Chevening",
      organization: "Gobierno del Reino Unido (FCDO)",
      audience: "Profesionales con dos años de trabajo y ganas de liderar",
      amount:
        "Maestría de un año, vuelos, estipendio mensual, visa y ayudas de llegada y regreso",
      level: "Maestría en el Reino Unido",
      deadline: "Suele abrir en agosto y cerrar a principios de octubre",
      description:
        "El Gobierno británico busca personas con potencial de liderazgo en más de 160 países. Solicitas en línea, con ensayos breves y referencias.",
      requirements: {
        level: "Tener título universitario",
        nationality: "Tener ciudadanía de un país elegible",
        experience:
          "Al menos 2,800 horas de trabajo (unos dos años) después de graduarte",
        courses:
          "Elegir tres maestrías y lograr al menos una oferta incondicional",
        comeBack: "Volver a tu país al menos dos años",
      },
      note: "Lo trabajado antes de graduarte no cuenta. Confirma que tu país esté en la lista.",
      figures: {
        y2026:
          "Convocatoria 2027-28: del 4 de agosto al 6 de octubre de 2026. La oferta incondicional debe llegar a más tardar el 8 de julio de 2027.",
      },
    },
    en: {
      title: "Chevening Scholarships",
      organization: "UK Government (FCDO)",
      audience: "Professionals with two years of work who want to lead",
      amount:
        "A one-year master's, flights, monthly stipend, visa, arrival and return allowances",
      level: "Master's in the United Kingdom",
      deadline: "Usually opens in August and closes in early October",
      description:
        "The British government looks for people with leadership potential in over 160 countries. You apply online, with short essays and references.",
      requirements: {
        level: "Hold a university degree",
        nationality: "Be a citizen of an eligible country",
        experience:
          "At least 2,800 hours of work (about two years) after you graduate",
        courses:
          "Choose three master's courses and get at least one unconditional offer",
        comeBack: "Return to your country for at least two years",
      },
      note: "Work done before you graduate does not count. Check that your country is on the list.",
      figures: {
        y2026:
          "2027-28 call: from 4 August to 6 October 2026. The unconditional offer must arrive by 8 July 2027.",
      },
    },
  },
};
