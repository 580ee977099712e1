import type { Scholarship } from "../scholarship.schema.ts";

export const becasRegionalesItaliaDsu: Scholarship = {
  id: "becas-regionales-italia-dsu",
  titleKey: "title",
  organization:
    "Agencias regionales de Italia (EDISU Piemonte, DSU Toscana y otras)",
  organizationKey: "organization",
  link: "https://www.edisu.piemonte.it/en/scholarships-and-grants/financial-benefits/scholarship-and-grants",
  destination: "IT",
  audienceKey: "audience",
  amountKey: "amount",
  levelKey: "level",
  deadlineKey: "deadline",
  descriptionKey: "description",
  requirementsKeys: [
    "requirements.admission",
    "requirements.income",
    "requirements.documents",
    "requirements.credits",
  ],
  noteKey: "note",
  editions: [
    {
      year: 2025,
      opens: "2025-07-15",
      closes: "2025-09-05",
      lineKey: "editions.tuscany",
      source:
        "https://www.artigianiarezzo.it/news/pubblicato-il-bando-per-borse-di-studio-e-alloggi-universitari-in-toscana",
    },
    {
      year: 2021,
      opens: null,
      closes: "2021-09-03",
      lineKey: "editions.tuscany",
      source:
        "https://ilreporter.it/sezioni/cronaca-e-politica/dsu-toscana-borsa-studio-2021-2022-alloggio-domanda/",
    },
    {
      year: 2023,
      opens: null,
      closes: "2023-09-06",
      lineKey: "editions.tuscany",
      source:
        "https://www.lanazione.it/cosa-fare/il-bando-per-gli-alloggi-tutte-le-scadenze-per-fare-la-domanda-79e35d25",
    },
    {
      year: 2015,
      opens: "2015-07-23",
      closes: "2015-09-09",
      lineKey: "editions.lazio",
      source:
        "https://expresolatino.net/noticias/para-saber/becas-universitarias-region-lazio-20152016-convocatoria-valida-para-extranjeros/",
    },
  ],
  categoryKey: "international",
  typeKey: "public",
  icon: "government",
  criteria: ["need"],
  levels: ["undergraduate", "postgraduate"],
  covers: ["tuition", "living"],
  cost: "funded",
  eligibility: [
    {
      kind: "level",
      levels: [
        "preparatoria_1",
        "preparatoria_2",
        "preparatoria_3",
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: [
        "schoolFinished",
        "technical",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
      later: ["lowerSecondary", "upperSecondary"],
      textKey: "requirements.admission",
      changeable: false,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "circumstance",
      is: "financialNeed",
      isMeasured: true,
      textKey: "requirements.income",
      changeable: false,
    },
    {
      kind: "task",
      task: "documents",
      textKey: "requirements.documents",
      changeable: true,
    },
    { kind: "other", textKey: "requirements.credits", changeable: true },
  ],
  cycle: { basis: "usual", windows: [{ opens: 7, closes: 9 }] },
  tags: [
    "italia",
    "europa",
    "licenciatura",
    "posgrado",
    "necesidad económica",
    "extranjero",
  ],
  sources: [
    {
      url: "https://www.edisu.piemonte.it/en/scholarships-and-grants/financial-benefits/scholarship-and-grants",
      supports: ["programme", "eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://esploriamoitalia.com/how-to-apply-for-scholarship-in-tuscan-universities-in-italy",
      supports: ["eligibility", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://www.triesteprima.it/formazione/universita/borse-di-studio-universita-come-fare-domanda.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-23", as: "stored" },
    },
    {
      url: "https://expresolatino.net/noticias/para-saber/becas-universitarias-region-lazio-20152016-convocatoria-valida-para-extranjeros/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-22", as: "stored" },
    },
    {
      url: "https://www.lanazione.it/cosa-fare/il-bando-per-gli-alloggi-tutte-le-scadenze-per-fare-la-domanda-79e35d25",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://www.artigianiarezzo.it/news/pubblicato-il-bando-per-borse-di-studio-e-alloggi-universitari-in-toscana",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
    {
      url: "https://ilreporter.it/sezioni/cronaca-e-politica/dsu-toscana-borsa-studio-2021-2022-alloggio-domanda/",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-24", as: "stored" },
    },
  ],
  phrases: [
    "becas para estudiar en italia",
    "beca dsu italia",
    "edisu piemonte beca extranjeros",
    "beca regional italiana por ingresos",
    "isee parificato beca universidad",
    "estudiar la carrera en italia sin pagar",
    "beca por necesidad economica en europa",
    "comedor y residencia gratis universidad italia",
    "diritto allo studio becas",
    "universidad en turin bolonia pisa o roma",
    "como estudiar en europa con pocos recursos",
    "beca para maestria en italia segun ingresos",
    "italy regional scholarship international students",
    "dsu scholarship need based",
    "becas por ingresos familiares afuera",
    "milan turin roma estudiar becado",
    "arquitectura o diseño en italia",
    "comida y cuarto para estudiantes en europa",
    "salir del pais sin notas altas",
    "europa aunque seas pobre",
  ],
  texts: {
    es: {
      title: "Becas regionales de Italia (DSU): EDISU Piemonte y otras",
      organization:
        "Agencias regionales de Italia (EDISU Piemonte, DSU Toscana y otras)",
      audience:
        "Quien entra a una universidad italiana y tiene ingresos familiares bajos",
      amount:
        "Apoyo en dinero, sin pago de colegiatura; según la región, comedor y residencia",
      level: "Licenciatura, maestría y doctorado",
      deadline: "Suelen abrir en julio y cerrar en septiembre, según la región",
      description:
        "Pide la beca de la región donde está tu universidad: Piamonte, Toscana, Lacio y las demás tienen cada una su agencia. En el primer año cuenta la situación económica de tu familia, no un concurso de notas, y la puedes pedir también si eres de fuera de Europa.",
      requirements: {
        admission:
          "Inscribirte, o estar por inscribirte, en una universidad de la región",
        income: "Tener ingresos y bienes familiares bajo el tope de ese año",
        documents:
          "Presentar los documentos económicos de tu país como los pida la agencia",
        credits: "Para conservarla, aprobar los créditos mínimos",
      },
      editions: { tuscany: "DSU Toscana", lazio: "Región de Lacio" },
      note: "El enlace es de Piamonte, como ejemplo: busca la agencia de tu región. No alcanza para todas las personas que cumplen; lee el bando y empieza temprano los trámites de traducción y legalización.",
    },
    en: {
      title: "Italy's regional scholarships (DSU): EDISU Piemonte and others",
      organization:
        "Regional agencies of Italy (EDISU Piemonte, DSU Toscana and others)",
      audience:
        "Those who enter an Italian university and have a low family income",
      amount:
        "Money, no tuition fees; depending on the region, canteen and residence",
      level: "Bachelor's, master's and doctorate",
      deadline:
        "They usually open in July and close in September, depending on the region",
      description:
        "Ask for the scholarship of the region where your university is: Piedmont, Tuscany, Lazio and the others each have their agency. In the first year your family's means count, not a contest of grades, and you can also ask for it if you come from outside Europe.",
      requirements: {
        admission: "Enrol, or be about to enrol, at a university of the region",
        income: "Have family income and assets below that year's limit",
        documents:
          "Hand in your country's financial papers as the agency asks for them",
        credits: "To keep it, pass the minimum credits",
      },
      editions: { tuscany: "DSU of Tuscany", lazio: "Region of Lazio" },
      note: "The link is Piedmont's, as an example: look for your region's agency. There is not enough for everyone who qualifies; read the call and start translation and legalisation early.",
    },
  },
};
