import type { Resource } from "../resource.schema.ts";

export const colegiosCientificosCostaRica: Resource = {
  id: "colegios-cientificos-costa-rica",
  link: "https://www.mep.go.cr/",
  tags: [
    "costa rica",
    "stem",
    "ciencia",
    "examen de admisión",
    "preparatoria",
    "gratis",
  ],
  sources: [
    {
      url: "https://www.elfinancierocr.com/economia-y-politica/tres-requisitos-clave-para-ingresar-a-los-colegios/AAPGSSAYXNAPNNDVBMKX7SVV5M/story/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://elfinancierocr.com/economia-y-politica/los-colegios-cientificos-el-modelo-mas-exitoso-de/UJATKITH4ZCJ3MW5QU7DARZGDI/story",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://acontecer.uned.ac.cr/estudiantado-de-colegios-cientificos-ha-obtenido-mas-de-500-medallas-en-olimpiadas-nacionales-e-internacionales",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://nacion.com/el-pais/educacion/colegios-cientificos-no-dan-abasto-para-admitir-a/EWNNBRYEABEV7MYHXZJ5XYM4EU/story",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
  ],
  serves: ["CR"],
  section: "universityAdmission",
  type: "Guía",
  languages: ["es"],
  country: "CR",
  icon: "science",
  levels: ["highSchool"],
  fields: ["naturalSciences", "mathematics", "technology"],
  cost: "free",
  cycle: { basis: "unknown" },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Sistema Nacional de Colegios Científicos de Costa Rica",
  requirementsKeys: [
    "requirements.level",
    "requirements.grades",
    "requirements.exam",
  ],
  eligibility: [
    {
      kind: "level",
      levels: ["otro"],
      stages: ["lowerSecondary"],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "lowerSecondary",
      completedSemesters: 4,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // A student of that year may have missed its call, which closes before the year ends.
      kind: "anyOf",
      options: [
        [{ kind: "studyYear", stage: "lowerSecondary", minYearsLeft: 2 }],
        [
          {
            kind: "level",
            levels: ["otro"],
            stages: ["upperSecondary"],
          },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.grades",
      changeable: true,
    },
    {
      kind: "task",
      task: "exam",
      textKey: "requirements.exam",
      changeable: true,
    },
  ],
  phrases: [
    "colegios cientificos costa rica",
    "admision colegio cientifico",
    "examen colegio cientifico",
    "entrar al cientifico desde noveno",
    "colegio publico de ciencias",
    "mejores colegios publicos costa rica",
    "colegio cientifico de alajuela",
    "estoy en noveno y me gusta la ciencia",
    "requisitos colegio cientifico",
    "bachillerato de ciencias gratis",
    "colegio en la universidad decimo",
    "prueba de aptitud colegio cientifico",
    "science high school costa rica",
    "free stem school costa rica",
    "colegios para alumnos brillantes",
    "escuela publica de alto nivel",
    "programas para alumnos talentosos",
    "secundaria enfocada en ciencias",
    "superdotado en el colegio",
    "mejor colegio para ingenieria",
    "biologia fisica e informatica en el cole",
    "cambiarme de colegio",
    "que hago despues de noveno",
  ],
  texts: {
    es: {
      name: "Colegios Científicos de Costa Rica: admisión a décimo",
      audience:
        "Estudiantes de noveno en Costa Rica con gusto por ciencias y matemáticas",
      gives: "Décimo y undécimo gratis en un colegio público de ciencias",
      when: "La última vez, el proceso fue de julio a septiembre, con prueba en octubre",
      where: "Sedes de universidades públicas, en varias zonas de Costa Rica",
      description:
        "Cursa los dos últimos años en un colegio público dentro de una universidad estatal, con énfasis en matemáticas, física, química, biología e informática. Se entra por examen y se postula en noveno.",
      note: "Según notas de prensa sin fecha, se pide promedio de 85 y conducta de 90 en los tres años del ciclo, y la prueba pesa 90 %. Confirma esas reglas con la sede que te quede cerca.",
      requirements: {
        level: "Cursar noveno año al postular",
        grades: "Tener el promedio y la conducta que pida la sede",
        exam: "Presentar una prueba de razonamiento verbal y matemático",
      },
    },
    en: {
      name: "Scientific High Schools of Costa Rica: entry to tenth grade",
      audience: "Ninth-grade students in Costa Rica who like science and maths",
      gives: "Tenth and eleventh grade, free, at a public science school",
      when: "Last time, the process ran from July to September, with a test in October",
      where: "Public university sites in several parts of Costa Rica",
      description:
        "Take the last two years at a public school inside a state university, with emphasis on maths, physics, chemistry, biology and computing. One enters by a test and applies in ninth grade.",
      note: "Undated press articles speak of an average of 85 and conduct of 90 in the three years of the cycle, and of a test that weighs 90%. Confirm those rules with the site near you.",
      requirements: {
        level: "Be in ninth grade when you apply",
        grades: "Have the average and conduct grade that the site asks for",
        exam: "Sit a test of verbal and mathematical reasoning",
      },
    },
  },
};
