import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const premioNacionalJuvenilAgua: Competition = {
  id: "premio-nacional-juvenil-agua",
  link: "https://premiojuvenildelagua.cershi.org/",
  tags: ["ciencia", "medio ambiente", "investigación"],
  editions: [
    {
      year: 2022,
      opens: null,
      closes: "2022-05-07",
      source:
        "https://jornada.com.mx/notas/2022/03/24/sociedad/lanzan-convocatoria-para-el-premio-nacional-juvenil-del-agua-2022",
    },
    {
      year: 2018,
      opens: null,
      closes: "2018-04-23",
      source:
        "https://marurojasreportera.com/conagua-y-amci-invitan-a-participar-al-premio-nacional-juvenil-del-agua-2018",
    },
  ],
  sources: [
    {
      url: "https://www.generacionuniversitaria.com.mx/campus/asi-puedes-participar-en-el-concurso-del-premio-nacional-juvenil-del-agua-2025/amp",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://realidades.com.mx/jovenes-mexicanos-convocados-al-premio-nacional-juvenil-del-agua-2025-antesala-del-nobel-del-agua/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.aneas.com.mx/ganadores-premio-nacional-juvenil-agua-2025/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://jornada.com.mx/notas/2022/03/24/sociedad/lanzan-convocatoria-para-el-premio-nacional-juvenil-del-agua-2022",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://marurojasreportera.com/conagua-y-amci-invitan-a-participar-al-premio-nacional-juvenil-del-agua-2018",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "CERSHI-UNESCO, Red del Agua UNAM",
  section: "innovation",
  category: "multidisciplinary",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  requirementsKeys: [
    "requirements.age",
    "requirements.studies",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "age",
      min: 15,
      max: 20,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["MX"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["MX"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.aneas.com.mx/ganadores-premio-nacional-juvenil-agua-2025/",
    },
  ],
  levels: ["highSchool"],
  fields: ["environment", "naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 3, closes: 4 },
      { opens: null, closes: 5 },
    ],
  },
  lastSeenCycle: 2025,
  phrases: [
    "premio juvenil del agua mexico",
    "concurso del agua unam",
    "concurso nacional sobre agua prepa",
    "stockholm junior water prize mexico",
    "proyecto de cuidado del agua premio",
    "competencia contaminacion de rios y lagos",
    "investigacion escolar agua potable concurso",
    "filtro de agua proyecto bachillerato concurso",
    "ir a suecia con mi proyecto",
    "concurso ambiental mexico secundaria prepa",
    "captacion de lluvia sequia proyecto premio",
    "youth water prize mexico",
    "water research competition high school",
    "en mi colonia falta agua y quiero solucionarlo",
    "concurso de agua y medio ambiente mexico",
    "proyecto de investigacion sobre agua",
    "stockholm junior water prize",
    "contaminacion de rios proyecto",
    "premio ambiental para prepa mexico",
    "ingenieria del agua joven",
    "ecologia",
    "feria cientifica",
    "concursos en mexico",
    "jovenes investigadores",
    "proyecto de investigacion escolar",
    "inventos",
    "escasez de agua",
    "ingenieria ambiental",
    "viajar representando a mi pais",
    "activista ambiental joven",
  ],
  texts: {
    es: {
      name: "Premio Nacional Juvenil del Agua",
      audience:
        "Estudiantes de secundaria o bachillerato en México, de 15 a 20 años",
      gives: "Premios nacionales, y el pase al Stockholm Junior Water Prize",
      when: "En ediciones vistas abrió hacia marzo y cerró en abril o mayo",
      where: "México; la etapa internacional es en Estocolmo, en agosto",
      description:
        "Presenta por escrito, por tu cuenta o en equipo, una investigación o solución sobre el agua. Quien gana en México va a la etapa internacional en Estocolmo. Otros países tienen su propia convocatoria.",
      requirements: {
        age: "Tener de 15 a 20 años",
        studies:
          "Estar en secundaria o bachillerato en México; las convocatorias hablan de estudiantes mexicanos",
        english: "Saber inglés para representar a México (así en 2025)",
      },
      figures: {
        y2025: "La edición más reciente que vimos es la de 2025.",
      },
    },
    en: {
      name: "National Youth Water Prize of Mexico",
      audience:
        "Lower-secondary and high-school students in Mexico, aged 15 to 20",
      gives: "National prizes, and a place at the Stockholm Junior Water Prize",
      when: "In past editions it opened around March and closed in April or May",
      where: "Mexico; the international stage is in Stockholm, in August",
      description:
        "Submit in writing, alone or in a team, research on water or a solution for it. Whoever wins in Mexico goes to the international stage in Stockholm. Other countries have their own call.",
      requirements: {
        age: "Be 15 to 20",
        studies:
          "Be in lower secondary or high school in Mexico; the calls speak of Mexican students",
        english: "Know enough English to represent Mexico (as in 2025)",
      },
      figures: {
        y2025: "The latest edition that we saw is that of 2025.",
      },
    },
  },
};
