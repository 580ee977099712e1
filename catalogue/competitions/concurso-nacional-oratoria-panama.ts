import type { Competition } from "../competition.schema.ts";
import { IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const concursoNacionalOratoriaPanama: Competition = {
  id: "concurso-nacional-oratoria-panama",
  link: "https://www.oratoria.com.pa/",
  tags: [
    "panamá",
    "oratoria",
    "concurso",
    "nacional",
    "preparatoria",
    "liderazgo",
  ],
  sources: [
    {
      url: "https://elsiglo.com.pa/panama/nacionales/concurso-nacional-de-oratoria-extiende-plazo-aqui-todo-lo-que-debe-saber-FE12163420",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://oratoria.com.pa/voluntarios-de-oratoria-panama-recorren-centros-educativos-en-la-provincia-de-herrera/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
      isOfficial: true,
    },
    {
      url: "https://www.panama24horas.com.pa/panama/concurso-nacional-oratoria-60-finalistas/",
      supports: ["programme"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.laestrella.com.pa/panama/nacional/alfabetizacion-constitucional-eje-de-la-final-del-concurso-nacional-de-oratoria-2025-EP17818837",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.laestrella.com.pa/panama/informacion-util/quien-es-sofia-araujo-la-joven-que-brilla-en-el-concurso-nacional-de-oratoria-2025-CN17837500",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://adiario.news/el-concurso-nacional-de-oratoria-anuncia-el-tema-de-su-19a-edicion/",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.tvn-2.com/variedad/Abren-inscripciones-Concurso-Nacional-Oratoria_0_5289971035.html",
      supports: ["amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
  ],
  section: "national",
  category: "debate",
  icon: "microphone",
  levels: ["highSchool"],
  fields: ["humanities", "leadership"],
  cost: "varies",
  editions: [
    {
      year: 2019,
      opens: null,
      closes: "2019-05-31",
      source:
        "https://www.tvn-2.com/variedad/Abren-inscripciones-Concurso-Nacional-Oratoria_0_5289971035.html",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-05-02",
      source:
        "https://elsiglo.com.pa/panama/nacionales/concurso-nacional-de-oratoria-extiende-plazo-aqui-todo-lo-que-debe-saber-FE12163420",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: null,
        closes: 4,
      },
      {
        opens: null,
        closes: 5,
      },
    ],
  },
  nameKey: "name",
  organizationKey: "organization",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  descriptionKey: "description",
  noteKey: "note",
  organization: "Fundación Más Móvil y Ministerio de Educación de Panamá",
  requirementsKeys: ["requirements.age", "requirements.school"],
  eligibility: [
    {
      kind: "age",
      min: 14,
      max: 18,
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["PA"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: IN_HIGH_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.laestrella.com.pa/panama/informacion-util/quien-es-sofia-araujo-la-joven-que-brilla-en-el-concurso-nacional-de-oratoria-2025-CN17837500",
    },
  ],
  phrases: [
    "concurso nacional de oratoria panama",
    "oratoria mas movil",
    "concurso de hablar en publico colegio",
    "academia nacional de oratoria",
    "inscripcion oratoria panama",
    "tema del concurso de oratoria",
    "quiero ser orador y estoy en media",
    "concurso de discursos para jovenes",
    "meduca oratoria",
    "perder el miedo a hablar en publico",
    "bases concurso de oratoria",
    "representar a mi colegio en oratoria",
    "public speaking contest panama",
    "high school oratory competition",
    "hablar en publico",
    "concursos en panama",
    "club de debate",
    "liderazgo juvenil",
    "salir en television",
    "timidez al exponer",
    "concursos que no son de mate",
    "concursos de letras y humanidades",
  ],
  texts: {
    es: {
      name: "Concurso Nacional de Oratoria de Panamá",
      organization: "Fundación Más Móvil y Ministerio de Educación de Panamá",
      audience: "Estudiantes de media de Panamá, de 14 a 18 años",
      gives:
        "Etapas por colegio y región; los finalistas entrenan en una academia",
      when: "La inscripción cierra hacia mayo, a veces antes; la final suele ser en noviembre",
      where: "Panamá; la final se transmite por televisión",
      description:
        "Habla en público sobre el tema del año, primero en tu colegio, después en tu región y en la preselección nacional. Hay rondas de desempeño espontáneo y de improvisación. La Academia Nacional de Oratoria da talleres a quienes llegan a la final.",
      note: "En otros años hubo becas y viajes para quienes ganaron: lee en las bases los premios de esta edición.",
      requirements: {
        age: "Tener de 14 a 18 años",
        school: "Cursar la media en un colegio oficial o particular de Panamá",
      },
      figures: {
        y2025: "En 2025 la final fue el 23 de noviembre.",
      },
    },
    en: {
      name: "Panama's National Oratory Contest",
      organization: "Fundación Más Móvil and Panama's Ministry of Education",
      audience: "Upper secondary students in Panama, aged 14 to 18",
      gives: "School and regional stages; the finalists train at an academy",
      when: "Registration closes around May, sometimes earlier; the final is usually in November",
      where: "Panama; the final is on television",
      description:
        "Speak in public on the theme of the year, first at your school, then in your region and at the national pre-selection. There are rounds of spontaneous speech and improvisation. The National Oratory Academy gives workshops to the finalists.",
      note: "In other years winners received scholarships and trips: read the prizes of this edition in the rules.",
      requirements: {
        age: "Be 14 to 18 years old",
        school: "Be in upper secondary at a state or private school in Panama",
      },
      figures: {
        y2025: "In 2025 the final was on 23 November.",
      },
    },
  },
};
