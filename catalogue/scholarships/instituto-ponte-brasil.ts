import type { Scholarship } from "../scholarship.schema.ts";
import {
  IN_LOWER_SECONDARY,
  IN_UPPER_SECONDARY,
  MEASURED_NEED,
} from "../shared-conditions.ts";

export const institutoPonteBrasil: Scholarship = {
  id: "instituto-ponte-brasil",
  link: "https://www.institutoponte.org.br/",
  applicationUrl:
    "https://www.institutoponte.org.br/selecao-de-alunos/#processo-seletivo",
  tags: [
    "brasil",
    "fundación",
    "preparatoria",
    "mentoría",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://revistaekletica.com.br/?p=66742",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://jc.ne10.uol.com.br/colunas/enem-e-educacao/2025/03/17/instituto-ponte-abre-inscricoes-para-100-novas-vagas-e-amplia-atuacao-no-nordeste.html",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-27", as: "stored" },
    },
    {
      url: "https://jc.ne10.uol.com.br/colunas/enem-e-educacao/2025/01/22/instituto-ponte-abre-100-vagas-no-processo-seletivo-de-2025-e-expande-sua-atuacao-no-nordeste.html",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-27", as: "stored" },
    },
  ],
  organization: "Instituto Ponte (Brasil)",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: ["tuition", "travel", "materials", "mentoring"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.grade",
    "requirements.income",
    "requirements.record",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "circumstance", is: "publicSchool" }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          IN_LOWER_SECONDARY,
          { kind: "studyYear", stage: "lowerSecondary", maxYearsLeft: 3 },
        ],
        [
          {
            kind: "level",
            levels: ["preparatoria_1"],
            stages: ["upperSecondary"],
          },
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 3 },
        ],
        // Unknown with two years left: the next call opens as the last year begins.
        [
          IN_UPPER_SECONDARY,
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
          { kind: "studyYear", stage: "upperSecondary", maxYearsLeft: 1 },
        ],
      ],
      textKey: "requirements.grade",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
    { kind: "record", textKey: "requirements.record", changeable: true },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://revistaekletica.com.br/?p=66742",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 1, closes: 3 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-01-19",
      closes: "2026-03-22",
      source: "https://revistaekletica.com.br/?p=66742",
    },
    {
      year: 2025,
      opens: "2025-02-03",
      closes: "2025-03-30",
      source:
        "https://jc.ne10.uol.com.br/colunas/enem-e-educacao/2025/01/22/instituto-ponte-abre-100-vagas-no-processo-seletivo-de-2025-e-expande-sua-atuacao-no-nordeste.html",
    },
  ],
  phrases: [
    "instituto ponte seleccion",
    "ponte para o futuro",
    "beca para escuela particular brasil",
    "acompañamiento hasta la universidad brasil",
    "beca para buenos alumnos de escuela publica",
    "programa para jovenes talentos brasil",
    "bolsa em escola particular",
    "apoyo para entrar a medicina o ingenieria",
    "beca con materiales y transporte brasil",
    "mentoria para estudiantes de bajos recursos brasil",
    "proceso seletivo de alunos ong",
    "brazil school scholarship talented students",
    "scholarship and mentoring until university brazil",
    "becas en brasil",
    "colegio privado con beca",
    "programas para alumnos talentosos",
    "mentoria para adolescentes",
    "buenos alumnos de familias pobres",
    "becas para brasileños",
    "acompañamiento psicologico y academico",
    "ong que ayuda a estudiantes",
    "prepararse para vestibular",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      organization: "Instituto Ponte (Brasil)",
      title: "Ponte para o Futuro (Instituto Ponte)",
      audience:
        "Buenos estudiantes de Brasil, de 7.º ano a 2.º de ensino médio, con pocos recursos",
      amount:
        "Beca en escuela privada, libros, transporte, refuerzo y apoyo hasta acabar la universidad",
      level: "De 7.º ano a ensino médio, con apoyo hasta graduarse",
      deadline: "Suele abrir en enero o febrero y cerrar en marzo",
      description:
        "Este instituto acompaña a estudiantes muy buenos desde la escuela hasta el fin de la universidad. La prensa no coincide en qué años se da la beca en un colegio privado: pregúntalo. También hay refuerzo, materiales y mentores.",
      requirements: {
        school:
          "Estudiar en escuela pública de Brasil, o con beca completa en una privada",
        grade: "Cursar de 7.º ano a 2.º de ensino médio",
        income: "Renta familiar de hasta 1.5 salarios mínimos por persona",
        record: "Tener muy buenas notas",
      },
      note: "En 2025 pedían más de 8 en matemáticas y portugués. Confirma la nota mínima y los grados de este año en la página de selección.",
      figures: {
        y2026: "Selección de 2026: del 19 de enero al 22 de marzo.",
      },
    },
    en: {
      organization: "Instituto Ponte (Brazil)",
      title: "Ponte para o Futuro (Instituto Ponte)",
      audience:
        "Strong students in Brazil, 7th year to 2nd of ensino médio, with low income",
      amount:
        "Grant at a private school, books, travel, tutoring and support through university",
      level: "7th year to ensino médio, supported until graduation",
      deadline: "Usually opens in January or February and closes in March",
      description:
        "This institute supports very strong students from school to the end of university. The press differs on the years with a grant at a private school: ask about it. There are also tutoring, materials and mentors.",
      requirements: {
        school:
          "Study at a public school in Brazil, or with a full grant at a private one",
        grade: "Be in 7th year up to 2nd of ensino médio",
        income: "Family income up to 1.5 minimum wages per person",
        record: "Have very good marks",
      },
      note: "In 2025 they asked for more than 8 in maths and Portuguese. Check this year's minimum mark and grades on the selection page.",
      figures: {
        y2026: "2026 selection: from 19 January to 22 March.",
      },
    },
  },
};
