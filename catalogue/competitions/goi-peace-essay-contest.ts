import type { Competition } from "../competition.schema.ts";

export const goiPeaceEssayContest: Competition = {
  id: "goi-peace-essay-contest",
  link: "https://www.goipeace.or.jp/en/work/essay-contest/",
  tags: ["ensayo", "escritura", "inglés", "concurso", "internacional"],
  sources: [
    {
      url: "https://www.pressenza.com/2024/03/shape-peace-your-story-of-overcoming-conflict-in-the-2024-essay-competition/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.radio.gov.pk/28-04-2021/goi-peace-foundation-japan-to-organize-essay-contest-on-theme-of-what-is-life",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://language4peace.org/2016/04/16/international-essay-contest-for-young-people/",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://mina7portal.com/en/opportunity/concours-international-de-redaction-pour-les-jeunes-de-la-fondation-goi-pour-la-paix",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.goipeace.or.jp/english/activities/programs/programs-14.htm",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  nameKey: "name",
  organization: "Goi Peace Foundation (Japón)",
  organizationKey: "organization",
  section: "artistic",
  category: "humanities",
  icon: "document",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.language",
    "requirements.essay",
  ],
  eligibility: [
    {
      kind: "age",
      max: 25,
      on: { month: 6, day: 15 },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
        [{ kind: "language", language: "ja" }],
        // The languages change: in 2016 Spanish was one.
        [{ kind: "other" }],
      ],
      textKey: "requirements.language",
      changeable: true,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.essay",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://www.pressenza.com/2024/03/shape-peace-your-story-of-overcoming-conflict-in-the-2024-essay-competition/",
    },
  ],
  lastSeenCycle: 2024,
  editions: [
    {
      year: 2024,
      opens: null,
      closes: "2024-06-15",
      source:
        "https://www.pressenza.com/2024/03/shape-peace-your-story-of-overcoming-conflict-in-the-2024-essay-competition/",
    },
    {
      year: 2021,
      opens: null,
      closes: "2021-06-15",
      source:
        "https://www.radio.gov.pk/28-04-2021/goi-peace-foundation-japan-to-organize-essay-contest-on-theme-of-what-is-life",
    },
    {
      year: 2016,
      opens: null,
      closes: "2016-06-15",
      source:
        "https://language4peace.org/2016/04/16/international-essay-contest-for-young-people/",
    },
  ],
  levels: ["highSchool", "undergraduate"],
  fields: ["humanities", "socialSciences"],
  cost: "varies",
  cycle: {
    basis: "usual",
    windows: [{ opens: null, closes: 6, closesDay: 15 }],
  },
  phrases: [
    "concurso de ensayo goi peace",
    "ensayo por la paz para jovenes",
    "concurso internacional de ensayo en ingles",
    "escribir sobre paz y conflictos",
    "ensayo corto de 700 palabras",
    "concurso de escritura de japon",
    "ensayo en frances para jovenes",
    "concurso para menores de 25 que escriben",
    "premio de ensayo juvenil mundial",
    "me gusta escribir y opinar",
    "concurso de ensayo sin inteligencia artificial",
    "peace essay contest for youth",
    "international essay contest young people",
    "concursos de escritura",
    "concursos de letras y humanidades",
    "concursos en linea",
    "concursos en ingles",
    "redaccion",
    "concursos individuales",
    "me gusta leer y opinar",
    "concursos que no son de mate",
    "practicar ingles escribiendo",
  ],
  texts: {
    es: {
      name: "Concurso Internacional de Ensayo para Jóvenes (Goi Peace Foundation)",
      organization: "Goi Peace Foundation (Japón)",
      audience: "Niñas, niños y jóvenes de hasta 25 años, de cualquier país",
      gives: "Diplomas y premios para quienes ganan",
      when: "Las ediciones vistas cerraron el 15 de junio",
      where: "En línea",
      description:
        "Escribe un ensayo corto sobre el tema del año, como tu experiencia de un conflicto. Hay una categoría hasta 14 años y otra de 15 a 25. Cada persona envía un solo texto.",
      requirements: {
        age: "Tener 25 años o menos el 15 de junio",
        language: "Escribir en inglés, francés o japonés (2024)",
        essay:
          "Enviar un ensayo propio e inédito (en 2024: sin IA y de hasta 700 palabras en inglés o francés)",
      },
      figures: {
        y2024: "En 2024 el tema fue «Mi experiencia superando un conflicto».",
      },
      note: "La última convocatoria que vimos es la de 2024. Confirma en su página que haya una abierta, el tema y los idiomas antes de escribir.",
    },
    en: {
      name: "Goi Peace Foundation International Essay Contest for Young People",
      organization: "Goi Peace Foundation (Japan)",
      audience: "Children and young people up to 25, from any country",
      gives: "Certificates and prizes for the winners",
      when: "The editions seen closed on 15 June",
      where: "Online",
      description:
        "Write a short essay on the year's theme, such as your own experience of a conflict. There is one category up to age 14 and one from 15 to 25. Each person sends a single text.",
      requirements: {
        age: "Be 25 or younger on 15 June",
        language: "Write in English, French or Japanese (2024)",
        essay:
          "Send your own unpublished essay (in 2024: without AI, up to 700 words in English or French)",
      },
      figures: {
        y2024: "In 2024 the theme was “My Experience of Overcoming Conflict”.",
      },
      note: "The last call we saw is that of 2024. Check on its page that one is open, the theme and the languages before you write.",
    },
  },
};
