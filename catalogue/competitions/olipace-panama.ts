import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL_THEN,
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
} from "../shared-conditions.ts";

export const olipacePanama: Competition = {
  id: "olipace-panama",
  link: "https://www.senacyt.gob.pa/",
  sharedLinkReason:
    "Two contests of the same secretariat, which announces both on its home page.",
  tags: [
    "panamá",
    "olimpiada",
    "astronomía",
    "física",
    "nacional",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://panamadigital.gob.pa/Noticia/vii-olimpiada-panamena-de-ciencias-espaciales-se-celebrara-del-13-al-15-de-junio",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://senacyt.gob.pa/estudiantes-de-san-miguelito-y-panama-centro-ganan-medallas-de-la-vii-olipace-y-representaran-a-panama-en-la-olimpiada-latinoamericana-2024",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://senacyt.gob.pa/la-senacyt-realizo-la-final-de-la-iv-olimpiada-panamena-de-ciencias-espaciales-olipace/amp",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://elsiglo.com.pa/panama/nacionales/estudiantes-ponen-prueba-creatividad-competencias-ciencias-espaciales-CJES24228907",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.laestrella.com.pa/vida-y-cultura/estudiantes-brillan-por-su-excelencia-en-la-ciencia-HJ15949349",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.senacyt.gob.pa/la-senacyt-organiza-la-primera-edicion-de-la-olimpiada-panamena-de-ciencias-espaciales/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://vistazoonline.com/iii-edicion-de-la-olimpiada-panamena-de-ciencias-espaciales/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  section: "national",
  category: "physics",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2025,
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Senacyt y Fundación Ciudad del Saber",
  requirementsKeys: ["requirements.residence", "requirements.level"],
  eligibility: [
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        // Some editions had other tracks for younger students.
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.laestrella.com.pa/vida-y-cultura/estudiantes-brillan-por-su-excelencia-en-la-ciencia-HJ15949349",
    },
  ],
  phrases: [
    "olipace panama",
    "olimpiada de ciencias espaciales",
    "olimpiada de astronomia panama",
    "como llegar a la olaa desde panama",
    "senacyt olimpiada espacial",
    "concurso de cohetes para estudiantes",
    "me gusta el espacio y estoy en media",
    "olimpiada de fisica y astronomia panama",
    "observar el cielo con telescopio concurso",
    "ciudad del saber olimpiada",
    "cohetes de agua competencia escolar",
    "seleccion panamena de astronomia",
    "panama space science olympiad",
    "astronomy olympiad panama",
    "olimpiadas de conocimiento",
    "concursos en panama",
    "me apasiona el universo",
    "extracurriculares de ciencia",
    "viajar representando a mi pais",
    "agujeros negros estrellas y galaxias",
    "astronautica",
    "futuro astronauta panama",
  ],
  texts: {
    es: {
      name: "Olimpiada Panameña de Ciencias Espaciales (OliPaCE)",
      organization: "Senacyt y Fundación Ciudad del Saber",
      audience: "Estudiantes de media de Panamá que miran al espacio",
      gives:
        "Medallas y, para los mejores, un lugar en la olimpiada latinoamericana (OLAA)",
      when: "La final suele ser entre abril y junio, tras una prueba previa",
      where: "Panamá",
      description:
        "Haz una prueba de preselección y, si pasas, varios días de retos: física, matemáticas, astrofísica, observación del cielo y cohetería. De ahí sale el equipo de Panamá a la Olimpiada Latinoamericana de Astronomía y Astronáutica.",
      note: "La última edición en las fuentes es la de 2025: pregunta desde febrero a Senacyt o a tu docente de ciencias por la próxima. Pregunta también si hay categorías para primaria y premedia.",
      requirements: {
        residence: "Estudiar en una escuela oficial o particular de Panamá",
        level: "Cursar la media para competir por un lugar en la OLAA",
      },
      figures: {
        y2025: "En 2025 fue en junio.",
      },
    },
    en: {
      name: "Panamanian Space Sciences Olympiad (OliPaCE)",
      organization: "Senacyt and Fundación Ciudad del Saber",
      audience: "Upper secondary students in Panama who look to space",
      gives:
        "Medals and, for the best, a place at the Latin American olympiad (OLAA)",
      when: "The final is usually from April to June, after a first test",
      where: "Panama",
      description:
        "Sit a pre-selection test and, if you pass, some days of challenges: physics, maths, astrophysics, sky observation and rocketry. They form Panama's team for the Latin American Olympiad of Astronomy and Astronautics.",
      note: "The newest edition in the sources is from 2025: from February on ask Senacyt or your science teacher about the next one. Ask too if there are tracks for primary and lower secondary.",
      requirements: {
        residence: "Study at a state or private school in Panama",
        level: "Be in upper secondary to compete for a place at the OLAA",
      },
      figures: {
        y2025: "In 2025 it was in June.",
      },
    },
  },
};
