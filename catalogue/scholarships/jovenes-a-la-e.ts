import type { Scholarship } from "../scholarship.schema.ts";
import { SCHOOL_OR_TECHNICAL_FINISHED } from "../shared-conditions.ts";

export const jovenesALaE: Scholarship = {
  id: "jovenes-a-la-e",
  link: "https://www.agenciaatenea.gov.co/",
  applicationUrl: "https://agenciaatenea.gov.co/convocatorias",
  tags: ["colombia", "gobierno", "licenciatura", "beca completa"],
  sources: [
    {
      url: "https://tomasnoticias.usta.edu.co/atenea-abre-convocatoria-para-la-financiaci%C3%B3n-de-cr%C3%A9ditos-educativos",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/colombia/2025/11/21/universidades-en-bogota-podran-cubrir-matriculas-de-jovenes-con-nuevos-creditos-condonables-del-icetex/",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-una-carrera-en-2026-asi-puede-aplicar-a-las-9-500-becas-para-jovenes-en-bogota-so35",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.infobae.com/colombia/2025/11/23/jovenes-a-la-e-anuncian-la-fecha-de-inscripcion-para-9500-cupos-en-universidades-publicas-en-bogota/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.bluradio.com/regiones/bogota/bogota-abre-9-500-becas-y-apoyos-para-educacion-superior-y-tecnica-laboral-rg10",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.bluradio.com/sociedad/educacion/los-requisitos-para-inscribirse-a-becas-para-jovenes-que-sobresalieron-en-pruebas-saber-so35",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://web.icetex.gov.co/es/-/fondo-atenea-tecnica-y-tecnologica",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://web.icetex.gov.co/-/fondo-educacion-superior-para-todos-fest",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Agencia Atenea y Secretaría de Educación de Bogotá (Colombia)",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.age",
    "requirements.saber",
    "requirements.admission",
  ],
  eligibility: [
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "region", country: "CO", regions: ["CO-DC"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.school", changeable: false },
    {
      ...SCHOOL_OR_TECHNICAL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // One line leaves out holders of a professional degree.
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
            stages: ["schoolFinished", "technical", "undergraduate"],
            later: ["lowerSecondary", "upperSecondary"],
          },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // The sources of other lines say 28; none gives an age for FEST.
      kind: "anyOf",
      options: [[{ kind: "age", max: 28 }], [{ kind: "other" }]],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "test",
      name: "Saber 11",
      textKey: "requirements.saber",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "task", task: "admission" }], [{ kind: "other" }]],
      textKey: "requirements.admission",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.bluradio.com/regiones/bogota/bogota-abre-9-500-becas-y-apoyos-para-educacion-superior-y-tecnica-laboral-rg10",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 11, closes: 11 },
      { opens: 11, closes: 12 },
    ],
  },
  editions: [
    {
      year: 2025,
      opens: "2025-11-11",
      closes: "2025-11-18",
      lineKey: "editions.private",
      source:
        "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-una-carrera-en-2026-asi-puede-aplicar-a-las-9-500-becas-para-jovenes-en-bogota-so35",
    },
    {
      year: 2025,
      opens: "2025-11-11",
      closes: "2025-12-10",
      lineKey: "editions.all",
      source:
        "https://www.noticiascaracol.com/estilo-de-vida/quiere-estudiar-una-carrera-en-2026-asi-puede-aplicar-a-las-9-500-becas-para-jovenes-en-bogota-so35",
    },
  ],
  phrases: [
    "jovenes a la e bogota",
    "becas atenea",
    "beca para bachilleres de bogota",
    "universidad privada gratis en bogota",
    "talentos excepcionales saber 11",
    "fest beca credito condonable",
    "apoyo de sostenimiento universidad publica bogota",
    "carrera tecnica con beca bogota",
    "soy bachiller de bogota y quiero universidad",
    "becas de la alcaldia de bogota",
    "convocatoria atenea fechas",
    "bogota scholarships for school leavers",
    "bogota university grant young people",
    "becas en colombia",
    "becas en bogota",
    "universidad privada becado",
    "becas para deportistas y artistas",
    "rolo que quiere estudiar",
    "credito que se perdona",
    "becas para carreras tecnicas",
    "no me alcanza para la universidad",
    "buen puntaje icfes beca",
    "becas para bachilleres colombia",
    "sostenimiento mensual universitario",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      organization:
        "Agencia Atenea y Secretaría de Educación de Bogotá (Colombia)",
      title: "Jóvenes a la E (Bogotá)",
      audience: "Bachilleres jóvenes de colegios de Bogotá",
      amount:
        "Matrícula completa y apoyo de sostenimiento, según la línea; una de ellas es un crédito",
      level: "Carrera profesional, tecnológica, técnica o laboral",
      deadline:
        "En la edición vista, privadas: una semana de noviembre; otras líneas, hasta diciembre",
      description:
        "Bogotá abre varias convocatorias: universidades privadas, Talentos Excepcionales, universidades públicas, FEST y formación para el trabajo. FEST es un crédito: se perdona solo en parte y se paga según tus ingresos. Talentos Excepcionales, para colegios oficiales, elige por Saber 11, arte o deporte.",
      requirements: {
        school:
          "Ser bachiller de un colegio de Bogotá; una línea admite grado once",
        age: "Tener hasta 28 años en varias de las líneas",
        saber: "Haber presentado la prueba Saber 11",
        admission:
          "En la línea de universidades públicas, estar admitido en una de ellas",
      },
      note: "Líneas y fechas cambian. La de técnica y tecnológica ha pedido ciudadanía colombiana y no tener título profesional. Si eliges FEST, lee cuánto devolverás (reglas de 2025).",
      figures: {
        y2025: "En noviembre de 2025: 9,500 cupos para estudiar en 2026.",
      },
      editions: {
        private: "Universidades privadas",
        all: "Las cinco, cada una con sus días",
      },
    },
    en: {
      organization:
        "Agencia Atenea and Education Department of Bogotá (Colombia)",
      title: "Jóvenes a la E (Bogotá)",
      audience: "Young school leavers from schools in Bogotá",
      amount:
        "Full tuition and living support, depending on the line; one of them is a loan",
      level: "Professional, technological, technical or job training",
      deadline:
        "In the edition seen, private universities: a week in November; other lines, to December",
      description:
        "Bogotá opens several calls: private universities, Talentos Excepcionales, public universities, FEST and job training. FEST is a loan: only part is forgiven and you repay by income. Talentos Excepcionales, for public schools, selects by Saber 11, art or sport.",
      requirements: {
        school:
          "Have finished school in Bogotá; one line takes final-year pupils",
        age: "Be 28 or younger in several of the lines",
        saber: "Have taken the Saber 11 exam",
        admission: "For the public university line, be admitted to one of them",
      },
      note: "Lines and dates change. The technical and technological line has asked for Colombian citizenship and no professional degree. If you choose FEST, read how much you will repay (2025 rules).",
      figures: {
        y2025: "In November 2025: 9,500 places to study in 2026.",
      },
      editions: {
        private: "Private universities",
        all: "All five, each with its days",
      },
    },
  },
};
