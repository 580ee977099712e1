import type { Opportunity } from "../opportunity.schema.ts";

export const fundacionBotinFuncionPublica: Opportunity = {
  id: "fundacion-botin-funcion-publica",
  link: "https://www.fundacionbotin.org/",
  tags: [
    "américa latina",
    "liderazgo",
    "política",
    "financiado",
    "españa",
    "licenciatura",
  ],
  sources: [
    {
      url: "https://www.ellitoral.com/educacion/palabras-claves-santiago-ciprian-ucsf-universidadcatolicadesantafe-relacionesinternacionales-fundacion-botin-programafortalecimientofuncionpublica-america-latina-beca-estudiante-santafe-argentina_0_EdN3fhskDv.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.farodevigo.es/ourense/2025/11/14/mejores-expedientes-latinoamerica-citan-ourense-123704911.html",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://forbes.co/2024/05/15/actualidad/el-fortalecimiento-de-las-instituciones-en-latinoamerica-es-un-aspecto-central-de-nuestro-programa-fundacion-botin",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://fundacionbotin.org/sala-de-prensa/la-convocatoria-para-participar-en-el-programa-para-el-fortalecimiento-de-la-funcion-publica-en-america-latina-se-amplia-hasta-el-30-de-junio-de-2020",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://covernews.press/fortalecimiento-de-la-funcion-publica-latinoamericana",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lalp.georgetown.edu/news/strengthening-the-public-sector-in-latin-america-with-fundacion-botin-2019-11-20",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Fundación Botín (España)",
  organizationKey: "organization",
  section: "seminars",
  category: "socialSciences",
  icon: "people",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.residence",
    "requirements.studies",
    "requirements.endorsement",
    "requirements.record",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["LATAM"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando", "posgrado"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "level",
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "undergraduate",
      completedSemesters: 2,
      textKey: "requirements.studies",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.studies", changeable: false },
    {
      kind: "task",
      task: "sponsor",
      textKey: "requirements.endorsement",
      changeable: true,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
  ],
  levels: ["undergraduate"],
  fields: ["socialSciences", "leadership"],
  cost: "funded",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 5 }] },
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-05-20",
      source:
        "https://forbes.co/2024/05/15/actualidad/el-fortalecimiento-de-las-instituciones-en-latinoamerica-es-un-aspecto-central-de-nuestro-programa-fundacion-botin",
    },
    {
      year: 2020,
      opens: "2020-03-09",
      closes: "2020-06-30",
      source:
        "https://fundacionbotin.org/sala-de-prensa/la-convocatoria-para-participar-en-el-programa-para-el-fortalecimiento-de-la-funcion-publica-en-america-latina-se-amplia-hasta-el-30-de-junio-de-2020",
    },
  ],
  phrases: [
    "programa fundacion botin",
    "fortalecimiento de la funcion publica botin",
    "beca para futuros servidores publicos",
    "curso de liderazgo publico para universitarios",
    "quiero ser servidora publica en mi pais",
    "programa pagado para universitarios latinoamericanos",
    "servicio publico jovenes america latina",
    "estudiar politicas publicas en españa becado",
    "fupal fundacion botin",
    "viaje academico pagado para universitarios",
    "aval del rector para programa botin",
    "programa de otoño en españa universitarios",
    "public service programme latin american students",
    "botin foundation latin america programme",
    "politica para jovenes",
    "liderazgo juvenil",
    "ir a europa unas semanas",
    "derecho y ciencia politica liderazgo",
    "viajar gratis para jovenes",
    "intercambio corto",
    "trabajar en el gobierno",
    "administracion publica",
  ],
  texts: {
    es: {
      name: "Fundación Botín: Fortalecimiento de la Función Pública",
      organization: "Fundación Botín (España)",
      audience:
        "Universitarios de América Latina que quieren servir en lo público",
      gives:
        "Beca para un programa intensivo, que ha pagado viaje y estancia, y una red de egresados",
      when: "El último plazo visto cerró en mayo; el programa suele ser en octubre y noviembre",
      where: "España y otros países, que cambian",
      description:
        "Pasa varias semanas aprendiendo de liderazgo e instituciones públicas con universitarios de la región. Después sigues en una red de egresados.",
      requirements: {
        residence: "Estudiar en una universidad de América Latina",
        studies:
          "Estudiar una carrera; antes pedían llevar entre la mitad y tres cuartos (regla de 2011)",
        endorsement: "Tener el aval de tu universidad (regla de 2020)",
        record: "Buen expediente y vocación de servicio público",
      },
      note: "Hubo edición en 2025; el último plazo que vimos es el 20 de mayo de 2024. Confirma en su página si hay una nueva, qué edad y avance piden y cuánto dura.",
    },
    en: {
      name: "Fundación Botín: Strengthening of the Public Service",
      organization: "Fundación Botín (Spain)",
      audience: "Latin American university students drawn to public service",
      gives:
        "A grant for an intensive programme, which has paid travel and stay, and an alumni network",
      when: "The last deadline seen was in May; usually held in October and November",
      where: "Spain and other countries, which change",
      description:
        "Spend several weeks learning about leadership and public institutions with students from the region. Afterwards you stay in a network of alumni.",
      requirements: {
        residence: "Study at a university in Latin America",
        studies:
          "Study for a degree; earlier they asked for half to three quarters of it done (2011 rule)",
        endorsement: "Have the endorsement of your university (2020 rule)",
        record: "A good record and a calling for public service",
      },
      note: "It ran in 2025; the last deadline seen is 20 May 2024. Check on its page if there is a new one, which age and progress they ask for and how long it lasts.",
    },
  },
};
