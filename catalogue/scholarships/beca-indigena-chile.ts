import type { Scholarship } from "../scholarship.schema.ts";
import {
  BEFORE_HIGHER_STUDIES,
  DEGREE_HOLDER,
  HIGH_SCHOOL,
  IN_LOWER_SECONDARY,
  MEASURED_NEED,
  UNDERGRADUATE,
} from "../shared-conditions.ts";

export const becaIndigenaChile: Scholarship = {
  id: "beca-indigena-chile",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.junaeb.cl/becas-junaeb/",
  applicationUrl: "https://portalbecas.junaeb.cl/",
  sharedLinkReason:
    "Junaeb lists all its grants on one page; each of the two is asked for separately.",
  organization: "Junta Nacional de Auxilio Escolar y Becas (Junaeb)",
  tags: ["chile", "becas", "gobierno", "inclusión", "necesidad económica"],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: null,
        closes: 1,
      },
    ],
  },
  requirementsKeys: [
    "requirements.ancestry",
    "requirements.grade",
    "requirements.need",
    "requirements.school",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["CL"],
      textKey: "requirements.ancestry",
      changeable: false,
    },
    {
      // CONADI certifies descent or a surname too, so belonging to a community is no test.
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "indigenous", isMeasured: true }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.ancestry",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [BEFORE_HIGHER_STUDIES, { kind: "grade", atLeast: 5, scale: "1-7" }],
        // The average of higher studies is not the one that counts.
        [
          { kind: "level", levels: ["otro"], stages: ["technical"] },
          { kind: "other" },
        ],
        // The year keeps out pupils, who enter this level next year.
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
            ],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "studyYear", stage: "undergraduate" },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    // The register measures it: a family that sees no need may be below the limit.
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        // It is asked for in summer, after the last year of school or of a degree.
        [
          { kind: "circumstance", is: "publicSchool" },
          { kind: "level", levels: HIGH_SCHOOL },
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
        ],
        [{ kind: "circumstance", is: "publicSchool" }, IN_LOWER_SECONDARY],
        // The kind of school counts in school alone.
        [
          UNDERGRADUATE,
          { kind: "studyYear", stage: "undergraduate", minYearsLeft: 2 },
        ],
        [UNDERGRADUATE, { kind: "other" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // No source says whether postgraduates or holders of a degree may ask for it.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "preparatoria_1",
              "preparatoria_2",
              "preparatoria_3",
              "licenciatura_cursando",
              "otro",
            ],
            stages: [
              "lowerSecondary",
              "upperSecondary",
              "technical",
              "undergraduate",
            ],
            later: ["schoolFinished"],
          },
        ],
        [DEGREE_HOLDER, { kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.elmostrador.cl/datos-utiles/2026/01/27/beca-indigena-junaeb-como-acceder-al-apoyo-economico-que-supera-los-600-mil-en-2026/",
    },
  ],
  sources: [
    {
      url: "https://www.munialtodelcarmen.cl/web/certificacion-indigena/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://redgol.cl/tendencias/cual-es-el-monto-de-la-beca-indigena-de-la-junaeb-y-que-estudiantes-la-reciben",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.elmostrador.cl/datos-utiles/2026/01/27/beca-indigena-junaeb-como-acceder-al-apoyo-economico-que-supera-los-600-mil-en-2026/",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://hoynoticias.cl/dato-util/beca-indigena-estudiantes-apoyo-monetario-rendimiento-escolar-23/68886/2026/01/21/?amp=1",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.meganoticias.cl/dato-util/512583-como-postular-beca-indigena-requisitos-junaeb-1ab.html",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.pudahuel.cl/noticias/2026/01/hasta-654-000-quienes-reciben-la-beca-indigena-y-como-postular",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.adnradio.cl/2026/01/08/estudiantes-de-chile-pueden-recibir-mas-de-600-mil-gracias-a-una-beca-cuales-son-los-requisitos-y-como-postular/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-31",
      source:
        "https://www.elmostrador.cl/datos-utiles/2026/01/27/beca-indigena-junaeb-como-acceder-al-apoyo-economico-que-supera-los-600-mil-en-2026/",
    },
  ],
  phrases: [
    "beca indigena junaeb",
    "beca para mapuche aymara rapa nui",
    "certificado conadi beca",
    "beca pueblos originarios chile",
    "renovar beca indigena",
    "como postular a la beca indigena",
    "beca indigena enseñanza media",
    "beca indigena en la universidad",
    "calidad indigena acreditada beca",
    "soy mapuche y quiero una beca",
    "beca de mantencion para estudiantes indigenas",
    "portal junaeb beca indigena plazo",
    "indigenous student grant chile",
    "grants for mapuche students",
    "becas para pueblos originarios",
    "becas en chile",
    "apoyo economico para el cole",
    "diaguita quechua atacameño beca",
    "beneficios estudiantiles",
    "becas para escasos recursos",
    "becas por origen etnico",
    "mapuche universitario ayuda",
    "tengo apellido mapuche que beneficios",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Beca Indígena (Junaeb)",
      audience:
        "Estudiantes de ascendencia indígena de Chile, en la escuela o en educación superior",
      amount: "Dinero cada año según tu nivel, en dos a diez cuotas",
      level: "Educación básica, media y superior",
      deadline: "En el último proceso cerró a fines de enero",
      description:
        "El Estado chileno apoya con dinero a estudiantes de pueblos originarios. Se pide y se renueva cada año en el portal de becas de Junaeb, con los documentos escaneados.",
      requirements: {
        ancestry:
          "Tener nacionalidad chilena y ascendencia indígena acreditada por la CONADI",
        grade:
          "Promedio de 5.0 o más (de 7.0); al entrar a educación superior, el de egreso de 4.º medio",
        need: "Estar hasta el 60 % más vulnerable del Registro Social de Hogares",
        school:
          "Estudiar en Chile; en la escuela, en general desde 5.º básico y en colegio público o subvencionado",
      },
      figures: {
        y2026:
          "En 2026: 208,280 pesos chilenos al año en enseñanza media. Postulación y renovación cerraron el 31 de enero.",
      },
      note: "Tramita con tiempo el certificado de la CONADI. Para renovar basta estar hasta el 70 % más vulnerable, con promedio de 5.0 en la escuela o 4.5 en educación superior. Confirma en el portal el monto y el cierre de este año.",
    },
    en: {
      title: "Indigenous Grant (Junaeb)",
      audience:
        "Students of indigenous ancestry in Chile, at school or in higher education",
      amount: "Money each year by level, in two to ten payments",
      level: "Primary, secondary and higher education",
      deadline: "In the last round it closed at the end of January",
      description:
        "The Chilean state supports students from indigenous peoples with money. You apply for it and renew it each year on Junaeb's grants portal, with scanned documents.",
      requirements: {
        ancestry:
          "Hold Chilean nationality and have indigenous ancestry certified by CONADI",
        grade:
          "Average of 5.0 or more (out of 7.0); on entering higher education, that of your school leaving",
        need: "Be within the most vulnerable 60% of the Registro Social de Hogares",
        school:
          "Study in Chile; at school, as a rule from 5th year and at a public or subsidised school",
      },
      figures: {
        y2026:
          "In 2026: 208,280 Chilean pesos a year in secondary school. Applications and renewals closed on 31 January.",
      },
      note: "Request the CONADI certificate in good time. To renew, being within the most vulnerable 70% is enough, with an average of 5.0 at school or 4.5 in higher education. Check the amount and the deadline of this year on the portal.",
    },
  },
};
