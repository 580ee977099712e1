import type { Scholarship } from "../scholarship.schema.ts";
import { AT_SCHOOL_THEN, MEASURED_NEED } from "../shared-conditions.ts";

export const becasButiaUruguay: Scholarship = {
  id: "becas-butia-uruguay",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://www.gub.uy/ministerio-educacion-cultura/comunicacion/publicaciones/guia-del-usuario-beca-butia/formularios/guia-para-completar-formulario",
  organization: "Ministerio de Educación y Cultura y ANEP (Uruguay)",
  tags: ["uruguay", "becas", "gobierno", "secundaria", "necesidad económica"],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool"],
  covers: ["living"],
  cost: "funded",
  cycle: { basis: "unknown" },
  requirementsKeys: [
    "requirements.age",
    "requirements.school",
    "requirements.need",
    "requirements.agreement",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "age", min: 11, max: 21 }],
        [{ kind: "age", min: 11, max: 29 }, { kind: "other" }],
      ],
      textKey: "requirements.age",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["UY"],
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "circumstance",
      is: "publicSchool",
      textKey: "requirements.school",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: AT_SCHOOL_THEN,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.agreement",
      changeable: true,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://ladiaria.com.uy/educacion/articulo/2025/11/gobierno-abrio-convocatoria-a-becas-para-estudiantes-de-educacion-media-que-incluiran-acompanamiento-academico/",
    },
  ],
  sources: [
    {
      url: "https://www.gub.uy/presidencia/comunicacion/noticias/orsi-incremento-14000-70000-becas-butia-es-compromiso-gobierno",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.gub.uy/ministerio-educacion-cultura/comunicacion/publicaciones/guia-del-usuario-beca-butia/formularios/guia-para-completar-formulario",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://ladiaria.com.uy/educacion/articulo/2025/11/gobierno-abrio-convocatoria-a-becas-para-estudiantes-de-educacion-media-que-incluiran-acompanamiento-academico/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.carasycaretas.com.uy/sociedad/ultimos-dias-solicitar-la-beca-butia-estudiantes-educacion-media-n93169",
      supports: ["eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://www.montevideo.com.uy/Noticias/Becas-Butia--que-implican-y-cuales-requisitos-son-necesarios-para-postular--uc943784",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
    {
      url: "https://cadenadelmar.uy/nacional/becas-butia-2026-continuan-abiertas-las-inscripciones-para-estudiantes-de-todo-el-pais-16462",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-26",
        as: "stored",
      },
    },
  ],
  editions: [
    {
      year: 2026,
      opens: "2025-11-21",
      closes: "2026-03-16",
      source:
        "https://www.carasycaretas.com.uy/sociedad/ultimos-dias-solicitar-la-beca-butia-estudiantes-educacion-media-n93169",
    },
  ],
  phrases: [
    "becas butia",
    "beca butia inscripcion",
    "beca para el liceo uruguay",
    "beca para utu ciclo basico",
    "beca de bachillerato anep",
    "ayuda para no dejar el liceo",
    "beca mec educacion media",
    "cuanto pagan las becas butia",
    "beca para adolescentes de liceo publico",
    "apoyo economico secundaria uruguay",
    "beca para uruguay estudia",
    "formulario beca butia plazo",
    "uruguay secondary school grant",
    "butia grant public school students",
    "becas en uruguay",
    "apoyo economico para el cole",
    "incentivo por no dejar la escuela",
    "becas para escasos recursos",
    "utu con beca",
    "gurises en el liceo ayuda",
    "volver al liceo con apoyo",
    "acompañamiento y plata para estudiar",
    "plan social para estudiantes",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Becas Butiá",
      organization: "Ministerio de Educación y Cultura y ANEP (Uruguay)",
      audience:
        "Estudiantes de ciclo básico y bachillerato de centros públicos de Uruguay",
      amount:
        "Un apoyo al año repartido en pagos, de abril a diciembre; sube con el grado",
      level: "Educación media básica y bachillerato",
      deadline:
        "En la última convocatoria, de fines de noviembre a mediados de marzo",
      description:
        "Dinero y acompañamiento para que sigas en el liceo o la UTU. Las solicitudes se ordenan por necesidad económica. Quien recibe la beca firma un acuerdo: asistir a clase y avanzar en el curso.",
      requirements: {
        age: "Tener desde 11 años; la guía del ministerio dice hasta 29 y la prensa, en 2026, hasta 21",
        school:
          "Estudiar en Uruguay en un centro público: liceo, UTU o programas como Uruguay Estudia",
        need: "Estar entre las solicitudes con más necesidad económica",
        agreement: "Firmar el acuerdo educativo si te la dan",
      },
      figures: {
        y2026:
          "En 2026: 13,000 pesos uruguayos en ciclo básico, y 17,000, 21,000 o 25,000 en 1.º, 2.º o 3.º de bachillerato. Cerró el 16 de marzo.",
      },
      note: "Se pide en línea con un formulario: pregunta en tu centro por el enlace de este año. Faltar sin justificar a más del 30 % de las clases puede suspender el pago.",
    },
    en: {
      title: "Butiá grants",
      organization: "Ministry of Education and Culture and ANEP (Uruguay)",
      audience:
        "Students in lower and upper secondary at public schools in Uruguay",
      amount:
        "Yearly support paid in parts, from April to December; it rises with the grade",
      level: "Lower and upper secondary school",
      deadline: "In the last call, from late November to mid-March",
      description:
        "Money and guidance so that you stay at liceo or UTU. Applications are ranked by economic need. Those who get the grant sign an agreement: to attend class and make progress.",
      requirements: {
        age: "Be 11 or older; the ministry's guide says up to 29 and the press, in 2026, up to 21",
        school:
          "Study in Uruguay at a public school: liceo, UTU or programmes such as Uruguay Estudia",
        need: "Be among the applications with the greatest economic need",
        agreement: "Sign the educational agreement if you get it",
      },
      figures: {
        y2026:
          "In 2026: 13,000 Uruguayan pesos in lower secondary, and 17,000, 21,000 or 25,000 in the 1st, 2nd or 3rd year of bachillerato. It closed on 16 March.",
      },
      note: "You apply online with a form: ask at your school for this year's link. Missing more than 30% of classes without a reason can stop the payment.",
    },
  },
};
