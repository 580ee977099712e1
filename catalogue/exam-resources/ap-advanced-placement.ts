import type { Resource } from "../resource.schema.ts";

export const apAdvancedPlacement: Resource = {
  id: "ap-advanced-placement",
  name: "AP (Advanced Placement)",
  organization: "College Board",
  link: "https://apstudents.collegeboard.org/",
  tags: ["ap", "preparatoria", "estados unidos"],
  sources: [
    {
      url: "https://apcentral.collegeboard.org/exam-administration-ordering-scores/ordering-fees/ordering-exam-materials/help/late-order-exam-fees?course=ap-research",
      supports: ["amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://collegeboardsearch.collegeboard.org/pastudentsrch/support/licensing/becoming-a-user/usage-policies",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://apcentral.collegeboard.org/exam-administration-ordering-scores/ordering-fees/manage-registration-ordering",
      supports: ["dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://apcentral.collegeboard.org/start-grow-ap/international",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://apcentral.collegeboard.org/exam-administration-ordering-scores/administering-exams/digital-ap-exams/exam-modes",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://beyondborders.wiki/docs/usa/basics/tests/ap-exams",
      supports: ["programme"],
      read: { on: "2026-11-21", as: "stored" },
    },
  ],
  icon: "exam",
  section: "standardizedTests",
  type: "Examen",
  languages: ["en"],
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: ["requirements.school"],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.school",
      changeable: true,
    },
  ],
  levels: ["highSchool"],
  fields: ["any"],
  cost: "paid",
  cycle: { basis: "usual", windows: [{ opens: null, closes: 11 }] },
  phrases: [
    "examenes ap",
    "cursos ap college board",
    "advanced placement que es",
    "creditos universitarios desde la prepa",
    "ap calculus biology historia",
    "materias avanzadas en high school",
    "adelantar materias de la universidad",
    "convalidar clases en universidad gringa",
    "como funcionan los ap",
    "que puntaje ap dan credito",
    "cursos de nivel universitario para colegio",
    "advanced placement exams",
    "college credit in high school",
    "quiero reforzar mi solicitud a estados unidos",
    "cursos avanzados en prepa",
    "examenes ap para credito universitario",
    "advanced placement courses",
    "materias de nivel universitario en el colegio",
    "ganar creditos antes de la universidad",
    "examen ap costo",
    "creditos para college",
    "high school avanzado",
    "calculo y biologia ap",
    "colegio americano",
    "college admissions",
    "materias de universidad en prepa",
    "examenes en ingles",
    "adelantar la carrera",
  ],
  texts: {
    es: {
      audience:
        "Estudiantes de prepa que buscan crédito universitario o reforzar su solicitud",
      gives:
        "Una nota de 1 a 5 por materia. Con 3 o más suele haber crédito. Tiene costo",
      when: "Exámenes en mayo. El colegio los pide en noviembre; después, con recargo",
      where: "En colegios AP; casi todo en inglés",
      description:
        "Son cursos y exámenes de nivel universitario, uno por materia, la mayoría de 2 a 3 horas. Cada universidad decide si da crédito y con qué nota, así que compara antes de elegir materias.",
      requirements: {
        school:
          "Inscribirte por medio de un colegio que aplique los exámenes AP",
      },
      note: "Si tu escuela no tiene AP, busca desde agosto un colegio que acepte externos: se han pedido hasta noviembre o, con recargo, hasta marzo. Si College Board te ofrece Student Search Service, déjalo sin marcar: comparte tus datos con universidades y programas.",
    },
    en: {
      audience:
        "High-school students after university credit or a stronger application",
      gives:
        "A grade from 1 to 5 per subject. A 3 or more often earns credit. It has a fee",
      when: "Exams in May. Schools order them in November; later, with a late fee",
      where: "At AP schools; nearly all in English",
      description:
        "These are university-level courses and exams, one per subject, most of 2 to 3 hours. Each university decides whether it gives credit and for which grade, so compare before you choose subjects.",
      requirements: {
        school: "Register through a school that administers AP exams",
      },
      note: "If your school has no AP, look from August for one that takes outside students: orders have closed in November (with a late fee, March). If College Board offers Student Search Service, leave it unticked: it shares your data with universities and programmes.",
    },
  },
};
