import type { Scholarship } from "../scholarship.schema.ts";
import { SCHOOL_LEAVER } from "../shared-conditions.ts";

export const umsaIngresoDirectoBecaProvincial: Scholarship = {
  id: "umsa-ingreso-directo-beca-provincial",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.umsa.bo/",
  organization: "Universidad Mayor de San Andrés (UMSA)",
  tags: [
    "bolivia",
    "becas",
    "universidad pública",
    "licenciatura",
    "inclusión",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "university",
  criteria: ["merit"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition", "living"],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  lastSeenCycle: 2024,
  requirementsKeys: [
    "requirements.school",
    "requirements.record",
    "requirements.course",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "region",
      country: "BO",
      regions: ["BO-L"],
      textKey: "requirements.school",
      changeable: false,
    },
    { kind: "other", textKey: "requirements.school", changeable: false },
    {
      // The direct entry for schools of La Paz and El Alto takes private ones too.
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Each year's school leavers are chosen.
      ...SCHOOL_LEAVER,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.course",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2024,
      textKey: "figures.y2024",
      source:
        "https://laprensa.bo/el-40-de-bachilleres-de-provincia-abandona-su-beca-en-la-umsa",
    },
  ],
  sources: [
    {
      url: "https://laprensa.bo/el-40-de-bachilleres-de-provincia-abandona-su-beca-en-la-umsa",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://vocesplus.com/ingreso-directo-a-la-umsa-para-los-mejores-bachilleres-de-cada-colegio",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://visor21.com/?p=22475",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "beca provincial umsa",
    "ingreso directo umsa",
    "mejores bachilleres de provincia la paz",
    "entrar a la umsa sin examen",
    "beca comedor umsa",
    "bachiller de area rural beca universidad",
    "umsa ingreso libre mejores promedios",
    "mejor alumno de mi municipio beca",
    "ingreso directo la paz y el alto",
    "idr umsa beca provincia",
    "soy de provincia quiero ir a la umsa",
    "matricula liberada umsa",
    "rural students grant la paz university",
    "direct entry umsa bolivia",
    "becas en bolivia",
    "becas para bolivianos",
    "entrar a la universidad sin examen",
    "vivo en el campo y quiero estudiar",
    "universidad publica con ayuda",
    "admision especial por notas",
    "vivo lejos y entre a la u",
    "becas para rurales",
    "medicina en la umsa desde provincia",
  ],
  texts: {
    es: {
      title: "UMSA: ingreso directo con Beca Provincial (La Paz, Bolivia)",
      audience:
        "Mejores bachilleres de los municipios provinciales del departamento de La Paz",
      amount:
        "Ingreso sin examen, matrícula y aportes liberados, y la Beca Comedor",
      level: "Ingreso a la universidad",
      deadline: "Pregunta en tu colegio antes de egresar",
      description:
        "La universidad pública de La Paz reserva lugares para quienes terminan con las tres mejores notas de su municipio en un colegio fiscal. Los cupos por carrera son pocos, así que no siempre te toca la que pides.",
      requirements: {
        school:
          "Ser de la promoción que egresa de un colegio fiscal de un municipio provincial de La Paz, Bolivia",
        record: "Estar entre los tres mejores promedios de tu municipio",
        course: "Hacer el curso de nivelación y la orientación vocacional",
      },
      figures: {
        y2024: "En 2024: unas 250 becas al año para 85 municipios.",
      },
      note: "La UMSA anunció también un lugar directo para un bachiller por colegio de La Paz y El Alto. Confirma los dos reglamentos, las fechas y qué carreras tienen cupo.",
    },
    en: {
      title: "UMSA: direct entry with the Provincial Grant (La Paz, Bolivia)",
      audience:
        "Best school leavers of the provincial municipalities of the department of La Paz",
      amount:
        "Entry without exam, enrolment and fees waived, and the meals grant (Beca Comedor)",
      level: "Entry to university",
      deadline: "Ask at your school before you leave",
      description:
        "The public university of La Paz keeps places for those who finish with the three best marks of their municipality at a public school. Places per degree are few, so you do not always get the one you ask for.",
      requirements: {
        school:
          "Be in the class now leaving a public school in a provincial municipality of La Paz, Bolivia",
        record: "Be among the three best averages of your municipality",
        course: "Take the levelling course and the vocational guidance",
      },
      figures: {
        y2024: "In 2024: some 250 grants a year for 85 municipalities.",
      },
      note: "The UMSA also announced a direct place for one school leaver per school in La Paz and El Alto. Check both sets of rules, the dates and which degrees have places.",
    },
  },
};
