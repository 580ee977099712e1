import type { Competition } from "../competition.schema.ts";
import { AT_SCHOOL_IN_SPRING } from "../shared-conditions.ts";

export const globalStudentPrize: Competition = {
  id: "global-student-prize",
  link: "https://www.globalteacherprize.org/",
  tags: ["concurso", "liderazgo", "impacto social", "emprendimiento"],
  sources: [
    {
      url: "https://globalteacherprize.org/pages/eligibility-criteria-1",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://globalteacherprize.org/pages/terms-conditions-1",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.lanacion.com.ar/sociedad/un-estudiante-argentino-quedo-entre-los-10-candidatos-a-ganar-el-global-student-prize-nid02092025/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.abc.es/familia/adarsh-kumar-premiado-mejor-estudiante-mundo-generacion-20251026162402-nt.html",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://elplaneta.com/2024/07/30/historias-latinas/estudiantes-latinos-que-fueron-reconocidos-como-impulsores-a-nivel-mundial",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://casertanotizie.com/scuola/2023/04/14/global-student-prize-anche-studenti-casertani-possono-candidarsi-per-lambito-premio",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.education-uae.com/global-student-prize-winner-nhial-deng-calls-on-inspirational-uae-students-to-apply-for-2024-edition/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://menews.ae/news/global-student-prize-winner-igor-klymenko-calls-on-inspirational-uae-students-to-apply-for-2023-edition",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  name: "Chegg.org Global Student Prize",
  organization: "Chegg.org y Fundación Varkey",
  organizationKey: "organization",
  section: "innovation",
  category: "multidisciplinary",
  icon: "trophy",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.age",
    "requirements.studies",
    "requirements.impact",
  ],
  eligibility: [
    {
      // Some editions closed in May.
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 16, on: { moment: "application" } }],
        [{ kind: "age", min: 16, on: { month: 5 } }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        ...AT_SCHOOL_IN_SPRING,
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "posgrado", "otro"],
            stages: ["technical", "undergraduate", "postgraduate"],
          },
        ],
        // An online or part-time course counts as well.
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada", "otro"],
            stages: ["schoolFinished", "undergraduateFinished"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.impact",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.y2025",
      source:
        "https://www.lanacion.com.ar/sociedad/un-estudiante-argentino-quedo-entre-los-10-candidatos-a-ganar-el-global-student-prize-nid02092025/",
    },
  ],
  levels: ["any"],
  fields: ["any"],
  cost: "varies",
  cycle: {
    basis: "usual",
    windows: [
      { opens: 2, closes: 4 },
      { opens: null, closes: 5 },
    ],
  },
  lastSeenCycle: 2025,
  editions: [
    {
      year: 2024,
      opens: "2024-02-01",
      closes: "2024-05-05",
      source: "https://globalteacherprize.org/pages/terms-conditions-1",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-04-16",
      source:
        "https://casertanotizie.com/scuola/2023/04/14/global-student-prize-anche-studenti-casertani-possono-candidarsi-per-lambito-premio",
    },
  ],
  phrases: [
    "global student prize",
    "premio al mejor estudiante del mundo",
    "premio chegg varkey estudiantes",
    "concurso de 100 mil dolares para estudiantes",
    "premio para jovenes con proyecto social",
    "nominar a un estudiante global student prize",
    "premio internacional de liderazgo estudiantil",
    "tengo una fundacion y estoy en prepa",
    "premio por ayudar a mi comunidad",
    "concurso para estudiantes de tiempo parcial",
    "como postular al global student prize",
    "premio para chicos que cambian el mundo",
    "best student in the world award",
    "prize for student changemakers",
    "concursos con premio en dinero",
    "premio al lider joven",
    "impacto social",
    "reconocimientos internacionales para adolescentes",
    "supere obstaculos y sigo estudiando",
    "activismo",
    "concursos individuales",
    "estudiante ejemplar",
  ],
  texts: {
    es: {
      organization: "Chegg.org y Fundación Varkey",
      audience: "Estudiantes de 16 años o más, de cualquier país y nivel",
      gives: "Un premio de 100,000 USD para una sola persona",
      when: "Suele abrir hacia febrero y cerrar en abril o mayo",
      where: "La solicitud es en línea",
      description:
        "Cuenta qué has cambiado en tu escuela, en tus compañeros o en la sociedad. Puedes postular tú o que alguien te nomine. Primero se elige a 50 estudiantes, luego a 10, y gana uno. Vale estudiar en línea o a tiempo parcial.",
      requirements: {
        age: "Tener al menos 16 años al postular",
        studies:
          "Tener inscripción en una escuela, universidad o programa de formación",
        impact:
          "Mostrar logros, efecto en tu comunidad y cómo superaste obstáculos",
      },
      note: "Busca en la página el premio estudiantil y confirma que haya edición.",
      figures: {
        y2025:
          "En 2025 hubo premio: entre los finalistas hubo un estudiante argentino de 17 años.",
      },
    },
    en: {
      organization: "Chegg.org and Varkey Foundation",
      audience: "Students aged 16 or more, of any country and level",
      gives: "A prize of 100,000 USD for one person",
      when: "Usually opens around February and closes in April or May",
      where: "You apply online",
      description:
        "Tell what you have changed at your school, among your peers or in society. You can apply or be nominated. First 50 students are chosen, then 10, and one wins. Online and part-time students count.",
      requirements: {
        age: "Be at least 16 when you apply",
        studies: "Be enrolled in a school, university or training programme",
        impact:
          "Show achievements, effect on your community and how you overcame obstacles",
      },
      note: "Look on the page for the student prize and check that there is an edition.",
      figures: {
        y2025:
          "There was a prize in 2025: a 17-year-old Argentine student was among the finalists.",
      },
    },
  },
};
