import type { Competition } from "../competition.schema.ts";
import {
  IN_POSTGRADUATE_STUDIES,
  STUDYING_WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const leerAMarti: Competition = {
  id: "leer-a-marti",
  link: "https://www.bnjm.cu/",
  tags: ["cuba", "concurso", "escritura", "literatura", "nacional"],
  sources: [
    {
      url: "https://archivo.prensa-latina.cu/2024/01/24/anuncian-ganadores-del-concurso-leer-a-marti-en-cuba",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://giron.cu/2026/01/28/nueva-edicion-concurso-leer-a-marti/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://lajiribilla.cu/lecturas-que-el-alma-agradece",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Biblioteca Nacional de Cuba José Martí",
  organizationKey: "organization",
  section: "national",
  category: "humanities",
  icon: "book",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.studies", "requirements.text"],
  eligibility: [
    {
      kind: "residence",
      countries: ["CU"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [[STUDYING_WITHOUT_DEGREE], IN_POSTGRADUATE_STUDIES],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.text",
      changeable: true,
    },
  ],
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-05-31",
      source:
        "https://archivo.prensa-latina.cu/2024/01/24/anuncian-ganadores-del-concurso-leer-a-marti-en-cuba",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["humanities"],
  cost: "varies",
  cycle: { basis: "unknown" },
  lastSeenCycle: 2025,
  phrases: [
    "concurso leer a marti",
    "concurso literario para estudiantes en cuba",
    "escribir sobre jose marti",
    "biblioteca nacional jose marti concurso",
    "concurso de cuento y poesia cuba",
    "premio de escritura para preuniversitario",
    "certamen nacional de lectura cuba",
    "concurso en la biblioteca escolar",
    "escribir una carta o un poema y ganar",
    "concurso para secundaria basica en cuba",
    "me gusta escribir y vivo en cuba",
    "writing contest for students in cuba",
    "jose marti reading and writing contest",
    "concursos de escritura",
    "concursos en cuba",
    "concursos de letras y humanidades",
    "literatura",
    "cuentos y poemas",
    "concursos para secundaria",
    "quiero ser escritor",
    "concursos que no son de mate",
  ],
  texts: {
    es: {
      name: "Concurso Leer a Martí",
      organization: "Biblioteca Nacional de Cuba José Martí",
      audience: "Estudiantes de Cuba, desde cuarto grado hasta la universidad",
      gives:
        "Premios en tu provincia y, para los mejores textos, en todo el país",
      when: "La convocatoria vista pedía los textos antes del 1 de junio",
      where: "Tu biblioteca escolar o pública; después, tu provincia y el país",
      description:
        "Lee a José Martí y escribe algo tuyo a partir de él, como una carta, un poema o un relato. Compites con quienes están en tu mismo nivel, de primaria a universidad. Es anual.",
      requirements: {
        studies: "Estudiar en Cuba, de cuarto grado a la universidad",
        text: "Entregar un texto propio en una biblioteca escolar o pública",
      },
      note: "La fecha es de la convocatoria de 2024. Pregunta en tu biblioteca por las bases de este curso, los géneros y la extensión.",
    },
    en: {
      name: "Leer a Martí writing contest (Cuba)",
      organization: "José Martí National Library of Cuba",
      audience: "Students in Cuba, from fourth grade to university",
      gives:
        "Prizes in your province and, for the best texts, in the whole country",
      when: "The call seen asked for texts before 1 June",
      where:
        "Your school or public library; then your province and the country",
      description:
        "Read José Martí and write something of your own that starts from him, such as a letter, a poem or a story. You compete with those at your own level, from primary school to university. It is yearly.",
      requirements: {
        studies: "Study in Cuba, from fourth grade to university",
        text: "Hand in a text of your own at a school or public library",
      },
      note: "The date is that of the 2024 call. Ask at your library for this year's rules, the genres and the length.",
    },
  },
};
