import type { MentorshipProgram } from "../mentorship.schema.ts";
import {
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
} from "../shared-conditions.ts";

export const juniorAcademy: MentorshipProgram = {
  id: "junior-academy",
  link: "https://www.nyas.org/learning/high-school-research-programs/the-junior-academy/",
  tags: ["ciencia", "stem", "mentoría", "en línea", "equipos"],
  sources: [
    {
      url: "https://www.nyas.org/learning/high-school-research-programs/the-junior-academy/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.iva.se/publicerat/nu-oppnar-antagningen-till-junior-academy-2022/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.iva.se/publicerat/los-varldens-tuffaste-utmaningar-i-junior-academy/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.iva.se/projekt/junior-academy/vanliga-fragor/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.nyas.org/program-category/learning/page/11",
      supports: ["programme", "dates"],
      read: { on: "2026-11-27", as: "stored" },
      isOfficial: true,
    },
  ],
  name: "The Junior Academy",
  organization: "The New York Academy of Sciences",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.level",
    "requirements.age",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        ...IN_HIGH_SCHOOL_THEN,
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [[{ kind: "age", min: 13, max: 17 }], [{ kind: "other" }]],
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
  levels: ["highSchool"],
  fields: ["naturalSciences", "technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  // The newest group that a source names joined in November 2023.
  lastSeenCycle: 2023,
  alsoListedAs: ["opportunities_seminars"],
  categoryKey: "science",
  phrases: [
    "junior academy nyas",
    "academia de ciencias de nueva york jovenes",
    "proyecto de ciencia en equipo por internet",
    "concurso cientifico virtual para prepa",
    "reto de innovacion con chavos de otros paises",
    "competencia stem online para secundaria o liceo",
    "mentores cientificos para adolescentes",
    "programa de ciencias en ingles para bachillerato",
    "hacer amigos cientificos de otros paises",
    "desafio de tecnologia para resolver problemas reales",
    "como participo en un proyecto cientifico internacional",
    "online stem challenge for high school",
    "teen science team competition",
    "me gusta inventar cosas y la ciencia",
    "proyecto cientifico en equipo por internet",
    "mentores de ciencia para adolescentes",
    "reto de innovacion en linea",
    "new york academy of sciences",
    "resolver problemas del mundo con ciencia",
    "stem mentoring for teens",
    "trabajar con jovenes de otros paises",
    "extracurriculares de ciencia",
    "jovenes investigadores",
    "concursos en linea",
    "innovacion para jovenes",
    "concursos en equipo",
    "chicas stem",
    "practicar ingles con otros jovenes",
    "impacto social y tecnologia",
    "quiero ser cientifico",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de prepa de cualquier país con curiosidad por la ciencia",
      gives:
        "Retos de innovación en equipo, con mentores de ciencia y tecnología",
      when: "Por convocatoria; la fecha se confirma en su página",
      where: "En línea, en la plataforma Launchpad",
      description:
        "Forma un equipo con estudiantes de otros países y diseña una solución a un problema real. Especialistas en ciencia y tecnología guían a tu equipo y un jurado elige al ganador. Todo pasa en línea y en inglés.",
      requirements: {
        level: "Estudiar la prepa o el bachillerato",
        age: "Tener de 13 a 17 años (edición de 2022)",
        english: "Trabajar en inglés con tu equipo",
      },
      note: "La última convocatoria que leímos cerró en junio de 2022; en 2019 era gratis. Puede seguir cada año: confirma fecha y costo en su página.",
    },
    en: {
      audience:
        "High-school students from any country who are curious about science",
      gives:
        "Innovation challenges in a team, with science and technology mentors",
      when: "By call; see its page for the date",
      where: "Online, on the Launchpad platform",
      description:
        "Form a team with students from other countries and design a solution to a real problem. Specialists in science and technology guide your team and judges choose the winner. Everything happens online and in English.",
      requirements: {
        level: "Be in high school",
        age: "Be 13 to 17 years old (2022 edition)",
        english: "Work in English with your team",
      },
      note: "The last call we read closed in June 2022; in 2019 it was free. It may run each year: check date and cost on its page.",
    },
  },
};
