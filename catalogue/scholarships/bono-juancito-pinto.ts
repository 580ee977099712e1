import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL } from "../shared-conditions.ts";

export const bonoJuancitoPinto: Scholarship = {
  id: "bono-juancito-pinto",
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
  organization: "Gobierno de Bolivia, Ministerio de Educación",
  tags: ["bolivia", "gobierno", "secundaria", "ayuda económica"],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: [],
  levels: ["highSchool"],
  covers: [],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 10,
        closes: 11,
      },
    ],
  },
  requirementsKeys: ["requirements.school", "requirements.guardian"],
  eligibility: [
    {
      kind: "residence",
      countries: ["BO"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "circumstance",
            is: "publicSchool",
          },
        ],
        [
          {
            kind: "other",
          },
        ],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", max: 20, on: { month: 12, day: 31 } }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "task",
      task: "guardian",
      textKey: "requirements.guardian",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.reduno.com.bo/noticias/conozca-los-32-articulos-del-decreto-supremo-5516-que-ya-esta-vigente-2026113164214",
    },
  ],
  sources: [
    {
      url: "https://www.reduno.com.bo/noticias/bono-juancito-pinto-2025-conoce-los-requisitos-para-cobrarlo-este-ano-202510221438",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.reduno.com.bo/noticias/conozca-los-32-articulos-del-decreto-supremo-5516-que-ya-esta-vigente-2026113164214",
      supports: ["amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ferrere.com/es/novedades/medidas-sociales-para-la-proteccion-de-ingresos-familiares",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://enfoquenews.com.bo/?p=41716",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.reduno.com.bo/noticias/atencion-amplian-el-plazo-para-cobrar-el-bono-juancito-pinto-hasta-el-6-de-diciembre-2025121165135",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.reduno.com.bo/noticias/atencion-hoy-inicia-el-pago-del-bono-juancito-pinto-esto-es-todo-lo-que-debes-saber-2025101363228",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.reduno.com.bo/noticias/quienes-cobraran-bono-en-octubre-te-contamos-todos-los-detalles-20251019519",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.reduno.com.bo/noticias/cual-es-el-monto-del-bono-juancito-pinto-2025-y-hasta-que-fecha-se-extendera-el-pago--2025910163858",
      supports: ["programme", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://ahoraelpueblo.bo/index.php/nacional/sociedad/el-pago-del-bono-juancito-pinto-ingresa-desde-hoy-en-su-recta-final-en-todo-el-pais",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://enfoquenews.com.bo/pago-del-bono-juancito-pinto-a-23-mm-de-estudiantes-inicia-este-lunes",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2025,
      opens: "2025-10-13",
      closes: "2025-12-06",
      source:
        "https://www.reduno.com.bo/noticias/atencion-amplian-el-plazo-para-cobrar-el-bono-juancito-pinto-hasta-el-6-de-diciembre-2025121165135",
    },
    {
      year: 2024,
      opens: "2024-10-14",
      closes: "2024-11-30",
      source:
        "https://enfoquenews.com.bo/pago-del-bono-juancito-pinto-a-23-mm-de-estudiantes-inicia-este-lunes",
    },
  ],
  phrases: [
    "bono juancito pinto",
    "cuando pagan el juancito pinto",
    "bono de doscientos bolivianos",
    "bono escolar bolivia",
    "cobrar bono juancito pinto requisitos",
    "hasta cuando se cobra el bono",
    "bono para estudiantes de colegio fiscal",
    "juancito pinto secundaria",
    "cronograma por cedula bono",
    "ayuda del gobierno para colegio bolivia",
    "bono de octubre estudiantes",
    "donde cobro el juancito pinto",
    "bolivia school grant juancito pinto",
    "school attendance payment bolivia",
    "subsidio para familias con hijos en la escuela",
    "bonos del gobierno para estudiantes",
    "apoyo economico para el cole",
    "incentivo por no dejar la escuela",
    "plan social para estudiantes",
    "plata para utiles bolivia",
    "bs 200 escuela",
  ],
  texts: {
    es: {
      title: "Bono Juancito Pinto",
      organization: "Gobierno de Bolivia, Ministerio de Educación",
      audience:
        "Estudiantes de primaria y secundaria de colegios fiscales y de convenio de Bolivia",
      amount: "Un pago al año por seguir en la escuela",
      level: "Primaria, secundaria y educación especial",
      deadline:
        "Suele cobrarse de octubre a fines de noviembre; la última vez, hasta diciembre",
      description:
        "El Estado boliviano paga cada año a quien estudia en un colegio fiscal o de convenio, para que termine la escuela. No se postula: lo cobra en un banco autorizado tu mamá, tu papá o tu tutor, o tú desde los 18. En las capitales ha ido por cédula.",
      requirements: {
        school:
          "Estudiar en Bolivia en un colegio fiscal o de convenio, con menos de 21 años al 31 de diciembre (2024)",
        guardian: "Que lo cobre tu tutor con cédula, o tú con 18 años",
      },
      figures: {
        y2026: "Un decreto de enero de 2026 lo subió de 200 a 300 bolivianos.",
      },
      note: "Confirma las fechas de este año: en 2025, del 13 de octubre al 6 de diciembre. Revisa que tu colegio te tenga registrado con los datos de quien cobra.",
    },
    en: {
      title: "Juancito Pinto Grant",
      organization: "Government of Bolivia, Ministry of Education",
      audience:
        "Primary and secondary students at public and convenio schools in Bolivia",
      amount: "A yearly payment for staying in school",
      level: "Primary, secondary and special education",
      deadline:
        "It is usually paid from October to late November; last time, into December",
      description:
        "The Bolivian state pays each year those who study at a public or convenio school, so that they finish. There is no application: a parent or guardian, or you from age 18, collects it at an authorised bank. In capitals it went by ID number.",
      requirements: {
        school:
          "Study in Bolivia at a public or convenio school and be under 21 on 31 December (2024)",
        guardian:
          "Have your guardian collect it with an ID card, or do it yourself from 18",
      },
      figures: {
        y2026: "A January 2026 decree raised it from 200 to 300 bolivianos.",
      },
      note: "Check this year's dates: in 2025, from 13 October to 6 December. See that your school has you registered with the data of whoever collects it.",
    },
  },
};
