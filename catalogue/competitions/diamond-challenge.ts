import type { Competition } from "../competition.schema.ts";
import {
  IN_HIGH_SCHOOL_THEN,
  IN_LOWER_SECONDARY,
  NINTH_GRADE,
} from "../shared-conditions.ts";

export const diamondChallenge: Competition = {
  id: "diamond-challenge",
  link: "https://diamondchallenge.org/",
  destination: "US",
  tags: ["emprendimiento", "negocios", "gratis"],
  editions: [
    {
      year: 2026,
      opens: null,
      closes: "2026-01-15",
      source: "https://www2.fundsforngos.org/?p=398071",
    },
    {
      year: 2020,
      opens: null,
      closes: "2020-01-08",
      source:
        "https://www.opportunitiesforafricans.com/university-of-delaware-horn-entrepreneurship-diamond-challenge-2020/",
    },
  ],
  sources: [
    {
      url: "https://diamondchallenge.org/frequentlyaskedquestions/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://diamondchallenge.org/competition/",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://horn.udel.edu/dc-written-concept-narrative",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://lerner.udel.edu/seeing-opportunity/diamond-challenge-brings-student-entrepreneurs-from-around-the-globe-to-ud/",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://www2.fundsforngos.org/?p=398071",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://allbusinessafrica.com/index.php/funding/grants/submissions-open-for-diamond-challenge",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.opportunitiesforafricans.com/university-of-delaware-horn-entrepreneurship-diamond-challenge-2020/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
  ],
  name: "Diamond Challenge",
  organization: "Horn Entrepreneurship, University of Delaware",
  section: "innovation",
  category: "multidisciplinary",
  icon: "briefcase",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.team",
    "requirements.adviser",
    "requirements.english",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 14, max: 18, on: { moment: "deadline" } }],
        // The rules say "typically".
        [
          { kind: "age", min: 12, max: 20, on: { moment: "deadline" } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.team",
      changeable: true,
    },
    {
      kind: "task",
      task: "team",
      textKey: "requirements.adviser",
      changeable: true,
    },
    {
      kind: "language",
      language: "en",
      textKey: "requirements.english",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        // Last-year pupils may leave school before the final.
        ...IN_HIGH_SCHOOL_THEN,
        [IN_LOWER_SECONDARY, { kind: "other" }],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      ...NINTH_GRADE,
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://allbusinessafrica.com/index.php/funding/grants/submissions-open-for-diamond-challenge",
    },
  ],
  levels: ["highSchool"],
  fields: ["business"],
  cost: "free",
  cycle: { basis: "usual", windows: [{ opens: 8, closes: 1 }] },
  phrases: [
    "diamond challenge emprendimiento",
    "concurso de emprendimiento prepa",
    "competencia de ideas de negocio adolescentes",
    "concurso gratis para emprendedores de colegio",
    "pitch de negocios en ingles jovenes",
    "plan de negocios liceo bachillerato concurso",
    "premio innovacion social secundaria",
    "presentar mi startup ante jurado",
    "universidad de delaware concurso jovenes",
    "como participar diamond challenge",
    "emprender siendo menor de edad concurso",
    "high school entrepreneurship competition",
    "teen business pitch contest",
    "quiero poner mi propio negocio",
    "concurso de negocios para prepa",
    "pitch de mi idea en ingles",
    "ganar dinero con mi emprendimiento",
    "high school business competition",
    "startup de adolescentes",
    "premio para proyecto social",
    "emprender en el colegio",
    "crear mi empresa joven",
    "emprendimiento",
    "startup",
    "emprendedores adolescentes",
    "capital semilla para jovenes",
    "concursos con premio en dinero",
    "concursos en equipo",
    "concursos en ingles",
    "negocios en el colegio",
    "plata para mi emprendimiento",
    "innovacion para jovenes",
    "concursos internacionales gratis",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de prepa, por lo general de 14 a 18 años, de cualquier país",
      gives:
        "Premios en dinero, y alojamiento y comidas para quien llega a semifinales",
      when: "Suele abrir en agosto y cerrar a mediados de enero; la final, en abril",
      where: "En línea; semifinal y final en Delaware, EE. UU.",
      description:
        "Presenta en equipo una idea de negocio o de innovación social. Envías la propuesta en línea y, si avanzas, la expones ante jueces.",
      requirements: {
        age: "Tener por lo general de 14 a 18 años al cierre",
        team: "Formar un equipo de dos a cuatro (reglas de 2024)",
        adviser: "Contar con un asesor adulto de 21 años o más",
        english: "Preparar los materiales en inglés",
        studies: "Estudiar la prepa durante todo el concurso",
      },
      note: "Participar es gratis, pero el viaje a Delaware lo paga tu equipo. Un aviso de 2026 admitía participar por tu cuenta y las reglas de 2024 pedían equipo: confírmalo.",
      figures: {
        y2024: "En 2024: hasta 12,000 USD al primer lugar.",
      },
    },
    en: {
      audience:
        "High-school students, typically aged 14 to 18, from any country",
      gives: "Cash prizes, and lodging and meals for semi-finalists",
      when: "Usually opens in August and closes in mid-January; the final, in April",
      where: "Online; semifinal and final in Delaware, US",
      description:
        "Present a business or social innovation idea as a team. You send the proposal online and, if you advance, pitch it to judges.",
      requirements: {
        age: "Be typically 14 to 18 at the closing",
        team: "Form a team of two to four (2024 rules)",
        adviser: "Have an adult adviser aged 21 or over",
        english: "Prepare the materials in English",
        studies: "Be in high school for the whole contest",
      },
      note: "Entry is free, but your team pays the trip to Delaware. A 2026 notice let you enter alone and the 2024 rules asked for a team: check it.",
      figures: {
        y2024: "In 2024: up to 12,000 USD for first place.",
      },
    },
  },
};
