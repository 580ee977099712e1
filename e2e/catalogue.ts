import { expect, type Locator, type Page } from "@playwright/test";

/** Wording in Spanish and in English. */
export type Both = readonly [es: string, en: string];

export const LANGUAGES = ["es", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export function inLocale([es, en]: Both, language: Language): string {
  return language === "es" ? es : en;
}

/** A heading of a screen and its required content. */
export type ExpectedPart = {
  readonly heading: Both;
  /** Minimum number of cards (specification). */
  readonly cardsAtLeast?: number;
  /** Minimum number of countries to choose from, in a list that shows one at a time. */
  readonly countriesAtLeast?: number;
  /** Number of links to parts or filters of the screen. */
  readonly linkCount?: number;
  /** Number of tips, reasons, steps or references, each with its own heading. */
  readonly points?: number;
  readonly questions?: number;
};

export type ExpectedScreen = {
  readonly path: string;
  readonly title: Both;
  /** Every heading of the second level, in the order of the screen. */
  readonly parts: ReadonlyArray<ExpectedPart>;
  readonly search: Both;
  readonly filters: ReadonlyArray<Both>;
};

const LEVEL: Both = ["Nivel", "Level"];
const COUNTRY: Both = ["Tu país", "Your country"];
const TYPE: Both = ["Tipo", "Type"];
const FIELD: Both = ["Área", "Field"];
const COST: Both = ["Costo", "Cost"];
const ENGLISH: Both = ["Inglés", "English"];
const CLOSING: Both = ["Cierre", "Closing"];

/** The six catalogue screens of the specification (§2 and §3), repeated literally. */
export const EXPECTED_SCREENS: ReadonlyArray<ExpectedScreen> = [
  {
    path: "/becas",
    title: ["Becas", "Scholarships"],
    search: ["Buscar en becas", "Search scholarships"],
    filters: [
      LEVEL,
      COUNTRY,
      COST,
      ["Se da por", "Given for"],
      ["Qué cubre", "What it covers"],
      ENGLISH,
      CLOSING,
    ],
    parts: [
      { heading: ["Buscar en becas", "Search scholarships"] },
      {
        heading: [
          "¿Qué tipo de beca buscas?",
          "What kind of scholarship are you looking for?",
        ],
        linkCount: 4,
      },
      { heading: ["Todas las becas", "All scholarships"], cardsAtLeast: 17 },
      {
        heading: ["Becas de un solo país", "Scholarships of one country"],
        countriesAtLeast: 15,
      },
      {
        heading: ["Intercambios culturales", "Cultural exchanges"],
        cardsAtLeast: 5,
      },
      {
        heading: ["Buscadores de becas", "Scholarship finders"],
        cardsAtLeast: 9,
      },
      { heading: ["Consejos para postular", "Tips for applying"], points: 8 },
      {
        heading: [
          "¿Tienes una duda sobre una beca?",
          "Do you have a question about a scholarship?",
        ],
      },
    ],
  },
  {
    path: "/oportunidades",
    title: ["Oportunidades", "Opportunities"],
    search: ["Buscar en oportunidades", "Search opportunities"],
    filters: [LEVEL, COUNTRY, TYPE, FIELD, COST, ENGLISH, CLOSING],
    parts: [
      { heading: ["Buscar en oportunidades", "Search opportunities"] },
      {
        heading: ["¿Qué quieres hacer?", "What do you want to do?"],
        linkCount: 5,
      },
      {
        heading: ["Programas de verano", "Summer programmes"],
        cardsAtLeast: 5,
      },
      { heading: ["Investigación", "Research"], cardsAtLeast: 5 },
      { heading: ["Prácticas", "Internships"], cardsAtLeast: 5 },
      {
        heading: ["Seminarios y foros", "Seminars and forums"],
        cardsAtLeast: 5,
      },
      {
        heading: ["Buscadores de oportunidades", "Opportunity finders"],
        cardsAtLeast: 5,
      },
      { heading: ["¿No sabes cuál elegir?", "Not sure which one to choose?"] },
    ],
  },
  {
    path: "/mentoria",
    title: [
      "Mentoría y orientación vocacional",
      "Mentorship and career guidance",
    ],
    search: ["Buscar en mentoría", "Search mentorship"],
    filters: [LEVEL, COUNTRY, TYPE, FIELD, COST, CLOSING],
    parts: [
      { heading: ["Buscar en mentoría", "Search mentorship"] },
      { heading: ["¿Qué necesitas?", "What do you need?"], linkCount: 3 },
      {
        heading: [
          "Programas que acompañan tu ingreso a la universidad",
          "Programmes that guide you to university",
        ],
        cardsAtLeast: 5,
      },
      {
        heading: ["Recursos destacados", "Featured resources"],
        cardsAtLeast: 9,
      },
      { heading: ["Canales de video", "Video channels"], cardsAtLeast: 5 },
      {
        heading: ["Por qué tener un mentor", "Why have a mentor"],
        points: 5,
      },
      { heading: ["Cómo funciona", "How it works"], points: 4 },
      {
        heading: ["Preguntas frecuentes", "Frequently asked questions"],
        questions: 8,
      },
      { heading: ["¿Te sirvió esta página?", "Was this page useful?"] },
    ],
  },
  {
    path: "/universidades",
    title: ["Universidades", "Universities"],
    search: ["Buscar en universidades", "Search universities"],
    filters: [["Dónde está", "Where it is"], TYPE, CLOSING],
    parts: [
      { heading: ["Buscar en universidades", "Search universities"] },
      {
        heading: [
          "¿Qué universidad buscas?",
          "What kind of university are you looking for?",
        ],
        linkCount: 4,
      },
      {
        heading: ["Universidades en México", "Universities in Mexico"],
        cardsAtLeast: 7,
      },
      {
        heading: ["Universidades en el mundo", "Universities around the world"],
        cardsAtLeast: 9,
      },
      { heading: ["Rankings mundiales", "World rankings"], points: 6 },
      { heading: ["Common Data Set", "Common Data Set"], points: 10 },
      {
        heading: [
          "El proceso de admisión en 3 pasos",
          "The admission process in 3 steps",
        ],
        points: 3,
      },
      {
        heading: [
          "¿Dudas sobre tu admisión?",
          "Questions about your admission?",
        ],
      },
    ],
  },
  {
    path: "/competencias",
    title: ["Competencias", "Competitions"],
    search: ["Buscar en competencias", "Search competitions"],
    filters: [
      ["Materia", "Subject"],
      LEVEL,
      COUNTRY,
      TYPE,
      COST,
      ENGLISH,
      CLOSING,
    ],
    parts: [
      { heading: ["Buscar en competencias", "Search competitions"] },
      { heading: ["¿Qué te gusta?", "What do you enjoy?"], linkCount: 8 },
      {
        heading: [
          "Olimpiadas y concursos académicos",
          "Academic olympiads and contests",
        ],
        cardsAtLeast: 20,
      },
      {
        heading: [
          "Olimpiadas nacionales de México",
          "National olympiads of Mexico",
        ],
        cardsAtLeast: 5,
      },
      {
        heading: [
          "Olimpiadas y ferias de otros países",
          "Olympiads and fairs of other countries",
        ],
        countriesAtLeast: 15,
      },
      {
        heading: [
          "Innovación, ciencia y emprendimiento",
          "Innovation, science and entrepreneurship",
        ],
        cardsAtLeast: 13,
      },
      { heading: ["Arte", "Arts"], cardsAtLeast: 4 },
      {
        heading: ["Qué ganas al competir", "What competing gives you"],
        points: 6,
      },
      { heading: ["Empieza por un problema", "Start with a problem"] },
    ],
  },
  {
    path: "/recursos",
    title: ["Recursos", "Resources"],
    search: ["Buscar en recursos", "Search resources"],
    filters: [LEVEL, FIELD, COST, ["Idioma", "Language"], CLOSING],
    parts: [
      { heading: ["Buscar en recursos", "Search resources"] },
      ...(
        [
          ["Destacados", "Featured"],
          [
            "Plantillas y guías para postular",
            "Application templates and guides",
          ],
          ["Bibliotecas en línea", "Online libraries"],
          ["Estudiar en otro país", "International student"],
          ["Aprender idiomas", "Language learning"],
          ["Herramientas de productividad", "Productivity tools"],
          ["Plataformas de investigación", "Research platforms"],
          ["Para olimpiadas", "Olympiad resources"],
          ["Preparación de exámenes", "Exam preparation"],
          ["Exámenes estandarizados", "Standardized tests"],
          ["Certificados de idioma", "Language certifications"],
        ] as const
      ).map((heading) => ({ heading, cardsAtLeast: 5 })),
      {
        heading: ["Entrar a la universidad", "Getting into university"],
        cardsAtLeast: 1,
        countriesAtLeast: 15,
      },
      { heading: ["Consejos", "Tips"], points: 6 },
      { heading: ["Señales de fraude", "Signs of fraud"], points: 18 },
      {
        heading: [
          "¿Conoces un recurso que falta?",
          "Do you know a resource that is missing?",
        ],
      },
    ],
  },
];

/** Path of an item's own page. */
export const ITEM_PATH =
  /^\/(becas|oportunidades|mentoria|universidades|competencias|recursos)\/[a-z0-9-]+$/;

/** The part of the screen under a heading. */
export function part(page: Page, heading: string | RegExp): Locator {
  return page.getByRole("region", { name: heading, exact: true });
}

/** The titles of the cards in a part of the screen, or on the whole screen. */
export function titles(place: Locator | Page): Locator {
  return place.getByRole("article").getByRole("heading", { level: 3 });
}

/** The line with the number of results. */
export function statusLine(page: Page): Locator {
  return page.getByRole("main").getByRole("status");
}

/** Status of a filtered list: "3 de 34 opciones en 2 listas". */
export function filteredStatus(
  total: number,
  language: Language = "es",
): RegExp {
  return language === "es"
    ? new RegExp(`^\\d+ de ${total} opciones( en \\d+ listas)?$`)
    : new RegExp(`^\\d+ of ${total} options( in \\d+ lists)?$`);
}

/** Status of an unfiltered list: "34 opciones en 3 listas". */
export function unfilteredStatus(
  total: number | null = null,
  language: Language = "es",
): RegExp {
  const count = total ?? "\\d+";
  return language === "es"
    ? new RegExp(`^${count} opciones( en \\d+ listas)?$`)
    : new RegExp(`^${count} options( in \\d+ lists)?$`);
}

/** Number of shown items, the first in the status; without filters, all items. */
export async function readCount(page: Page): Promise<number> {
  return Number.parseInt(await statusLine(page).innerText(), 10);
}

/** Returns the number of cards, once the status shows the same number. */
export async function shownCount(page: Page): Promise<number> {
  let count = 0;
  await expect(async () => {
    count = await titles(page).count();
    expect(await readCount(page)).toBe(count);
  }).toPass();
  return count;
}

/** The link that removes a filter. */
export function chip(page: Page, text: string): Locator {
  return page
    .getByRole("link", { name: /, (quitar filtro|remove filter)$/ })
    .filter({ hasText: text });
}

/** The screen's own search box. */
export function searchBox(page: Page): Locator {
  return page.getByRole("main").getByRole("search").getByRole("searchbox");
}
