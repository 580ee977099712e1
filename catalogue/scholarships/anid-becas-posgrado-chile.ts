import type { Scholarship } from "../scholarship.schema.ts";
import { IN_LAST_YEAR } from "../shared-conditions.ts";

export const anidBecasPosgradoChile: Scholarship = {
  id: "anid-becas-posgrado-chile",
  titleKey: "title",
  organization: "Agencia Nacional de Investigación y Desarrollo (ANID, Chile)",
  link: "https://anid.cl/concursos/",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.nationality",
    "requirements.level",
    "requirements.grade",
    "requirements.programme",
  ],
  noteKey: "note",
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source:
        "https://www.cnnchile.com/servicios/beca-magister-nacionall-2026-plazos-requisitos-programas-validos_20251024/",
    },
  ],
  categoryKey: "nationalInternational",
  typeKey: "public",
  icon: "government",
  criteria: ["merit"],
  levels: ["postgraduate"],
  covers: ["tuition", "living", "travel", "insurance"],
  cost: "funded",
  eligibility: [
    {
      kind: "anyOf",
      options: [
        [{ kind: "nationality", countries: ["CL"] }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      // Magíster Nacional takes those whose degree is being issued.
      kind: "anyOf",
      options: [
        [{ kind: "level", levels: ["licenciatura_terminada", "posgrado"] }],
        [IN_LAST_YEAR, { kind: "other" }],
      ],
      textKey: "requirements.level",
      changeable: false,
    },
    {
      kind: "anyOf",
      options: [
        [
          {
            kind: "level",
            levels: [
              "licenciatura_cursando",
              "licenciatura_terminada",
              "posgrado",
            ],
            stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
          },
          { kind: "grade", atLeast: 5, scale: "1-7" },
        ],
        [{ kind: "rank", topPercent: 30 }],
        [{ kind: "other" }],
      ],
      textKey: "requirements.grade",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.programme",
      changeable: true,
    },
  ],
  cycle: { basis: "usual", windows: [{ opens: 10, closes: 12 }] },
  tags: ["gobierno", "posgrado", "chile", "extranjero"],
  editions: [
    {
      year: 2026,
      opens: "2025-10-22",
      closes: "2025-12-04",
      lineKey: "editions.master",
      source:
        "https://www.cnnchile.com/servicios/beca-magister-nacionall-2026-plazos-requisitos-programas-validos_20251024/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-03-30",
      lineKey: "editions.teachers",
      source:
        "https://anid.cl/concursos/magister-en-chile-para-profesionales-de-la-educacion-ano-academico-2023/",
    },
  ],
  sources: [
    {
      url: "https://ayuda.anid.cl/hc/es/articles/360027736372--Qu%C3%A9-requisitos-m%C3%ADnimos-debo-cumplir-para-postular-al-concurso-de-Beca-de-Mag%C3%ADster-para-Personas-en-Situaci%C3%B3n-de-Discapacidad-Incluye-Audio-",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.cnnchile.com/servicios/beca-magister-nacionall-2026-plazos-requisitos-programas-validos_20251024/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.meganoticias.cl/dato-util/503522-beca-magister-nacional-requisitos-postular-estudios-24-10-2025.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://test.chileatiende.cl/fichas/74909-beca-de-doctorado-en-el-extranjero-becas-chile",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-21", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://anid.cl/concursos/magister-en-chile-para-profesionales-de-la-educacion-ano-academico-2023/",
      supports: ["dates"],
      read: { on: "2026-11-22", as: "stored" },
      isOfficial: true,
    },
  ],
  serves: ["CL"],
  phrases: [
    "becas chile anid",
    "becas chile conicyt doctorado",
    "magister nacional anid",
    "beca anid magister en chile",
    "becas de postgrado estado chileno",
    "doctorado en el extranjero para chilenos",
    "arancel y manutencion postgrado chile",
    "magister pagado para residentes en chile",
    "como postular a becas chile",
    "permanencia definitiva beca magister",
    "beca conicyt maestria afuera",
    "chile government graduate scholarship abroad",
    "anid phd masters funding chile",
    "soy chileno y quiero doctorarme afuera",
    "magister pagado por el estado de chile",
    "beca del gobierno chileno para estudiar afuera",
    "financiar magister en chile",
    "posgrado en ciencia chile beneficio",
    "estudiar afuera despues de titularme chile",
    "beca para investigadores chilenos",
    "becas para doctorado",
    "becas en chile",
    "quiero ser investigador",
    "postgrado pagado",
    "doctorado en europa desde chile",
    "cientificos chilenos beca",
    "residentes en chile posgrado",
  ],
  texts: {
    es: {
      editions: {
        master: "Magíster Nacional",
        teachers: "Magíster para profesionales de la educación",
      },
      title: "Becas de posgrado ANID (Magíster Nacional y Becas Chile)",
      audience: "Personas chilenas o con permanencia definitiva en Chile",
      amount:
        "Magíster Nacional: arancel y manutención. Becas Chile suma pasajes y seguro de salud",
      level: "Maestría y doctorado",
      deadline:
        "Magíster Nacional: el último visto, de octubre a inicios de diciembre",
      description:
        "Las becas del Estado chileno para posgrado. Magíster Nacional paga hasta dos años en Chile, pero no incluye negocios, finanzas ni marketing. Becas Chile es para estudiar fuera.",
      requirements: {
        nationality:
          "Tener nacionalidad chilena o permanencia definitiva en Chile",
        level:
          "Tener licenciatura o título profesional; Magíster Nacional admite tenerlos en trámite",
        grade:
          "Promedio de 5.0 (de 7.0) o 30 % superior; confirma si tu línea lo pide",
        programme: "Postular, tener admisión o estar en un programa elegible",
      },
      note: "No todas las líneas abren cada año y no vimos una convocatoria reciente de Becas Chile. Revisa el listado antes de contar con ella.",
      figures: {
        y2026:
          "Magíster Nacional 2026: postulación del 22 de octubre al 4 de diciembre de 2025.",
      },
    },
    en: {
      editions: {
        master: "National master's (Magíster Nacional)",
        teachers: "Master's for education professionals",
      },
      title: "ANID graduate scholarships (Magíster Nacional and Becas Chile)",
      audience: "Chileans or permanent residents of Chile",
      amount:
        "Magíster Nacional: tuition and living costs. Becas Chile adds fares, health insurance",
      level: "Master's and doctorate",
      deadline: "Magíster Nacional: the last seen, October to early December",
      description:
        "The Chilean state's scholarships for graduate study. Magíster Nacional pays up to two years in Chile, but leaves out business, finance and marketing. Becas Chile is for studying abroad.",
      requirements: {
        nationality: "Be Chilean or hold permanent residence in Chile",
        level:
          "Hold a bachelor's or professional degree; Magíster Nacional takes those still pending",
        grade: "Average of 5.0 of 7.0 or top 30%; check if your line asks it",
        programme:
          "Be applying to, admitted to or enrolled in an eligible programme",
      },
      note: "Not every line opens every year, and we saw no recent call of Becas Chile. Check the list before you count on it.",
      figures: {
        y2026:
          "Magíster Nacional 2026: applications from 22 October to 4 December 2025.",
      },
    },
  },
};
