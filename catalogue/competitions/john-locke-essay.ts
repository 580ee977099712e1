import type { Competition } from "../competition.schema.ts";

export const johnLockeEssay: Competition = {
  id: "john-locke-essay",
  link: "https://johnlockeinstitute.com/essay-competition",
  tags: ["ensayo", "humanidades", "en línea", "inglés"],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-05-31",
      source:
        "https://discover.atomicmind.com/opportunity/john-locke-global-essay-competition-standard-prize-junior-prize",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-05-31",
      source:
        "https://fundsforindividuals.fundsforngos.org/awards-and-prizes-and-challenges/nominations-open-for-global-essay-prize-competition/",
    },
  ],
  sources: [
    {
      url: "https://discover.atomicmind.com/opportunity/john-locke-global-essay-competition-standard-prize-junior-prize",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://johnlockeinstitute.com/essay-competition",
      supports: ["programme", "eligibility", "dates", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://fundsforindividuals.fundsforngos.org/awards-and-prizes-and-challenges/nominations-open-for-global-essay-prize-competition/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "John Locke Institute Global Essay Prize",
  organization: "John Locke Institute",
  section: "academic",
  category: "humanities",
  icon: "document",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.english"],
  eligibility: [
    {
      kind: "age",
      max: 18,
      on: { month: 5, day: 31 },
      textKey: "requirements.age",
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
      year: 2026,
      textKey: "figures.y2026",
      source: "https://johnlockeinstitute.com/essay-competition",
    },
  ],
  levels: ["highSchool"],
  fields: ["humanities", "socialSciences"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 5 }] },
  phrases: [
    "concurso john locke ensayo",
    "jonh lock essay",
    "concurso de ensayos en ingles prepa",
    "premio de escritura academica gratis",
    "competencia de ensayo filosofia historia derecho",
    "concurso de redaccion internacional adolescentes",
    "ensayo de politica economia psicologia concurso",
    "concurso que no necesita colegio inscribirse solo",
    "escribir en ingles para mi curriculum",
    "como participar en el john locke",
    "premio de ensayo para liceo bachillerato",
    "free essay competition teens",
    "john locke essay competition",
    "me gusta escribir y argumentar en ingles",
    "concurso de ensayos en ingles",
    "premio de escritura para adolescentes",
    "essay contest for high school",
    "competir escribiendo desde casa",
    "concursos de escritura",
    "concursos de letras y humanidades",
    "concursos en linea",
    "concursos que no son de mate",
    "extracurricular activities for college",
    "concursos internacionales gratis",
    "derecho politica e historia concurso",
    "me gusta leer y opinar",
    "concursos individuales",
    "redaccion academica en ingles",
  ],
  texts: {
    es: {
      audience: "Estudiantes de hasta 18 años, de cualquier país",
      gives:
        "Reconocimiento; los premios han sido crédito para cursos con costo del instituto",
      when: "El registro suele cerrar en mayo; el ensayo se entrega en mayo o junio",
      where: "En línea",
      description:
        "Elige una pregunta de la materia que te guste y escribe un ensayo en inglés. Te inscribes tú, sin selección previa.",
      requirements: {
        age: "Tener como máximo 18 años en la fecha de corte",
        english: "Escribir el ensayo en inglés",
      },
      note: "Participar es gratis si cumples los plazos; fuera de ellos se ha cobrado. La premiación ha sido en Londres: pregunta quién paga el viaje.",
      figures: {
        y2026: "En 2026 había que tener menos de 19 años el 31 de mayo.",
      },
    },
    en: {
      audience: "Students up to 18, from any country",
      gives:
        "Recognition; the prizes have been credit for the institute's own paid courses",
      when: "Registration usually closes in May; the essay is due in May or June",
      where: "Online",
      description:
        "Choose a question in a subject you like and write an essay in English. You sign up yourself, with no earlier round.",
      requirements: {
        age: "Be 18 or younger on the cut-off date",
        english: "Write the essay in English",
      },
      note: "Entry is free within the deadlines; after them it has cost money. The prize-giving has been in London: ask who pays the trip.",
      figures: {
        y2026: "In 2026 you had to be under 19 on 31 May.",
      },
    },
  },
};
