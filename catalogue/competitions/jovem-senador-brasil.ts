import type { Competition } from "../competition.schema.ts";
import { IN_HIGH_SCHOOL_THEN } from "../shared-conditions.ts";

export const jovemSenadorBrasil: Competition = {
  id: "jovem-senador-brasil",
  link: "https://www.senado.leg.br/jovemsenador",
  tags: ["brasil", "ensayo", "política", "preparatoria", "nacional", "gratis"],
  sources: [
    {
      url: "https://agazetadoacre.com/2026/02/noticias/geral/inscricoes-para-o-programa-jovem-senador-2026-seguem-abertas-ate-17-de-abril-veja-como-participar/?noamp=mobile",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://segundoasegundo.com.br/2026/02/jovem-senador-2026-abre-inscricoes-para-alunos-da-rede-publica",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://oexpressobr.com.br/jovem-senador-2026-abre-inscricoes-para-debate-sobre-democracia-digital-e-selecionara-27-estudantes-da-rede-publica",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.correiobraziliense.com.br/cidades-df/2025/03/7086248-inscricoes-para-o-programa-jovem-senador-2025-estao-abertas.html",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www12.senado.leg.br/jovemsenador/home/regulamento/1-dos-objetivos",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  organization: "Senado Federal (Brasil)",
  organizationKey: "organization",
  section: "national",
  category: "humanities",
  icon: "microphone",
  levels: ["highSchool"],
  fields: ["humanities", "socialSciences"],
  cost: "free",
  nameKey: "name",
  descriptionKey: "description",
  audienceKey: "audience",
  givesKey: "gives",
  whenKey: "when",
  whereKey: "where",
  noteKey: "note",
  requirementsKeys: [
    "requirements.school",
    "requirements.age",
    "requirements.essay",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["BR"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.school",
      changeable: false,
    },
    // A federal or municipal school is public too.
    { kind: "other", textKey: "requirements.school", changeable: false },
    {
      kind: "anyOf",
      options: IN_HIGH_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      // Once an edition is over, the next one counts a year later.
      kind: "anyOf",
      options: [
        [
          {
            kind: "age",
            max: 19,
            on: { month: 12, day: 31, yearsAhead: 1 },
          },
        ],
        [
          { kind: "age", max: 19, on: { month: 12, day: 31 } },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "task",
      task: "project",
      textKey: "requirements.essay",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://agazetadoacre.com/2026/02/noticias/geral/inscricoes-para-o-programa-jovem-senador-2026-seguem-abertas-ate-17-de-abril-veja-como-participar/?noamp=mobile",
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 2, closes: 4 }] },
  editions: [
    {
      year: 2026,
      opens: "2026-02-02",
      closes: "2026-04-17",
      source:
        "https://agazetadoacre.com/2026/02/noticias/geral/inscricoes-para-o-programa-jovem-senador-2026-seguem-abertas-ate-17-de-abril-veja-como-participar/?noamp=mobile",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-04-30",
      source:
        "https://www.correiobraziliense.com.br/cidades-df/2025/03/7086248-inscricoes-para-o-programa-jovem-senador-2025-estao-abertas.html",
    },
  ],
  phrases: [
    "jovem senador inscripcion",
    "concurso de redação do senado",
    "viaje a brasilia para estudiantes",
    "ensayo escolar brasil premio",
    "escuela publica concurso de redacción brasil",
    "jovens no senado federal",
    "ganar notebook con una redacción",
    "semana en el senado de brasil",
    "simulacion de parlamento brasil",
    "participar en politica siendo estudiante",
    "concurso de escritura ensino medio",
    "brazil young senator program",
    "essay contest brazilian public schools",
    "concursos de escritura",
    "concursos en brasil",
    "politica para jovenes",
    "redaccion",
    "viaje pagado para estudiantes",
    "concursos de letras y humanidades",
    "derecho y leyes jovenes",
    "liderazgo juvenil",
    "conocer la capital",
  ],
  texts: {
    es: {
      organization: "Senado Federal (Brasil)",
      name: "Jovem Senador",
      audience:
        "Estudiantes del ensino médio público de Brasil, hasta los 19 años",
      gives:
        "Una semana en el Senado con el viaje pagado, para ti y tu docente",
      when: "La redacción suele entregarse en la escuela de febrero a abril; la semana, en agosto",
      where: "En tu escuela; la semana, en Brasilia",
      description:
        "Escribe en tu escuela, con un docente que te oriente, una redacción sobre el tema del año. Se elige una por escuela, después tres por estado y al final una por unidad federativa: 27 estudiantes. En el Senado, sus propuestas pueden volverse proyectos de ley.",
      requirements: {
        school:
          "Cursar el ensino médio en una escuela pública de un estado de Brasil o del Distrito Federal",
        age: "Tener hasta 19 años al 31 de diciembre del año de la edición",
        essay: "Escribir la redacción en la escuela, con docente orientador",
      },
      note: "Habla con tu escuela en febrero: ella organiza el concurso interno y envía una sola redacción a la secretaría de Educación del estado. Tema y plazos salen cada año.",
      figures: {
        y2026:
          "En 2026: tema de democracia en las redes, entrega hasta el 17 de abril, semana del 17 al 21 de agosto y un notebook.",
      },
    },
    en: {
      organization: "Senado Federal (Brazil)",
      name: "Jovem Senador (Young Senator)",
      audience: "Students of Brazil's public ensino médio, up to age 19",
      gives: "A week in the Senate with travel paid, for you and your teacher",
      when: "The essay is usually handed in at school from February to April, the week in August",
      where: "At your school; the week, in Brasília",
      description:
        "Write at your school, with a teacher's guidance, an essay on the year's topic. One is chosen per school, then three per state and finally one per federal unit: 27 students. In the Senate, their proposals may become bills.",
      requirements: {
        school:
          "Be in the ensino médio at a public school of a Brazilian state or the Federal District",
        age: "Be 19 or younger on 31 December of the edition's year",
        essay: "Write the essay at school, with a guiding teacher",
      },
      note: "Talk to your school in February: it runs the internal contest and sends a single essay to the state's education office. Topic and deadlines come out every year.",
      figures: {
        y2026:
          "In 2026: a topic on democracy in networks, essays until 17 April, week of 17 to 21 August and a laptop.",
      },
    },
  },
};
