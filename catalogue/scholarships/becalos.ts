import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becalos: Scholarship = {
  id: "becalos",
  titleKey: "title",
  organization: "Fundación Televisa y Asociación de Bancos de México",
  organizationKey: "organization",
  link: "https://becalos.mx/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.country",
    "requirements.enrolment",
    "requirements.grade",
    "requirements.need",
  ],
  noteKey: "note",
  categoryKey: "national",
  typeKey: "private",
  icon: "foundation",
  criteria: ["merit", "need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["living"],
  cost: "funded",
  lastSeenCycle: 2023,
  eligibility: [
    {
      kind: "nationality",
      countries: ["MX"],
      textKey: "requirements.country",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
      ],
      textKey: "requirements.enrolment",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución participante de Bécalos",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        // The one call seen is for undergraduates of one university; others ask another average.
        [
          { kind: "level", levels: ["licenciatura_cursando"] },
          { kind: "grade", atLeast: 8.5, scale: "0-10" },
          { kind: "other" },
        ],
        [{ kind: "other" }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
  ],
  cycle: { basis: "unknown" },
  tags: [
    "méxico",
    "fundación",
    "becas",
    "licenciatura",
    "banco",
    "preparatoria",
  ],
  sources: [
    {
      url: "https://revistafortuna.com.mx/2022/05/20/500-mil-becas-para-apoyar-al-talento-mexicano-becalos/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.publimetro.com.mx/mx/empresas/2020/07/30/bancaexplica-becalos-talento-oportunidades-todos.html",
      supports: ["programme"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://pumabecas.com/beca-de-excelencia-becalos-unam-licenciatura-2023-2024/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://becalos.mx/transparencia-y-resultados/",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.abm.org.mx/sala-de-prensa/historico/conferencia-10-oct-06.htm",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
      isOfficial: true,
    },
  ],
  phrases: [
    "becalos beca",
    "beca becalos unam",
    "beca becalos ipn",
    "beca de la fundacion televisa y los bancos",
    "beca privada que se pide en la escuela",
    "donativo en cajero becalos",
    "beca de excelencia para universidad publica",
    "beca de bancos de mexico para estudiantes",
    "becas privadas para prepa publica",
    "como solicitar becalos en mi universidad",
    "beca con promedio alto y pocos recursos",
    "private scholarship public university mexico",
    "becalos scholarship requirements",
    "becas por promedio",
    "becas privadas mexico",
    "fundaciones que dan becas en mexico",
    "no me alcanza para la universidad",
    "becas bancarias",
    "becas en mi propia escuela",
    "becas para tecnologico o politecnica",
    "apoyo para conalep o prepa",
    "redondeo cajero becas",
    "becas de excelencia academica",
    "becas por bajos recursos",
    "becas para estudiantes de secundaria",
  ],
  texts: {
    es: {
      title: "Bécalos",
      organization: "Fundación Televisa y Asociación de Bancos de México",
      audience:
        "Estudiantes de prepa y universidad de instituciones participantes en México",
      amount:
        "Beca económica para estudiar; también cursos de inglés y de habilidades",
      level: "Prepa y licenciatura, según la convocatoria",
      deadline: "Cada institución publica sus fechas",
      description:
        "Pide la beca en tu propia escuela: Bécalos da el dinero a universidades y otras instituciones, que abren la convocatoria. Un ejemplo visto es la Beca de Excelencia Bécalos-UNAM.",
      requirements: {
        country: "Ser de México",
        enrolment: "Estudiar en una institución participante",
        grade:
          "Tener el promedio de la convocatoria (8.5 en la UNAM en 2023-2024)",
        need: "Tener ingresos familiares bajo el tope de la convocatoria",
      },
      note: "Pregunta en la oficina de becas de tu escuela si participa este año. La última convocatoria completa que vimos es de 2023-2024 y cada una pide otro promedio e ingreso.",
    },
    en: {
      title: "Bécalos scholarships",
      organization: "Fundación Televisa and Mexico's Banking Association",
      audience:
        "High school and university students of participating institutions in Mexico",
      amount: "A study grant; also English and skills courses",
      level: "High school and undergraduate, depending on the call",
      deadline: "Each institution publishes its dates",
      description:
        "Ask for it at your own school: Bécalos gives the money to universities and other institutions, which open the call. One example seen is the Bécalos-UNAM excellence scholarship.",
      requirements: {
        country: "Be Mexican",
        enrolment: "Study at a participating institution",
        grade:
          "Have the average of the call (8.5 out of 10 at UNAM in 2023-2024)",
        need: "Have a family income below the limit of the call",
      },
      note: "Ask your school's scholarship office whether it takes part this year. The last full call we saw is that of 2023-2024 and each one asks for another average and income.",
    },
  },
};
