import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_THEN } from "../shared-conditions.ts";

export const ofmi: Competition = {
  id: "ofmi",
  link: "https://ofmi.omegaup.com/",
  applicationUrl: "https://ofmi.omegaup.com/convocatoria",
  tags: ["programación", "olimpiada", "mujeres", "méxico", "informática"],
  sources: [
    {
      url: "https://ofmi.omegaup.com/reglamento",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://github.com/omegaup/website-OFMI",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://github.com/omegaup/OFMI-website",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "Olimpiada Femenil Mexicana de Informática (OFMI)",
  organization: "omegaUp y comité de la OFMI",
  organizationKey: "organization",
  serves: ["MX"],
  section: "nationalMx",
  category: "computerScience",
  icon: "code",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.identity",
    "requirements.country",
    "requirements.school",
    "requirements.language",
  ],
  eligibility: [
    {
      kind: "circumstance",
      is: "girlsProgramme",
      textKey: "requirements.identity",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["MX"] }],
        [{ kind: "residence", countries: ["MX"] }],
      ],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.language", changeable: true },
  ],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2024-10-18",
      source: "https://github.com/omegaup/website-OFMI",
    },
    {
      year: 2022,
      opens: null,
      closes: "2022-01-02",
      source: "https://github.com/omegaup/OFMI-website",
    },
  ],
  levels: ["highSchool"],
  fields: ["technology", "mathematics"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "ofmi olimpiada femenil",
    "olimpiada de programacion para mujeres",
    "concurso de codigo para chavas",
    "competencia de informatica para niñas de secundaria",
    "aprender c++ y competir",
    "olimpiada de informatica femenil mexico",
    "programacion competitiva para principiantes mujeres",
    "quiero programar y soy mujer",
    "como llegar a la egoi desde mexico",
    "concurso de programacion primaria secundaria prepa",
    "omegaup concurso femenil",
    "personas no binarias concurso de programacion",
    "girls programming olympiad mexico",
    "women in coding contest mexico",
    "concursos para mujeres",
    "competir programando",
    "concursos en mexico",
    "chicas stem",
    "niñas programadoras",
    "concursos en linea",
    "girls in stem",
  ],
  texts: {
    es: {
      organization: "omegaUp y comité de la OFMI",
      audience:
        "Mujeres y personas no binarias de primaria, secundaria y prepa",
      gives:
        "Entrenamientos, un concurso nacional y, aparte, un camino a la olimpiada europea femenil",
      when: "En años pasados el registro cerró en octubre o enero; los exámenes, en enero o febrero",
      where:
        "En la plataforma omegaUp; la 5.ª edición, en sedes de varios estados",
      description:
        "Resuelve problemas de programación en dos días de examen. Si apenas empiezas, en su página hay cursos y ha habido etapas solo de entrenamiento.",
      requirements: {
        identity: "Ser mujer o persona no binaria",
        country: "Ser mexicana o vivir en México",
        school: "Estar inscrita en primaria, secundaria o bachillerato",
        language: "Programar en C o C++ (reglamento de 2023)",
      },
      note: "La forma cambia: la 5.ª pidió elegir una sede con cupo, y al equipo de la olimpiada europea lo eligió una división aparte. Lee la convocatoria vigente para saber fechas y sede.",
    },
    en: {
      organization: "omegaUp and the OFMI committee",
      audience:
        "Women and non-binary people in primary, lower and upper secondary school",
      gives:
        "Training, a national contest and, apart from it, a path to the European girls' olympiad",
      when: "In past years sign-up closed in October or January; exams, in January or February",
      where:
        "On the omegaUp platform; the 5th edition, at venues in several states",
      description:
        "Solve programming problems on two exam days. If you are just starting, its page has courses and there have been stages for training only.",
      requirements: {
        identity: "Be a woman or a non-binary person",
        country: "Be Mexican or live in Mexico",
        school: "Be enrolled in primary, lower or upper secondary school",
        language: "Program in C or C++ (rules of 2023)",
      },
      note: "The format changes: the 5th asked you to choose a venue with limited places, and a separate division chose the team for the European olympiad. Read the current call for dates and venue.",
    },
  },
};
