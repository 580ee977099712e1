import type { Scholarship } from "../scholarship.schema.ts";
import { MEASURED_NEED } from "../shared-conditions.ts";

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
      opens: null,
      closes: "2025-09-09",
      lineKey: "editions.piedmont",
      source:
        "https://torinocronaca.it/news/torino/539401/edisu-piemonte-2025-26-105-milioni-stanziati-per-le-borse-di-studio.html",
    },
    {
      year: 2024,
      opens: null,
      closes: "2024-09-03",
      lineKey: "editions.piedmont",
      source:
        "https://www.ansa.it/piemonte/notizie/2024/07/28/edisu-pubblicato-il-bando-per-le-borse-di-studio-in-piemonte_78c7b0c3-c4ac-4c2e-bd0a-2c5a2b0c4031.html",
    },
    {
      year: 2025,
      opens: null,
      closes: "2025-07-22",
      lineKey: "editions.lazio",
      source: "https://www.lextra.news/?p=187308",
    },
    {
      year: 2021,
      opens: "2021-06-07",
      closes: "2021-07-28",
      lineKey: "editions.lazio",
      source: "https://www.laziodisco.it/en-call-2021-2022/",
    },
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
  ],
  figures: [
    {
      year: 2025,
      textKey: "figures.piedmont",
      source:
        "https://torinocronaca.it/news/torino/539401/edisu-piemonte-2025-26-105-milioni-stanziati-per-le-borse-di-studio.html",
    },
    {
      year: 2025,
      textKey: "figures.lazio",
      source: "https://www.lextra.news/?p=187308",
    },
    {
      year: 2024,
      textKey: "figures.amounts",
      source:
        "https://www.ansa.it/piemonte/notizie/2024/07/28/edisu-pubblicato-il-bando-per-le-borse-di-studio-in-piemonte_78c7b0c3-c4ac-4c2e-bd0a-2c5a2b0c4031.html",
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
      kind: "enrolment",
      institution: "Universidad de la región, en Italia",
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "studyYear",
      stage: "upperSecondary",
      maxYearsLeft: 1,
      textKey: "requirements.admission",
      changeable: true,
    },
    {
      kind: "task",
      task: "admission",
      textKey: "requirements.admission",
      changeable: true,
    },
    // The limit is Italy's: a family without need at home may be below it.
    {
      kind: "anyOf",
      options: MEASURED_NEED,
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
  cycle: {
    basis: "usual",
    windows: [
      { opens: 6, closes: 7 },
      { opens: 7, closes: 9 },
    ],
  },
  lastSeenCycle: 2025,
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
      url: "https://www.unipr.it/benefici-e-borse-di-studio-ergo",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.torinoggi.it/2026/02/24/leggi-notizia/argomenti/scuola-e-lavoro/articolo/edisu-piemonte-in-corso-i-pagamenti-degli-ulteriori-4mila-studenti.html",
      supports: ["programme", "amount"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.laziodisco.it/en-call-2021-2022/",
      supports: ["programme", "dates"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://laziodisco.it/bando-diritto-allo-studio-2025-2026-domande-risposte/",
      supports: ["eligibility"],
      read: { on: "2026-11-26", as: "stored" },
      isOfficial: true,
    },
    {
      url: "https://www.lextra.news/?p=187308",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://www.ansa.it/piemonte/notizie/2024/07/28/edisu-pubblicato-il-bando-per-le-borse-di-studio-in-piemonte_78c7b0c3-c4ac-4c2e-bd0a-2c5a2b0c4031.html",
      supports: ["eligibility", "amount", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
    {
      url: "https://torinocronaca.it/news/torino/539401/edisu-piemonte-2025-26-105-milioni-stanziati-per-le-borse-di-studio.html",
      supports: ["eligibility", "dates"],
      read: { on: "2026-11-26", as: "stored" },
    },
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
      supports: ["eligibility"],
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
      deadline:
        "Según la región: Lacio suele cerrar en julio; Piamonte y Toscana, a inicios de septiembre",
      description:
        "Pide la beca de la región donde está tu universidad: Piamonte, Toscana y Lacio tienen cada una su agencia. En el primer año cuenta la situación económica de tu familia, no un concurso de notas, y la puedes pedir también si eres de fuera de Europa.",
      requirements: {
        admission:
          "Inscribirte, o estar por inscribirte, en una universidad de la región",
        income: "Tener ingresos y bienes familiares bajo el tope de ese año",
        documents:
          "Presentar los documentos económicos de tu país como los pida la agencia",
        credits:
          "Para conservarla, aprobar los créditos mínimos; si no, puede tocarte devolverla",
      },
      editions: {
        tuscany: "DSU Toscana",
        lazio: "Región de Lacio",
        piedmont: "EDISU Piemonte",
      },
      figures: {
        piedmont:
          "Piamonte, curso de 2025: cierre el 9 de septiembre, ISEE (índice de ingresos) de hasta 26,306.25 euros e ISPE (de bienes) de hasta 57,187.53.",
        lazio:
          "Lacio, curso de 2025: cierre el 22 de julio, ISEE de hasta 27,948.60 euros e ISPE de hasta 60,757.87.",
        amounts:
          "En 2024 Piamonte pagaba al año hasta 7,900 euros a quien se muda, 4,500 a quien viaja a diario y 3,100 a quien vive cerca.",
      },
      note: "El enlace es de Piamonte: busca la agencia de tu región. No en todas alcanza para quienes cumplen, y Lacio solo apoya un nivel que aún no tengas. Empieza temprano la traducción y legalización.",
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
        "By region: Lazio usually closes in July; Piedmont and Tuscany, in early September",
      description:
        "Ask for the scholarship of the region where your university is: Piedmont, Tuscany and Lazio each have their agency. In the first year your family's means count, not a contest of grades, and you can also ask for it if you come from outside Europe.",
      requirements: {
        admission: "Enrol, or be about to enrol, at a university of the region",
        income: "Have family income and assets below that year's limit",
        documents:
          "Hand in your country's financial papers as the agency asks for them",
        credits:
          "To keep it, pass the minimum credits, or you may have to repay it",
      },
      editions: {
        tuscany: "DSU of Tuscany",
        lazio: "Region of Lazio",
        piedmont: "EDISU of Piedmont",
      },
      figures: {
        piedmont:
          "Piedmont, 2025 year: closing on 9 September, ISEE (income index) up to 26,306.25 euros and ISPE (assets index) up to 57,187.53.",
        lazio:
          "Lazio, 2025 year: closing on 22 July, ISEE up to 27,948.60 euros and ISPE up to 60,757.87.",
        amounts:
          "In 2024 Piedmont paid yearly up to 7,900 euros to those who move there, 4,500 to daily commuters and 3,100 to those living nearby.",
      },
      note: "The link is Piedmont's: look for your region's agency. Not all have enough for everyone who qualifies, and Lazio supports only a level you do not hold yet. Start translation and legalisation early.",
    },
  },
};
