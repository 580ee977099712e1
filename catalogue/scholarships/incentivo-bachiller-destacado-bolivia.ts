import type { Scholarship } from "../scholarship.schema.ts";
import { LEFT_SCHOOL } from "../shared-conditions.ts";

export const incentivoBachillerDestacadoBolivia: Scholarship = {
  id: "incentivo-bachiller-destacado-bolivia",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.minedu.gob.bo/",
  sharedLinkReason:
    "The ministry publishes each of its calls on this one site; they are separate programmes.",
  organization: "Ministerio de Educación (Bolivia)",
  tags: ["bolivia", "gobierno", "preparatoria", "becas"],
  categoryKey: "national",
  typeKey: "public",
  icon: "trophy",
  criteria: ["merit"],
  levels: ["highSchool"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "unknown",
  },
  requirementsKeys: ["requirements.year", "requirements.record"],
  eligibility: [
    {
      kind: "residence",
      countries: ["BO"],
      textKey: "requirements.year",
      changeable: false,
    },
    {
      // It is paid after classes end, to some in the following year.
      kind: "anyOf",
      options: [
        [
          { kind: "level", levels: ["preparatoria_3"] },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
        ],
        LEFT_SCHOOL,
      ],
      textKey: "requirements.year",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.reduno.com.bo/noticias/eres-bachiller-2025-conoce-quienes-recibiran-el-bono-de-bs-1-000-y-cuando-se-entregara-20251026195746",
    },
  ],
  sources: [
    {
      url: "https://www.reduno.com.bo/noticias/eres-bachiller-2025-conoce-quienes-recibiran-el-bono-de-bs-1-000-y-cuando-se-entregara-20251026195746",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.reduno.com.bo/noticias/reconocimiento-al-merito-mas-de-11-000-bachilleres-recibiran-bs-1-000-por-su-excelencia-academica-2025111695818",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.rpo.bo/index.php/noticias/este-ano-cerca-de-11-000-nuevos-bachilleres-recibiran-el-incentivo-a-la-excelencia",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://ahoraelpueblo.bo/index.php/opinion/editorial/impulso-a-la-educacion",
      supports: ["programme", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://www.opinion.com.bo/articulo/pais/educacion-paga-incentivo-10356-bachilleres-destacados-gestion-2020/20210605110242822253.html",
      supports: ["amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.atb.com.bo/2021/11/21/ministerio-de-educacion-garantiza-el-pago-del-bono-incentivo-al-bachiller-destacado-a-10-594-estudiantes/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  phrases: [
    "incentivo bachiller destacado",
    "bono mil bolivianos bachilleres",
    "premio al mejor bachiller bolivia",
    "bono de excelencia academica bolivia",
    "mejor alumno de la promocion bono",
    "cuando pagan el bono bachiller",
    "bachiller destacado requisitos",
    "premio por mejor promedio colegio",
    "bono para bachilleres sobresalientes",
    "mejor estudiante de sexto de secundaria",
    "reconocimiento al merito bachilleres",
    "decreto 1887 bachiller destacado",
    "bolivia best graduate prize",
    "award for top students bolivia",
    "premio por notas",
    "cuadro de honor premio en dinero",
    "mejor alumno del colegio",
    "bonos del gobierno para estudiantes",
    "primer lugar de la promo",
    "dinero por ser abanderado",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Incentivo al Bachiller Destacado (premio, Bolivia)",
      organization: "Ministerio de Educación (Bolivia)",
      audience:
        "La mejor bachiller y el mejor bachiller de cada colegio de Bolivia",
      amount:
        "Un pago único por terminar con el mejor promedio de tu promoción",
      level: "Último año de secundaria",
      deadline: "No se postula; suele entregarse en diciembre",
      description:
        "Es un premio, no una beca de estudio. Cada unidad educativa fiscal, privada o de convenio nombra a su mejor alumna y a su mejor alumno por promedio. También entra la educación de adultos.",
      requirements: {
        year: "Estar en el último año de secundaria en Bolivia, o acabar de terminarlo",
        record:
          "Tener el mejor promedio de tu promoción, entre las mujeres o entre los varones",
      },
      figures: {
        y2025: "En 2025: 1,000 bolivianos.",
      },
      note: "Pregunta en dirección antes de egresar cómo se reportan los promedios y cómo se cobra. La fecha no es fija. En 2024 se anunció además el ingreso libre a las universidades públicas: pregunta si sigue.",
    },
    en: {
      title: "Outstanding Graduate Incentive (prize, Bolivia)",
      organization: "Ministry of Education (Bolivia)",
      audience: "The best girl and the best boy leaving each school in Bolivia",
      amount:
        "A single payment for finishing with the best average of your class",
      level: "Last year of secondary school",
      deadline:
        "There is no application; it is usually handed over in December",
      description:
        "It is a prize, not a study grant. Each public, private or convenio school names its best girl and its best boy by average. Adult education is included too.",
      requirements: {
        year: "Be in the last year of secondary school in Bolivia, or have just finished it",
        record:
          "Have the best average of your class, among the girls or among the boys",
      },
      figures: {
        y2025: "In 2025: 1,000 bolivianos.",
      },
      note: "Ask at the head's office before you leave how averages are reported and how it is paid. The date can move. In 2024 free entry to public universities was announced as well: ask whether it still holds.",
    },
  },
};
