import type { Competition } from "../competition.schema.ts";

export const pluralPlus: Competition = {
  id: "plural-plus",
  link: "https://pluralplus.unaoc.org/",
  tags: ["video", "cine", "migración", "inclusión"],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2025-06-15",
      source: "https://pluralplus.unaoc.org/?p=2476",
    },
    {
      year: 2022,
      opens: null,
      closes: "2022-06-17",
      source:
        "https://mediarightsagenda.org/youth-worldwide-invited-to-apply-for-plural-video-competition/",
    },
    {
      year: 2020,
      opens: null,
      closes: "2020-06-19",
      source:
        "https://mediarightsagenda.org/plural-youth-video-festival-accepting-entries-for-youth-video-festival/",
    },
  ],
  sources: [
    {
      url: "https://pluralplus.unaoc.org/submit/rules/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://pluralplus.unaoc.org/?p=2476",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mediarightsagenda.org/youth-worldwide-invited-to-apply-for-plural-video-competition/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://mediarightsagenda.org/plural-youth-video-festival-accepting-entries-for-youth-video-festival/",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "PLURAL+ Youth Video Festival",
  organization: "UNAOC, IOM",
  section: "artistic",
  category: "arts",
  icon: "video",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.subtitles"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 25 }],
        // A film of a recent year may be sent too.
        [{ kind: "age", max: 28 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        // Others may write the subtitles.
        [{ kind: "task", task: "project" }],
      ],
      textKey: "requirements.subtitles",
      changeable: true,
    },
  ],

  lastSeenCycle: 2025,
  levels: ["any"],
  fields: ["arts", "socialSciences"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 6 }] },
  phrases: [
    "plural plus festival de video",
    "concurso de cortometrajes sobre migrantes",
    "concurso de video onu jovenes",
    "festival de cine juvenil diversidad",
    "concurso de cortos contra el racismo",
    "video sobre inclusion y discriminacion premio",
    "concurso audiovisual para jovenes migrantes",
    "animacion documental jovenes concurso",
    "como mandar mi corto al festival",
    "concurso de peliculas menores de 25",
    "grabar un corto sobre refugiados",
    "youth video festival migration",
    "short film contest youth",
    "mi familia emigro y quiero contarlo",
    "festival de video sobre migrantes",
    "concurso de cortometrajes juveniles",
    "cine sobre inclusion y diversidad",
    "youth film festival",
    "hacer un documental corto",
    "video sobre racismo o migracion",
    "jovenes cineastas concurso",
    "animacion o ficcion concurso de la onu",
    "cortometrajes",
    "cine",
    "festival de cine",
    "migrantes y refugiados",
    "concursos en linea",
    "estudio comunicacion audiovisual",
    "creador de contenido social",
  ],
  texts: {
    es: {
      audience: "Jóvenes de hasta 25 años, de cualquier nacionalidad",
      gives: "Tu video puede verse y premiarse en un festival de la ONU",
      when: "En ediciones pasadas cerró hacia mediados de junio",
      where: "Envío en línea",
      description:
        "Cuenta en un video de uno a cinco minutos lo que piensas de la migración, la diversidad o la inclusión. Vale cualquier género: documental, animación, ficción, música. Hay tres grupos: hasta 12 años, de 13 a 17 y de 18 a 25.",
      requirements: {
        age: "Tener como máximo 25 años al producir el video, que puede ser de años recientes",
        subtitles: "Saber inglés para el video, o ponerle subtítulos en inglés",
      },
      note: "La convocatoria de 2025 cerró el 15 de junio: confirma que haya otra. El premio del jurado ha traído un viaje pagado.",
    },
    en: {
      audience: "Young people up to 25, of any nationality",
      gives: "Your video may be seen and awarded at a UN festival",
      when: "In past editions it closed around mid-June",
      where: "Online entry",
      description:
        "Tell in a video of one to five minutes what you think about migration, diversity or inclusion. Any genre works: documentary, animation, fiction, music. There are three groups: up to 12, 13 to 17 and 18 to 25.",
      requirements: {
        age: "Be 25 or younger when you make the video, which may be of recent years",
        subtitles: "Know English for the video, or add English subtitles",
      },
      note: "The 2025 call closed on 15 June: confirm that there is a new one. The jury's award has come with a paid trip.",
    },
  },
};
