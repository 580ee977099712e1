import type { Scholarship } from "../scholarship.schema.ts";
import {
  AT_SCHOOL,
  IN_LOWER_SECONDARY,
  MEASURED_NEED,
} from "../shared-conditions.ts";

export const programaOportunidadesKriete: Scholarship = {
  id: "programa-oportunidades-kriete",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  organization: "Fundación Gloria Kriete (El Salvador)",
  link: "https://www.oportunidades.org.sv/",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.record",
    "requirements.need",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2023,
      textKey: "figures.y2023",
      source:
        "https://www.dinero.com.sv/en/experts/item/7537-more-than-360-young-people-across-the-country-will-be-able-to-apply-for-educational-scholarships-from-the-programa-oportunidades.html",
    },
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["SV"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      ...AT_SCHOOL,
      textKey: "requirements.level",
      changeable: false,
    },
    {
      // It lasts three years and begins with the ninth grade or the bachillerato, by mode.
      kind: "anyOf",
      options: [
        [IN_LOWER_SECONDARY, { kind: "other" }],
        [
          { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      // The foundation decides it.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  lastSeenCycle: 2023,
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool"],
  covers: ["language", "mentoring", "tuition"],
  cost: "funded",
  cycle: { basis: "unknown" },
  tags: [
    "fundación",
    "el salvador",
    "preparatoria",
    "inglés",
    "necesidad económica",
  ],
  editions: [
    {
      year: 2023,
      opens: "2023-04-18",
      closes: "2023-08-26",
      source:
        "https://www.dinero.com.sv/en/experts/item/7537-more-than-360-young-people-across-the-country-will-be-able-to-apply-for-educational-scholarships-from-the-programa-oportunidades.html",
    },
  ],
  sources: [
    {
      url: "https://www.dinero.com.sv/en/experts/item/7537-more-than-360-young-people-across-the-country-will-be-able-to-apply-for-educational-scholarships-from-the-programa-oportunidades.html",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://newsmillenium.com/?p=17056",
      supports: ["programme", "eligibility"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.elsalvador.com/noticias/nacional/fundacion-gloria-de-kriete-roberto/803775/2021/",
      supports: ["programme", "amount"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.infobae.com/el-salvador/2026/02/28/el-salvador-abre-convocatorias-de-inversion-social-y-educativa-con-el-respaldo-de-la-fundacion-gloria-kriete/",
      supports: ["programme"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://oportunidades.org.sv/alcanzando-nuevos-horizontes-una-exploracion-de-la-cobertura-geografica-del-programa-oportunidades",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "programa oportunidades fundacion kriete",
    "beca fundacion gloria de kriete",
    "oportunidades sabatino el salvador",
    "clases de ingles gratis para bachillerato salvador",
    "beca para buenos estudiantes de noveno",
    "refuerzo los sabados con beca universitaria",
    "programa para jovenes talentosos de pocos recursos sv",
    "kriete becas universidad",
    "oportunidades san miguel sonsonate santa ana",
    "formacion complementaria en bachillerato",
    "beca privada el salvador estudiantes",
    "kriete foundation scholarship",
    "after school program el salvador",
    "clases los sabados para bachillerato",
    "programas para alumnos talentosos",
    "fundaciones que ayudan a estudiar",
    "prepararme para la universidad desde el colegio",
    "noveno grado que puedo aplicar",
    "habilidades para la vida jovenes",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Programa Oportunidades",
      organization: "Fundación Gloria Kriete (El Salvador)",
      audience:
        "Estudiantes destacados y de pocos recursos, antes o al inicio del bachillerato",
      amount:
        "Tres años de inglés, tecnología y habilidades, y después beca para estudios superiores",
      level: "Tercer ciclo y bachillerato",
      deadline: "Sin fechas recientes: confirma si hay convocatoria",
      description:
        "Refuerza tu bachillerato con tres años de clases de inglés, tecnología y habilidades para la vida, los sábados o a tiempo completo. Al terminar, la fundación te ayuda con una beca para seguir estudiando.",
      requirements: {
        nationality: "Ser de El Salvador",
        level:
          "Estar en tercer ciclo o al inicio del bachillerato, según tu modalidad",
        record: "Tener muy buenas notas",
        need: "Ser de una familia con recursos limitados",
      },
      note: "El detalle es de 2023. La fundación seguía activa en 2026: confirma si abre cupos nuevos, en qué sede y para qué grado.",
      figures: {
        y2023:
          "En 2023: inscripción del 18 de abril al 26 de agosto para 360 becas que empezaban al año siguiente.",
      },
    },
    en: {
      title: "Programa Oportunidades",
      organization: "Gloria Kriete Foundation (El Salvador)",
      audience:
        "Outstanding students with little money, before or early in bachillerato",
      amount:
        "Three years of English, technology and skills, then an award for higher education",
      level: "Lower and upper secondary",
      deadline: "No recent dates: check whether there is a call",
      description:
        "Strengthen your bachillerato with three years of classes in English, technology and life skills, on Saturdays or full time. When you finish, the foundation helps you with an award to go on studying.",
      requirements: {
        nationality: "Be Salvadoran",
        level:
          "Be in lower secondary or early in upper secondary, depending on your mode",
        record: "Have very good grades",
        need: "Come from a family with limited means",
      },
      note: "The details are from 2023. The foundation was active in 2026: check whether it opens new places, at which site and for which grade.",
      figures: {
        y2023:
          "In 2023: registration from 18 April to 26 August for 360 places starting the next year.",
      },
    },
  },
};
