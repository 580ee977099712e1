import type { Scholarship } from "../scholarship.schema.ts";
import {
  MEASURED_NEED,
  SCHOOL_FINISHED,
  WITHOUT_DEGREE,
} from "../shared-conditions.ts";

export const prouniBrasil: Scholarship = {
  id: "prouni-brasil",
  link: "https://acessounico.mec.gov.br/prouni",
  tags: [
    "brasil",
    "gobierno",
    "licenciatura",
    "universidad privada",
    "necesidad económica",
  ],
  sources: [
    {
      url: "https://www.correiobraziliense.com.br/euestudante/ensino-superior/2022/08/5027221-ministerio-da-educacao-divulga-classificacao-parcial-do-prouni.html",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://oparana.com.br/educacao/inscricoes-para-o-prouni-2026-comecam-nesta-segunda-feira/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://oparana.com.br/educacao/inscricoes-para-o-prouni-2026-do-1o-semestre-terminam-nesta-quinta-feira/",
      supports: ["programme", "eligibility", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://oestadoonline.com.br/?p=512880",
      supports: ["programme", "amount", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.opovo.com.br/noticias/enem/2026/02/03/fies-e-prouni-abrem-inscricoes-para-2026-saiba-tudo-neste-guia.html",
      supports: ["programme"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://portal6.com.br/2026/01/28/entenda-como-prouni-e-fies-funcionam-para-ingressar-na-universidade/",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://diariodonordeste.verdesmares.com.br/ceara/inscricoes-para-o-1-semestre-do-prouni-2026-terminam-nesta-quinta-feira-29-1.3737944",
      supports: ["programme", "eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://newsup.com.br/?p=14699",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://garopaba.sc/educacao/prouni-abre-inscricoes-para-mais-de-243-mil-bolsas-no-2-semestre-de-2024",
      supports: ["dates"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.jornaldebarueri.com.br/educacao/prouni-abre-inscricoes-para-o-segundo-semestre-com-mais-de-338-mil-bolsas-em-instituicoes-particulares",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www2.camara.leg.br/legin/fed/lei/2005/lei-11096-13-janeiro-2005-535381-norma-pl.html",
      supports: ["programme"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  organization: "Ministério da Educação (MEC), Brasil",
  organizationKey: "organization",
  categoryKey: "national",
  typeKey: "public",
  icon: "government",
  criteria: ["merit", "need"],
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
    "requirements.nationality",
    "requirements.enem",
    "requirements.income",
    "requirements.degree",
  ],
  eligibility: [
    {
      kind: "nationality",
      countries: ["BR"],
      textKey: "requirements.nationality",
      changeable: false,
    },
    {
      kind: "test",
      name: "Enem",
      score: 450,
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      // A profile holds neither the edition nor the essay's mark.
      kind: "other",
      textKey: "requirements.enem",
      changeable: true,
    },
    {
      // The limit of the half grant reaches middle incomes.
      kind: "anyOf",
      options: MEASURED_NEED,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "status",
      notHolding: "título universitario",
      textKey: "requirements.degree",
      changeable: false,
    },
    {
      ...WITHOUT_DEGREE,
      textKey: "requirements.degree",
      changeable: false,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.school",
      changeable: false,
    },
    {
      ...SCHOOL_FINISHED,
      textKey: "requirements.school",
      changeable: false,
    },
  ],
  figures: [
    {
      year: 2026,
      textKey: "figures.y2026",
      source: "https://oestadoonline.com.br/?p=512880",
    },
  ],
  cycle: {
    basis: "usual",
    windows: [
      { opens: 1, closes: 1 },
      { opens: 6, closes: 7 },
    ],
  },
  editions: [
    {
      year: 2026,
      opens: "2026-01-26",
      closes: "2026-01-29",
      source: "https://newsup.com.br/?p=14699",
    },
    {
      year: 2025,
      opens: "2025-06-30",
      closes: "2025-07-04",
      source:
        "https://www.jornaldebarueri.com.br/educacao/prouni-abre-inscricoes-para-o-segundo-semestre-com-mais-de-338-mil-bolsas-em-instituicoes-particulares",
    },
    {
      year: 2024,
      opens: "2024-07-23",
      closes: "2024-07-26",
      source:
        "https://garopaba.sc/educacao/prouni-abre-inscricoes-para-mais-de-243-mil-bolsas-no-2-semestre-de-2024",
    },
  ],
  phrases: [
    "prouni inscripcion",
    "programa universidade para todos",
    "bolsa integral prouni",
    "beca para universidad privada brasil",
    "beca del 50 por ciento brasil",
    "faculdade de graça com enem",
    "renta por persona prouni",
    "450 puntos en el enem",
    "estudiar en faculdade particular sin pagar",
    "lista de espera prouni",
    "beca para brasileños de bajos ingresos",
    "brazil private university scholarship",
    "full scholarship brazil low income enem",
    "becas en brasil",
    "becas para brasileños",
    "universidad privada con beca completa",
    "bolsa de estudos faculdade",
    "becas para afrodescendientes",
    "primera carrera sin plata",
    "nota del enem para que sirve",
    "estudiar de noche becado brasil",
    "becas del 50 o 100 por ciento",
    "becas por bajos recursos",
  ],
  texts: {
    es: {
      organization: "Ministério da Educação (MEC), Brasil",
      title: "Prouni – Programa Universidade para Todos",
      audience:
        "Personas brasileñas con Enem reciente, pocos ingresos y sin título universitario",
      amount: "El 100 % o el 50 % de la mensualidad de una universidad privada",
      level: "Carrera universitaria en Brasil",
      deadline:
        "Suele abrir unos días a fines de enero y otra vez a mitad de año",
      description:
        "El gobierno de Brasil da becas completas o de la mitad en universidades privadas. Cuentan tu nota del Enem, los ingresos de tu familia y dónde hiciste el ensino médio. Hay becas reservadas para personas con discapacidad, negras e indígenas, y lista de espera si no te llaman.",
      requirements: {
        nationality: "Tener nacionalidad brasileña",
        enem: "Enem de una de las dos últimas ediciones: media de 450 o más y sin cero en la redacción",
        income:
          "Renta por persona de hasta 1.5 salarios mínimos (beca total) o hasta 3 (parcial)",
        degree: "No tener título universitario",
        school: "Haber terminado el ensino médio",
      },
      note: "El plazo dura pocos días y cambia cada semestre: mira el portal desde inicios de enero y desde junio. Elige hasta dos cursos y revisa cada día la nota de corte. El Enem hecho como treineiro no cuenta.",
      figures: {
        y2026:
          "Primera edición de 2026: 594,519 becas, de ellas 274,819 completas. El salario mínimo de ese año es de 1,621 BRL.",
      },
    },
    en: {
      organization: "Ministério da Educação (MEC), Brazil",
      title: "Prouni – Programa Universidade para Todos",
      audience:
        "Brazilians with a recent Enem, low income and no university degree",
      amount: "100% or 50% of the monthly fee at a private university",
      level: "University degree in Brazil",
      deadline:
        "Usually opens for a few days in late January and again mid-year",
      description:
        "Brazil's government gives full or half grants at private universities. Your Enem score, your family's income and where you did your ensino médio count. Some grants are kept for people with disabilities and for Black and Indigenous people, and there is a waiting list if you are not called.",
      requirements: {
        nationality: "Hold Brazilian nationality",
        enem: "One of the last two Enem editions: average of 450 or more and no zero in the essay",
        income:
          "Income per person up to 1.5 minimum wages (full grant) or up to 3 (half)",
        degree: "Not hold a university degree",
        school: "Have finished the ensino médio",
      },
      note: "The window lasts a few days and moves each semester: watch the portal from early January and from June. Choose up to two courses and check the cut-off mark every day. An Enem taken as treineiro does not count.",
      figures: {
        y2026:
          "First edition of 2026: 594,519 grants, 274,819 of them full. The minimum wage that year is 1,621 BRL.",
      },
    },
  },
};
