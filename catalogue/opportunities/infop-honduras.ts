import type { Opportunity } from "../opportunity.schema.ts";

export const infopHonduras: Opportunity = {
  id: "infop-honduras",
  link: "https://www.infop.hn/",
  tags: ["honduras", "curso", "empleo", "inglés", "tecnología"],
  serves: ["HN"],
  sources: [
    {
      url: "https://www.laprensa.hn/sanpedro/infop-destinara-millones-formacion-tecnica-PF29687459",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.laprensa.hn/teinteresa/infop-cursos-en-linea-fortalecen-empleabilidad-migrantes-HA27146010",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://radiohouse.hn/2025/03/17/infop-de-san-pedro-sula-matriculo-a-mas-de-800-estudiantes",
      supports: ["programme"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  section: "internships",
  category: "technology",
  icon: "briefcase",
  levels: ["any"],
  fields: ["technology", "languages"],
  cost: "varies",
  cycle: {
    basis: "unknown",
  },
  nameKey: "name",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Instituto Nacional de Formación Profesional (INFOP), Honduras",
  requirementsKeys: ["requirements.residence", "requirements.registration"],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "residence", countries: ["HN"] }],
        [{ kind: "nationality", countries: ["HN"] }],
      ],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.registration",
      changeable: true,
    },
    {
      // Each course sets its own age and studies.
      kind: "other",
      textKey: "requirements.registration",
      changeable: false,
    },
  ],
  phrases: [
    "infop cursos",
    "infop matricula",
    "cursos en linea infop",
    "aprender mecanica en honduras",
    "carrera tecnica honduras",
    "ingles por niveles infop",
    "curso de electricidad honduras",
    "aprender un oficio honduras",
    "cursos oracle y cisco honduras",
    "infop san pedro sula",
    "no quiero universidad quiero trabajar honduras",
    "refrigeracion y aire acondicionado curso",
    "vocational training honduras",
    "online courses infop honduras",
    "carrera corta que deje dinero",
    "no entre a la universidad que hago",
    "cursos en honduras",
    "reposteria emprendimiento o mecanica",
    "catracho que quiere oficio",
    "capacitacion laboral",
  ],
  texts: {
    es: {
      name: "INFOP: formación técnica y cursos",
      audience: "Jóvenes y personas adultas de Honduras que quieren un oficio",
      gives:
        "Carreras técnicas y cursos cortos; en línea, inglés y tecnología para quien vive fuera",
      when: "Depende del curso y del centro",
      where: "Centros del INFOP en Honduras y en línea",
      description:
        "Aprende mecánica, refrigeración o aire acondicionado en carreras técnicas, o toma un curso corto de repostería o emprendimiento. Los cursos en línea que vimos, de inglés y tecnología, son para hondureños en el exterior.",
      note: "Pregunta en el centro más cercano por la matrícula, la edad, los estudios que piden y el costo: cambian con cada curso.",
      requirements: {
        residence:
          "Vivir en Honduras; los cursos en línea que vimos son para hondureños en el exterior",
        registration: "Matricularte en un curso y cumplir lo que pide",
      },
    },
    en: {
      name: "INFOP: technical training and courses",
      audience: "Young people and adults of Honduras who want a trade",
      gives:
        "Technical programmes and short courses; online, English and technology for those abroad",
      when: "It depends on the course and the centre",
      where: "INFOP centres in Honduras and online",
      description:
        "Learn mechanics, refrigeration or air conditioning in technical programmes, or take a short course in baking or business. The online courses we saw, of English and technology, are for Hondurans abroad.",
      note: "Ask at the nearest centre about enrolment, age, required studies and cost: they change with each course.",
      requirements: {
        residence:
          "Live in Honduras; the online courses we saw are for Hondurans abroad",
        registration: "Sign up for a course and meet what it requires",
      },
    },
  },
};
