import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

export const becasArancelFuasChile: Scholarship = {
  id: "becas-arancel-fuas-chile",
  titleKey: "title",
  organizationKey: "organization",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  noteKey: "note",
  link: "https://portal.beneficiosestudiantiles.cl/becas-y-creditos",
  applicationUrl: "https://postulacion.beneficiosestudiantiles.cl/",
  organization:
    "Subsecretaría de Educación Superior, Ministerio de Educación (Chile)",
  tags: [
    "chile",
    "becas",
    "gobierno",
    "licenciatura",
    "necesidad económica",
    "beca parcial",
  ],
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
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
    "requirements.form",
    "requirements.need",
    "requirements.record",
    "requirements.studies",
  ],
  eligibility: [
    {
      kind: "task",
      task: "registration",
      textKey: "requirements.form",
      changeable: true,
    },
    // Each award has its own limit of income.
    {
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.need",
      changeable: false,
    },
    {
      kind: "record",
      textKey: "requirements.record",
      changeable: true,
    },
    {
      // Each grant says which residents of other nationalities it admits.
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["CL"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "residence",
      countries: ["CL"],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      kind: "level",
      levels: [
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "upperSecondary",
        "schoolFinished",
        "technical",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      textKey: "requirements.studies",
      changeable: false,
    },
    {
      // One of the grants is for those who hold a technical degree.
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: ["preparatoria_3", "licenciatura_cursando", "otro"],
            stages: [
              "upperSecondary",
              "schoolFinished",
              "technical",
              "undergraduate",
            ],
          },
        ],
        [{ kind: "other" }],
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
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.eldinamo.cl/buen-dato/2025/09/24/fuas-estas-son-las-becas-y-beneficios-que-puedes-solicitar-postular-desde-octubre/",
    },
  ],
  sources: [
    {
      url: "https://www.eldinamo.cl/buen-dato/2025/09/24/fuas-estas-son-las-becas-y-beneficios-que-puedes-solicitar-postular-desde-octubre/",
      supports: ["programme", "eligibility", "dates"],
      read: {
        on: "2026-11-26",
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
      url: "https://www.latercera.com/servicios/noticia/fuas-2026-este-jueves-comienza-el-segundo-periodo-de-postulacion-para-becas-y-gratuidad/",
      supports: ["programme", "dates"],
      read: {
        on: "2026-11-23",
        as: "stored",
      },
    },
    {
      url: "https://www.latercera.com/servicios/noticia/extienden-plazo-para-postular-al-fuas-como-solicitar-becas-o-gratuidad/",
      supports: ["dates"],
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
      url: "https://www.chileatiende.gob.cl/fichas/2242",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
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
    "beca bicentenario",
    "beca juan gomez millas",
    "beca nuevo milenio",
    "becas de arancel chile",
    "beca excelencia academica chile",
    "distincion a las trayectorias educativas",
    "becas del mineduc para la u",
    "fuas becas y creditos",
    "no me dieron gratuidad que beca hay",
    "beca para hijos de profesores chile",
    "beca para estudiar en instituto profesional",
    "ayuda para pagar el arancel",
    "chile tuition grants fuas",
    "state scholarships for chilean university",
    "becas en chile",
    "beneficios estudiantiles",
    "becas para hijos de profesores",
    "becas por puntaje",
    "ayuda del estado para la u",
    "becas para carreras tecnicas",
    "quede fuera de la gratuidad",
    "estudiar sin endeudarme",
    "salgo de cuarto y no cacho como pagar",
    "becas para instituto",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      title:
        "Becas de arancel del Estado de Chile (Bicentenario, Nuevo Milenio y otras)",
      organization:
        "Subsecretaría de Educación Superior, Ministerio de Educación (Chile)",
      audience: "Quienes van a estudiar o ya estudian una carrera en Chile",
      amount: "Todo o parte del arancel, según la beca que te asignen",
      level: "Carrera técnica o universitaria",
      deadline:
        "Suele pedirse en octubre (a veces, hasta noviembre); otra vez en febrero y marzo",
      description:
        "Con un solo formulario, el FUAS, te comparan con varias: Bicentenario, Nuevo Milenio, Juan Gómez Millas, Excelencia Académica, hijos de profesionales de la educación, discapacidad y otras. Sirven si la gratuidad no te alcanza o tu institución no la tiene.",
      requirements: {
        form: "Llenar el FUAS dentro del plazo",
        need: "Estar en el tramo de ingresos de la beca; el de Juan Gómez Millas llega al 70 %",
        record: "Cumplir el requisito académico de cada beca",
        nationality:
          "Tener nacionalidad chilena o la residencia que pida la beca",
        studies:
          "Cursar 4.º medio, haber egresado o estudiar ya una carrera en Chile",
      },
      figures: {
        y2026:
          "Calendario 2026: preselección el 15 de enero, asignación el 10 de marzo y apelación desde ese día.",
      },
      note: "El FUAS también asigna el Fondo Solidario y el Crédito con Aval del Estado, que son préstamos: se devuelven. Lee la ficha de cada beca para saber el puntaje o las notas que pide y su monto.",
    },
    en: {
      title:
        "Chilean State tuition grants (Bicentenario, Nuevo Milenio and others)",
      organization:
        "Undersecretariat of Higher Education, Ministry of Education (Chile)",
      audience: "Those who will study or already study a degree in Chile",
      amount:
        "All or part of the tuition fee, depending on the grant you are given",
      level: "Technical or university degree",
      deadline:
        "Usually in October (at times until November); again in February and March",
      description:
        "One form, the FUAS, compares you with several: Bicentenario, Nuevo Milenio, Juan Gómez Millas, Excelencia Académica, children of education staff, disability and others. They help if gratuidad does not reach you or your institution lacks it.",
      requirements: {
        form: "Fill in the FUAS in time",
        need: "Be in the grant's income bracket; that of Juan Gómez Millas reaches 70%",
        record: "Meet the academic requirement of each grant",
        nationality:
          "Hold Chilean nationality or the residence the grant asks for",
        studies:
          "Be in the last school year (4.º medio), have left school or study a degree in Chile",
      },
      figures: {
        y2026:
          "2026 calendar: pre-selection on 15 January, award on 10 March and appeals from that day.",
      },
      note: "The FUAS also assigns the Fondo Solidario and the Crédito con Aval del Estado, which are loans: you pay them back. Read the sheet of each grant for the score or grades it asks for and its amount.",
    },
  },
};
