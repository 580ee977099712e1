import type { Competition } from "../competition.schema.ts";
import { PRE_UNIVERSITY } from "./shared-conditions.ts";

export const canguroMatematico: Competition = {
  id: "canguro-matematico",
  link: "https://www.aksf.org/",
  tags: ["matemáticas", "concurso", "lógica"],
  sources: [
    {
      url: "https://www.aksf.org/charter.xhtml",
      supports: ["programme", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://aksf.org/history.xhtml",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.unotv.com/nacional/que-es-el-canguro-matematico-mexicano-2023/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-21", as: "stored" },
    },
    {
      url: "https://canguromat.es/?p=931",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  nameKey: "name",
  organization: "Association Kangourou sans Frontières",
  section: "academic",
  category: "mathematics",
  icon: "exam",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school", "requirements.studies"],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.school",
      changeable: true,
    },
    {
      kind: "level",
      levels: PRE_UNIVERSITY,
      stages: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.studies",
      changeable: false,
    },
  ],

  levels: ["highSchool"],
  fields: ["mathematics"],
  cost: "varies",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 3 }] },
  phrases: [
    "concurso canguro mates",
    "kangaroo matematicas",
    "competencia de mate para principiantes",
    "concurso de matematicas facil para empezar",
    "prueba de acertijos para niños y jovenes",
    "torneo de mate para primaria secundaria y prepa",
    "juegos matematicos opcion multiple",
    "olimpiada de mate sin ser genio",
    "como inscribirme al canguro",
    "problemas divertidos de razonamiento",
    "primer concurso de mates en el cole",
    "math kangaroo",
    "beginner math competition",
    "me gustan los retos pero no soy genio",
    "concurso de mate para principiantes",
    "competencia de matematicas para secundaria y primaria",
    "acertijos y logica en la escuela",
    "prueba de opcion multiple de mate",
    "kangaroo math contest",
    "primer concurso de matematicas",
    "olimpiada facil para empezar",
    "concurso para ninos de numeros",
  ],
  texts: {
    es: {
      name: "Canguro Matemático",
      audience:
        "Alumnos de primaria a preparatoria; no hace falta ser de los mejores",
      gives: "Un primer concurso de matemáticas, sin eliminatoria previa",
      when: "Suele ser en marzo; el registro de la escuela cierra antes",
      where: "En tu escuela o en línea, según el país",
      description:
        "Resuelve un solo examen de opción múltiple con acertijos de lógica y matemáticas, según tu grado. Está abierto a todos: es una buena puerta de entrada antes de las olimpiadas.",
      requirements: {
        school: "Que tu escuela o un profesor te registre",
        studies: "Ser alumno de primaria a preparatoria",
      },
      note: "Cada país pone su fecha, sus niveles y su costo. En México, una nota de 2023 lo describe como virtual y gratuito: confírmalo en la convocatoria del año.",
    },
    en: {
      name: "Mathematical Kangaroo",
      audience:
        "Students from primary to high school; you need not be among the best",
      gives: "A first maths contest, with no qualifying round",
      when: "Usually in March; school registration closes before that",
      where: "At your school or online, depending on the country",
      description:
        "Sit a single multiple-choice paper with logic and maths puzzles for your grade. It is open to everyone: a good way in before the olympiads.",
      requirements: {
        school: "Be registered by your school or a teacher",
        studies: "Be a student between primary and high school",
      },
      note: "Each country sets its date, levels and price. In Mexico, a 2023 article describes it as online and free: confirm it in the call of the year.",
    },
  },
};
