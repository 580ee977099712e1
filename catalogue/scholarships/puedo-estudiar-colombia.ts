import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED, WITHOUT_DEGREE } from "../shared-conditions.ts";

export const puedoEstudiarColombia: Scholarship = {
  id: "puedo-estudiar-colombia",
  link: "https://www.mineducacion.gov.co/",
  tags: [
    "colombia",
    "gobierno",
    "licenciatura",
    "universidad pública",
    "gratis",
  ],
  sources: [
    {
      url: "https://normograma.icfes.gov.co/docs/decreto_2271_2023.htm",
      supports: ["programme"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.boyacaleinforma.com/?p=39674",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.impactamag.com/2025/11/el-susto-no-es-halloween-es-pagar-por.html",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.eltiempo.com/vida/educacion/estos-son-los-nuevos-requisitos-y-cambios-politica-de-gratuidad-en-educacion-superior-850276",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://quindionoticias.com/12-063-estudiantes-uniquindianos-estan-beneficiados-por-la-politica-de-gratuidad-de-educacion/",
      supports: ["programme", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://956fm.boyaca.gov.co/politica-de-gratuidad-puedo-estudiar-beneficia-a-mas-de-35-mil-estudiantes-de-boyaca/",
      supports: ["programme", "eligibility"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.secretariasenado.gov.co/senado/basedoc/ley_2307_2023.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  organization: "Ministerio de Educación Nacional de Colombia",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "funded",
  titleKey: "title",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  requirementsKeys: [
    "requirements.public",
    "requirements.group",
    "requirements.degree",
  ],
  eligibility: [
    {
      kind: "residence",
      countries: ["CO"],
      textKey: "requirements.public",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución pública de Colombia",
      textKey: "requirements.public",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.public",
      changeable: true,
    },
    {
      // The priority groups are many, so no card asks for disability or descent.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.group",
      changeable: false,
    },
    {
      ...WITHOUT_DEGREE,
      textKey: "requirements.degree",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "título profesional",
      textKey: "requirements.degree",
      changeable: false,
    },
  ],
  cycle: { basis: "always" },
  phrases: [
    "puedo estudiar matricula gratis",
    "politica de gratuidad colombia",
    "matricula cero universidad publica",
    "universidad publica gratis colombia",
    "no pagar matricula estrato 1 2 3",
    "sisben para universidad gratis",
    "gratuidad para extranjeros en colombia",
    "estudiar sin icetex universidad publica",
    "que no cubre la gratuidad",
    "generacion e ahora puedo estudiar",
    "carrera tecnica publica sin pagar",
    "free tuition public university colombia",
    "colombia tuition free policy",
    "universidad sin pagar",
    "becas en colombia",
    "no me alcanza para la universidad",
    "no pagar semestre",
    "universidad publica para extranjeros",
    "victimas del conflicto universidad",
    "desplazado por la violencia",
    "estudiar sin endeudarme",
    "tecnologia en institucion publica sin costo",
    "estudiar sin limite de edad",
    "becas por bajos recursos",
    "ser pilo paga",
    "generacion e",
  ],
  texts: {
    es: {
      organization: "Ministerio de Educación Nacional de Colombia",
      title: "Puedo Estudiar – Matrícula gratis en la universidad pública",
      audience:
        "Estudiantes de instituciones públicas de Colombia que cumplen una condición",
      amount:
        "El 100 % de la matrícula ordinaria; no cubre la inscripción ni los derechos de grado",
      level: "Pregrado: técnico, tecnológico y profesional",
      deadline: "Sin convocatoria: se activa cuando formalizas tu matrícula",
      description:
        "No se postula: te matriculas en una institución pública y ella activa el beneficio con el Ministerio. No es un préstamo. No tiene límite de edad ni de nacionalidad, y se acepta un título técnico o tecnológico previo.",
      requirements: {
        public: "Vivir en Colombia y matricularte en una institución pública",
        group:
          "Estrato 1, 2 o 3, Sisbén IV en A, B o C, o un grupo prioritario (étnico, víctima, discapacidad…)",
        degree: "No tener título profesional",
      },
      note: "Depende del presupuesto de cada año: confirma en tu institución que sigue vigente y pon al día tu Sisbén antes de matricularte. Puede cubrir uno o dos periodos extra para terminar.",
    },
    en: {
      organization: "Ministry of National Education of Colombia",
      title: "Puedo Estudiar – Free tuition at public university",
      audience:
        "Students at Colombia's public institutions who meet one condition",
      amount:
        "100% of ordinary tuition; it does not cover the application fee or graduation fees",
      level: "First degree: technical, technological and professional",
      deadline: "No call: it is activated when you complete your enrolment",
      description:
        "You do not apply: you enrol at a public institution and it activates the benefit with the Ministry. It is not a loan. There is no limit of age or nationality, and an earlier technical or technological degree is accepted.",
      requirements: {
        public: "Live in Colombia and enrol at a public institution",
        group:
          "Strata 1 to 3, Sisbén IV in A, B or C, or a priority group (ethnic, victim, disability…)",
        degree: "Not hold a professional degree",
      },
      note: "It depends on each year's budget: check with your institution that it is still in force and update your Sisbén before enrolling. It may cover one or two extra terms to finish.",
    },
  },
};
