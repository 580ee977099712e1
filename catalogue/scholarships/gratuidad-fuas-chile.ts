import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const gratuidadFuasChile: Scholarship = {
  id: "gratuidad-fuas-chile",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://portal.beneficiosestudiantiles.cl/gratuidad",
  applicationUrl: "https://postulacion.beneficiosestudiantiles.cl/",
  organization:
    "Subsecretaría de Educación Superior, Ministerio de Educación (Chile)",
  tags: [
    "chile",
    "gobierno",
    "gratis",
    "licenciatura",
    "necesidad económica",
    "universidad",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["highSchool", "undergraduate"],
  covers: ["tuition"],
  cost: "funded",
  cycle: {
    basis: "usual",
    windows: [
      {
        opens: 10,
        closes: 10,
      },
      {
        opens: 2,
        closes: 3,
      },
    ],
  },
  requirementsKeys: [
    "requirements.need",
    "requirements.residence",
    "requirements.enrolment",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.residence",
      changeable: false,
    },
    {
      kind: "enrolment",
      institution: "Institución adscrita a gratuidad",
      textKey: "requirements.enrolment",
      changeable: true,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "otro"],
            stages: ["upperSecondary", "schoolFinished"],
          },
        ],
        // Students may not have passed the nominal length of their degree.
        [
          {
            kind: "level",
            levels: ["licenciatura_cursando", "otro"],
            stages: ["technical", "undergraduate"],
          },
          { kind: "other" },
        ],
        // With a bachelor's degree, only teacher training.
        [
          {
            kind: "level",
            levels: ["licenciatura_terminada"],
            stages: ["undergraduateFinished", "postgraduate"],
          },
          { kind: "other" },
        ],
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "título profesional o licenciatura",
      textKey: "requirements.degree",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.latercera.com/servicios/noticia/extienden-plazo-para-postular-al-fuas-como-solicitar-becas-o-gratuidad/",
    },
  ],
  sources: [
    {
      url: "https://gda.com/detalle-de-la-noticia/?article=6012991",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.cnnchile.com/servicios/en-pocos-dias-comienza-postulacion-a-beneficios-estudiantiles-2026-fuas-quienes-pueden-postular-gratuidad-becas-universidad_20250925/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.latercera.com/servicios/noticia/extienden-plazo-del-fuas-para-postular-a-becas-creditos-y-gratuidad/",
      supports: ["dates"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://www.elmostrador.cl/datos-utiles/2025/10/06/gratuidad-2026-conoce-como-acceder-a-este-beneficio-estudiantil-a-traves-del-fuas/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-27",
        as: "stored",
      },
    },
    {
      url: "https://www.latercera.com/servicios/noticia/fuas-2026-este-jueves-comienza-el-segundo-periodo-de-postulacion-para-becas-y-gratuidad/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.latercera.com/servicios/noticia/extienden-plazo-para-postular-al-fuas-como-solicitar-becas-o-gratuidad/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://cftestatalaricayparinacota.cl/beneficios/",
      supports: ["programme", "eligibility", "amount"],
      read: {
        on: "2026-11-22",
        as: "stored",
      },
    },
    {
      url: "https://biobiochile.cl/noticias/servicios/toma-nota/2024/10/22/extienden-plazo-para-postular-al-fuas-2025-estos-son-los-errores-mas-frecuentes-al-llenar-formulario.shtml",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://meganoticias.cl/amp/dato-util/475764-postulacion-beneficios-estudiantiles-como-llenar-el-fuas-gratuidad-becas-pdp-13-2-2025.html",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://portal.beneficiosestudiantiles.cl/gratuidad",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.eldinamo.cl/buen-dato/2025/10/01/postulacion-al-fuas-2026-cuando-hacerlo-y-cuales-son-los-requisitos/",
      supports: ["dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
  ],
  editions: [
    {
      year: 2025,
      opens: null,
      closes: "2024-11-05",
      source:
        "https://biobiochile.cl/noticias/servicios/toma-nota/2024/10/22/extienden-plazo-para-postular-al-fuas-2025-estos-son-los-errores-mas-frecuentes-al-llenar-formulario.shtml",
    },
    {
      year: 2025,
      opens: "2025-02-13",
      closes: "2025-03-13",
      source:
        "https://meganoticias.cl/amp/dato-util/475764-postulacion-beneficios-estudiantiles-como-llenar-el-fuas-gratuidad-becas-pdp-13-2-2025.html",
    },
    {
      year: 2026,
      opens: "2025-10-01",
      closes: "2025-11-05",
      source:
        "https://www.latercera.com/servicios/noticia/extienden-plazo-del-fuas-para-postular-a-becas-creditos-y-gratuidad/",
    },
    {
      year: 2026,
      opens: "2026-02-12",
      closes: "2026-03-20",
      source:
        "https://www.latercera.com/servicios/noticia/extienden-plazo-para-postular-al-fuas-como-solicitar-becas-o-gratuidad/",
    },
  ],
  phrases: [
    "gratuidad fuas",
    "como postular a la gratuidad",
    "estudiar gratis en la u chile",
    "60 por ciento mas vulnerable gratuidad",
    "formulario fuas cuando abre",
    "universidad gratis para chilenos",
    "instituto o cft con gratuidad",
    "gratuidad para extranjeros con residencia definitiva",
    "salgo de cuarto medio y no tengo plata",
    "segundo proceso fuas",
    "no pagar arancel ni matricula",
    "fuas punto cl postulacion",
    "free university chile low income",
    "chile gratuidad how to apply",
    "becas en chile",
    "no me alcanza para la universidad",
    "universidad sin pagar",
    "no tengo plata pal arancel",
    "estudiar sin endeudarme",
    "ayuda del estado para la u",
    "instituto profesional sin costo",
    "extranjero en chile quiere estudiar",
    "salgo de cuarto y no cacho como pagar",
    "beneficios estudiantiles",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title: "Gratuidad en la educación superior (Chile)",
      organization:
        "Subsecretaría de Educación Superior, Ministerio de Educación (Chile)",
      audience: "Personas de Chile del 60 % de hogares con menos ingresos",
      amount:
        "La matrícula y el arancel completos durante los años oficiales de la carrera",
      level: "Carrera técnica o universitaria",
      deadline:
        "Suele pedirse en octubre; suele haber otra oportunidad en febrero y marzo",
      description:
        "Estudia sin pagar arancel ni matrícula en las universidades, institutos y centros técnicos adscritos. No te piden notas ni puntaje: cuenta tu situación económica. Se solicita con el FUAS, un formulario gratuito que también sirve para becas y créditos.",
      requirements: {
        need: "Estar en el 60 % de hogares de menores ingresos",
        residence:
          "Nacionalidad chilena o residencia definitiva; con la temporal, haber hecho toda la media en Chile",
        enrolment:
          "Matricularte en una carrera presencial de una institución adscrita",
        studies:
          "Cursar 4.º medio, haber egresado o estudiar una carrera sin pasar su duración oficial",
        degree:
          "No tener título profesional ni licenciatura (con ella, solo carreras para ser docente)",
      },
      figures: {
        y2026:
          "El FUAS de 2026 abrió dos veces. La primera fue del 1 al 22 de octubre de 2025, ampliada al 5 de noviembre; la segunda, del 12 de febrero al 12 de marzo, ampliada al 20.",
      },
      note: "Llena el FUAS aunque dudes: con él te comparan con las becas. Confirma que tu institución y tu carrera estén adscritas, y la edad: en 2026 el gobierno anunció centrarla en menores de 30. Un título técnico no te excluye si sigues una carrera profesional.",
    },
    en: {
      title: "Gratuidad: free higher education (Chile)",
      organization:
        "Undersecretariat of Higher Education, Ministry of Education (Chile)",
      audience:
        "People in Chile from the 60% of households with the least income",
      amount:
        "Full enrolment and tuition fees, for the degree's nominal length",
      level: "Technical or university degree",
      deadline:
        "Usually requested in October; there is usually another chance in February and March",
      description:
        "Study without tuition or enrolment fees at the universities, institutes and technical centres that have joined. No grades or scores are asked for: your economic situation counts. You apply with the FUAS, a free form that also serves for grants and loans.",
      requirements: {
        need: "Be in the 60% of households with the least income",
        residence:
          "Chilean nationality or permanent residence; if temporary, all of enseñanza media done in Chile",
        enrolment:
          "Enrol in a face-to-face degree at an institution that has joined",
        studies:
          "Be in the last school year (4.º medio), have left school or be within a degree's nominal length",
        degree:
          "Hold no professional degree nor a bachelor's (with one, only teacher training)",
      },
      figures: {
        y2026:
          "The FUAS for 2026 opened twice. The first time was from 1 to 22 October 2025, extended to 5 November; the second, from 12 February to 12 March, extended to the 20th.",
      },
      note: "Fill in the FUAS even if in doubt: it also serves for grants. Check that your institution and degree have joined, and the age: in 2026 the government announced a focus on under-30s. A technical title does not exclude you if you go on to a professional degree.",
    },
  },
};
