import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL, IN_FIRST_YEAR, LEFT_SCHOOL } from "../shared-conditions.ts";

export const oceanAwarenessContest: Competition = {
  id: "ocean-awareness-contest",
  link: "https://bowseat.org/programs/ocean-awareness-contest/",
  tags: ["arte", "escritura", "medio ambiente", "música"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-06-08",
      source:
        "https://opportunitypool.org/apply-now-for-the-fully-funded-2026-ocean-awareness-contest-for-students-worldwide-win-up-to-1000",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-06-09",
      source: "https://bowseat.org/?p=2666",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-06-13",
      source:
        "https://postercastle.com/competition/2023-bow-seat-ocean-awareness-student-contest/",
    },
  ],
  sources: [
    {
      url: "https://opportunitypool.org/apply-now-for-the-fully-funded-2026-ocean-awareness-contest-for-students-worldwide-win-up-to-1000",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://bowseat.org/programs/ocean-awareness-contest/how-to-enter/",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://mladiinfo.eu/2016/11/29/ocean-awareness-student-contest/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://bowseat.org/?p=2666",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://postercastle.com/competition/2023-bow-seat-ocean-awareness-student-contest/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Ocean Awareness Contest",
  organization: "Bow Seat Creative Action for Conservation",
  section: "artistic",
  category: "arts",
  icon: "palette",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.age", "requirements.studies"],
  eligibility: [
    {
      kind: "age",
      min: 11,
      max: 18,
      on: { moment: "application" },
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [AT_SCHOOL],
        // School may have ended after the contest opened.
        LEFT_SCHOOL,
        IN_FIRST_YEAR,
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],
  levels: ["highSchool"],
  fields: ["arts", "environment"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 9, closes: 6 }] },
  phrases: [
    "concurso de arte del oceano",
    "bow seat ocean contest",
    "concurso de dibujo sobre el mar",
    "concurso gratis de poesia y cuento ambiental",
    "pintura del mar cambio climatico concurso",
    "concurso artistico internacional secundaria prepa",
    "concurso de musica y baile ecologico",
    "corto de cine sobre contaminacion marina",
    "arte y ballenas tortugas plastico concurso",
    "donde mandar mis dibujos concurso",
    "concurso creativo adolescentes liceo cole",
    "ocean art contest",
    "free art competition teens",
    "me gusta dibujar y amo el mar",
    "concurso de arte sobre el mar",
    "competir con poemas cuentos o pintura",
    "concurso de dibujo danza o musica",
    "concurso de cine corto ambiental",
    "art contest for teens",
    "creative writing contest",
    "ganar dinero con mi arte",
    "poesia y cuento concurso juvenil",
    "arte por el planeta",
    "concurso artistico gratis en linea",
    "concursos de arte",
    "concursos de escritura",
    "dibujo y pintura",
    "cuentos y poemas",
    "ecologia",
    "concursos con premio en dinero",
    "concursos en linea",
    "concursos internacionales gratis",
    "baile musica y cine",
    "mis dibujos donde los muestro",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de secundaria o prepa de 11 a 18 años, de cualquier país",
      gives: "Premios en dinero para las mejores obras; participar es gratis",
      when: "Suele abrir en septiembre y cerrar en junio",
      where: "En línea",
      description:
        "Crea una obra sobre el tema del año, como el océano o el clima: arte visual, cuento, poesía, cine, música, danza o multimedia. Envíala tú o en grupo, sin costo, con una reflexión escrita y una persona adulta que te respalde.",
      requirements: {
        age: "Tener de 11 a 18 años",
        studies:
          "Estar o haber estado en secundaria o prepa con el concurso abierto",
      },
      note: "No vimos en qué idiomas aceptan textos y la reflexión. Si escribes en español, pregunta antes de enviarla.",
    },
    en: {
      audience:
        "Secondary and high-school students aged 11 to 18, from any country",
      gives: "Cash prizes for the best works; entry is free",
      when: "Usually opens in September and closes in June",
      where: "Online",
      description:
        "Create a work on the year's theme, such as the ocean or climate: visual art, story, poetry, film, music, dance or multimedia. Send it alone or as a group, for free, with a written reflection and an adult sponsor.",
      requirements: {
        age: "Be 11 to 18",
        studies:
          "Be or have been at secondary school while the contest is open",
      },
      note: "We did not see in which languages they accept texts and the reflection. If you write in Spanish, ask before you send it.",
    },
  },
};
