import type { Competition } from "../competition.schema.ts";
import {
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
} from "../shared-conditions.ts";

export const omf: Competition = {
  id: "omf",
  link: "https://smf.mx/?p=50653",
  tags: ["física", "olimpiada", "nacional", "preparatoria"],
  sources: [
    {
      url: "https://smf.mx/?p=50653",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.cuartopoder.mx/chiapas/estudiantes-pueden-participar-en-la-olimpiada-de-fisica/568623",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Sociedad Mexicana de Física",
  section: "nationalMx",
  category: "physics",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.limits", "requirements.studies"],
  eligibility: [
    {
      kind: "other",
      textKey: "requirements.limits",
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
        ...IN_HIGH_SCHOOL_THEN,
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences"],
  cost: "varies",
  cycle: { basis: "unknown" },
  sharedLinkReason:
    "The page of this olympiad; the Ibero-American olympiad links to it too, as it has no site of its own.",
  phrases: [
    "omf fisica mexico",
    "olimpiada nacional de fisica mexicana",
    "concurso de fisica prepa mexico",
    "competencia estatal de fisica bachilleres",
    "smf concurso de fisica",
    "seleccion mexicana de fisica ipho",
    "como llegar a la olimpiada internacional fisica",
    "concurso mecanica electricidad optica preparatoria",
    "experimentos de fisica competencia nacional",
    "torneo de fisica cobach cbtis",
    "como me inscribo olimpiada fisica estado",
    "mexican physics olympiad",
    "physics contest mexico high school",
    "quiero ser fisico o ingeniero",
    "concurso de fisica en mi estado mexico",
    "olimpiada de fisica para bachillerato",
    "competencia nacional de fisica",
    "seleccion mexicana de fisica",
    "inscribirme a la olimpiada de fisica",
    "teoria y experimento mexico",
    "olimpiadas de conocimiento",
    "concursos academicos para bachilleres",
    "concursos en mexico",
    "competencia de ciencias exactas",
    "competencia estatal escolar",
    "entrenamiento olimpico",
    "futuro fisico o ingeniero",
    "retos de mecanica y electromagnetismo",
  ],
  texts: {
    es: {
      name: "Olimpiada Mexicana de Física",
      audience:
        "Estudiantes de bachillerato en México; a la final va un equipo por estado",
      gives:
        "Un lugar en el equipo de tu estado, y el camino hacia la IPhO y la OIbF",
      when: "Cada estado pone sus fechas; la final suele ser en noviembre",
      where: "En tu estado; la final, en una sede que cambia",
      description:
        "Resuelve problemas de física en el concurso de tu estado. En la final nacional hay teoría y experimento. De ahí se preselecciona a quienes pueden formar los equipos internacionales.",
      requirements: {
        limits:
          "Cumplir la fecha de nacimiento y el semestre máximo de la convocatoria",
        studies:
          "Estudiar en México el bachillerato (o secundaria, en Chiapas en 2026)",
      },
      note: "Los límites pueden cambiar. En la de Chiapas de 2026 había que nacer después del 30 de junio de 2007 y cursar hasta cuarto semestre; el registro cerró en febrero.",
    },
    en: {
      name: "Mexican Physics Olympiad",
      audience:
        "High-school students in Mexico; one team per state reaches the final",
      gives:
        "A place on your state team, and the road to the IPhO and the OIbF",
      when: "Each state sets its dates; the final is usually in November",
      where: "In your state; the final, at a venue that changes",
      description:
        "Solve physics problems in the contest of your state. The national final has theory and an experiment. The shortlist for the international teams comes from there.",
      requirements: {
        limits: "Meet the date of birth and highest semester set in the call",
        studies:
          "Be in high school in Mexico (or lower secondary, Chiapas 2026)",
      },
      note: "The limits may change. In the 2026 call of Chiapas you had to be born after 30 June 2007 and be in the fourth semester at most; registration closed in February.",
    },
  },
};
