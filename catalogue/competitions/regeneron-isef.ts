import type { Competition } from "../competition.schema.ts";
import {
  AT_SCHOOL_IN_SPRING,
  BEFORE_HIGHER_STUDIES,
  NINTH_GRADE,
} from "../shared-conditions.ts";

export const regeneronIsef: Competition = {
  id: "regeneron-isef",
  link: "https://www.societyforscience.org/isef/",
  destination: "US",
  tags: ["ciencia", "ingeniería", "proyectos", "internacional"],
  sources: [
    {
      url: "https://www.societyforscience.org/press-release/2021-regeneron-international-science-and-engineering-fair/",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.societyforscience.org/isef/international-rules/rules-for-all-projects/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.societyforscience.org/isef/affiliated-fair-guidelines/requirements/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://febrace.org.br/participe/regras/regras-gerais",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.periodicomirador.com/2026/03/11/talento-zacatecano-presente-en-feria-mexicana-de-ciencias-e-ingenierias-2026/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://publimetro.com.mx/jalisco/2025/03/17/orgullo-jalisciense-delegacion-obtiene-primer-lugar-en-la-feria-mexicana-de-ciencias-e-ingenierias",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Regeneron ISEF",
  organization: "Society for Science",
  section: "innovation",
  category: "multidisciplinary",
  icon: "science",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.fair",
    "requirements.studies",
    "requirements.age",
  ],
  eligibility: [
    {
      kind: "task",
      task: "selection",
      textKey: "requirements.fair",
      changeable: true,
    },
    {
      ...BEFORE_HIGHER_STUDIES,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // The final is in May; some fairs count the school year of the project, which may be over.
      kind: "anyOf",
      options: [...AT_SCHOOL_IN_SPRING, [{ kind: "other" }]],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      ...NINTH_GRADE,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "age",
      max: 19,
      on: { month: 5, day: 1 },
      textKey: "requirements.age",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["naturalSciences", "technology"],
  cost: "varies",
  cycle: { basis: "unknown" },
  phrases: [
    "isef feria de ciencias",
    "feria mundial de ciencia e ingenieria",
    "concurso de inventos prepa",
    "regeneron intel isef como entrar",
    "presentar mi proyecto cientifico internacional",
    "feria cientifica afiliada en mi pais",
    "concurso de investigacion juvenil bachillerato",
    "competencia de proyectos de laboratorio colegio",
    "premio para jovenes inventores liceo",
    "feria de ciencias secundaria internacional",
    "donde llevar mi proyecto de ciencias",
    "international science fair high school",
    "young scientist research competition",
    "invente algo y quiero mostrarlo",
    "feria mundial de ciencias",
    "presentar mi proyecto cientifico",
    "concurso de inventos para prepa",
    "feria de ingenieria internacional",
    "international science fair",
    "inventos y experimentos concurso",
    "feria cientifica",
    "inventos",
    "proyecto de investigacion escolar",
    "jovenes investigadores",
    "extracurriculares de ciencia",
    "viajar representando a mi pais",
    "presentar mi prototipo",
    "experimento propio concurso",
    "extracurriculares para entrar al mit",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de 3.º de secundaria a 3.º de prepa con un proyecto de ciencia",
      gives: "Una feria mundial donde expones tu proyecto",
      when: "Cada feria afiliada pone su fecha; la final suele ser en mayo",
      where: "Ferias en tu país; la final, en Estados Unidos",
      description:
        "Investiga o inventa algo, preséntalo en una feria afiliada y gana un lugar en la final mundial. No se puede entrar directo: hace falta una feria afiliada.",
      requirements: {
        fair: "Ganar el pase con tu proyecto en una feria afiliada",
        studies:
          "Estar entre 3.º de secundaria y el último año de prepa (grados 9 a 12)",
        age: "No haber cumplido 20 años al 1 de mayo del año del concurso",
      },
      note: "Pregunta por escrito a la feria si está afiliada a ISEF en este ciclo. En México, a la feria nacional FEMECI se suele llegar por la de tu estado; no pudimos confirmar su afiliación.",
    },
    en: {
      audience: "Students in grades 9 to 12 with a science project",
      gives: "A world fair where you present your project",
      when: "Each affiliated fair sets its date; the final is usually in May",
      where: "Fairs in your country; the final, in the United States",
      description:
        "Research or invent something, present it at an affiliated fair and win a place in the world final. There is no direct entry: you need an affiliated fair.",
      requirements: {
        fair: "Win a place with your project at an affiliated fair",
        studies: "Be in grades 9 to 12 or the equivalent",
        age: "Not have turned 20 by 1 May of the contest year",
      },
      note: "Ask the fair in writing whether it is affiliated to ISEF for this cycle. In Mexico, the national fair FEMECI is usually reached through your state's; we could not confirm its affiliation.",
    },
  },
};
