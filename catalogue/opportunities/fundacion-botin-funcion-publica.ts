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
      url: "https://forbes.co/2024/05/15/actualidad/el-fortalecimiento-de-las-instituciones-en-latinoamerica-es-un-aspecto-central-de-nuestro-programa-fundacion-botin",
      supports: ["programme", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://fundacionbotin.org/sala-de-prensa/la-convocatoria-para-participar-en-el-programa-para-el-fortalecimiento-de-la-funcion-publica-en-america-latina-se-amplia-hasta-el-30-de-junio-de-2020",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://covernews.press/fortalecimiento-de-la-funcion-publica-latinoamericana",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://lalp.georgetown.edu/news/strengthening-the-public-sector-in-latin-america-with-fundacion-botin-2019-11-20",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
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
      levels: ["licenciatura_cursando"],
      textKey: "requirements.studies",
      changeable: false,
    },
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
  lastSeenCycle: 2024,
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
        "Un programa intensivo con viaje, estancia y clases pagados, y una red de egresados",
      when: "La convocatoria ha cerrado en mayo; el programa es en octubre y noviembre",
      where: "España y otros países, que cambian",
      description:
        "Pasa varias semanas aprendiendo de liderazgo e instituciones públicas con unas decenas de universitarios de toda la región. Después sigues en una red de cientos de egresados, muchos ya en el sector público.",
      requirements: {
        residence: "Estudiar en una universidad de América Latina",
        studies: "Ir a la mitad de la carrera, más o menos",
        endorsement: "Tener el aval de tu universidad (regla de 2020)",
        record: "Buen expediente y vocación de servicio público",
      },
      note: "La convocatoria más reciente que vimos es la de 2024 (XV edición, hasta el 20 de mayo). Confirma en su página que haya una nueva, qué edad y avance piden y cuánto dura.",
    },
    en: {
      name: "Fundación Botín: Strengthening of the Public Service",
      organization: "Fundación Botín (Spain)",
      audience: "Latin American university students drawn to public service",
      gives:
        "An intensive programme with travel, stay and classes paid, and an alumni network",
      when: "The call has closed in May; the programme is in October and November",
      where: "Spain and other countries, which change",
      description:
        "Spend several weeks learning about leadership and public institutions with some dozens of students from across the region. Afterwards you stay in a network of hundreds of alumni, many already in the public sector.",
      requirements: {
        residence: "Study at a university in Latin America",
        studies: "Be about halfway through your degree",
        endorsement: "Have the endorsement of your university (2020 rule)",
        record: "A good record and a calling for public service",
      },
      note: "The newest call we saw is that of 2024 (15th edition, until 20 May). Check on its page that there is a new one, which age and progress they ask for and how long it lasts.",
    },
  },
};
