import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  type Both,
  EXPECTED_SCREENS,
  inLocale,
  LANGUAGES,
} from "../catalogue.ts";
import { inLanguage } from "../screens.ts";
import {
  accessibleName,
  all,
  cardTitles,
  elementText,
  fetchPage,
  findSection,
  isSafeExternal,
  link,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

test("a card with requirements shows one to three of them", async () => {
  let cardCount = 0;
  for (const { path } of EXPECTED_SCREENS) {
    const { main } = await fetchPage(product(), path);
    const counts = all(main, "article details")
      .filter((details) =>
        elementText(details.querySelector("summary")).startsWith("Te piden"),
      )
      .map((details) => all(details, "ul > li").length);
    expect(counts.filter((count) => count < 1 || count > 3)).toEqual([]);
    cardCount += counts.length;
  }
  expect(cardCount).toBeGreaterThan(0);
});

test.each([
  ["es", /^Guardar «.+» en favoritos$/],
  ["en", /^Save “.+” to favourites$/],
] as const)(
  "every card has exactly one favourite button (%s)",
  async (language, name) => {
    for (const { path } of EXPECTED_SCREENS) {
      const { main } = await fetchPage(product(), inLanguage(path, language));
      const cards = all(main, "article");
      expect(cards.length, path).toBeGreaterThan(0);
      for (const card of cards) {
        const buttons = all(card, "button").filter((button) =>
          name.test(accessibleName(button)),
        );
        expect(buttons, `${path}: ${elementText(card)}`).toHaveLength(1);
      }
    }
  },
);

test.each([
  ["es", "Consejos para postular", "Empieza al menos 6 meses antes"],
  ["en", "Tips for applying", "Start at least 6 months ahead"],
])(
  "the first tip is to start at least six months ahead (%s)",
  async (language, heading, tip) => {
    const page = await fetchPage(product(), inLanguage("/becas", language));
    expect(texts(section(page, heading), "li h3")[0]).toBe(tip);
  },
);

const SOURCED: ReadonlyArray<readonly [path: string, heading: Both]> = [
  ["/mentoria", ["Por qué tener un mentor", "Why have a mentor"]],
  ["/recursos", ["Señales de fraude", "Signs of fraud"]],
  ["/competencias", ["Qué ganas al competir", "What competing gives you"]],
];

for (const [path, heading] of SOURCED)
  test.each(LANGUAGES)(
    `each point under "${heading[0]}" has one link to its source (%s)`,
    async (language) => {
      const page = await fetchPage(product(), inLanguage(path, language));
      const points = all(section(page, inLocale(heading, language)), "li");
      expect(points.length).toBeGreaterThanOrEqual(3);
      for (const point of points)
        expect(all(point, "a").map(isSafeExternal), elementText(point)).toEqual(
          [true],
        );
    },
  );

const STEPS: ReadonlyArray<
  readonly [path: string, heading: Both, count: number]
> = [
  ["/mentoria", ["Cómo funciona", "How it works"], 4],
  [
    "/universidades",
    ["El proceso de admisión en 3 pasos", "The admission process in 3 steps"],
    3,
  ],
];

for (const [path, heading, count] of STEPS)
  test.each(LANGUAGES)(
    `the steps under "${heading[0]}" are numbered (%s)`,
    async (language) => {
      const page = await fetchPage(product(), inLanguage(path, language));
      const steps = texts(
        section(page, inLocale(heading, language)),
        "ol > li",
      );
      expect(steps).toHaveLength(count);
      for (const [index, step] of steps.entries())
        expect(step.startsWith(String(index + 1)), step).toBe(true);
    },
  );

test.each([
  [
    "es",
    "El proceso de admisión en 3 pasos",
    [/^Investiga y elige$/, /^Prepara y regístrate$/, /^Resultados, dinero/],
  ],
  [
    "en",
    "The admission process in 3 steps",
    [/^Research/, /^Prepare/, /^Results/],
  ],
] as const)(
  "the admission process names its three steps in order (%s)",
  async (language, heading, names) => {
    const page = await fetchPage(
      product(),
      inLanguage("/universidades", language),
    );
    expect(texts(section(page, heading), "ol h3")).toEqual(
      names.map((name) => expect.stringMatching(name)),
    );
  },
);

test.each([
  ["es", "Carreras", "…y otras carreras"],
  ["en", "Degrees", "…and other degrees"],
])(
  "a card shows at most four degrees, then an ellipsis (%s)",
  async (language, label, more) => {
    const { main } = await fetchPage(
      product(),
      inLanguage("/universidades", language),
    );
    const lists = all(main, `[aria-label="${label}"]`).map((list) =>
      texts(list, "li"),
    );
    expect(lists.length).toBeGreaterThanOrEqual(16);
    expect(Math.max(...lists.map(({ length }) => length))).toBe(5);
    for (const degrees of lists) {
      const ellipses = degrees.slice(0, 4).filter((text) => text.includes("…"));
      expect(ellipses).toEqual([]);
      if (degrees.length === 5) expect(degrees[4]).toBe(more);
    }
  },
);

test.each([
  ["es", "Rankings mundiales", "Abrir", "Enlace no disponible"],
  ["en", "World rankings", "Open", "Link unavailable"],
])(
  "rankings and data sets link to other sites; one without a link has a disabled button (%s)",
  async (language, rankings, open, unavailable) => {
    const page = await fetchPage(
      product(),
      inLanguage("/universidades", language),
    );
    const named = new RegExp(`^${open}\\s?: `);
    const expectReference = (reference: Element) => {
      const external = link(reference, named);
      expect(isSafeExternal(external), elementText(reference)).toBe(true);
    };
    const ranked = all(section(page, rankings), "li");
    expect(ranked.length).toBeGreaterThan(0);
    ranked.forEach(expectReference);
    const sets = all(section(page, "Common Data Set"), "li");
    expect(sets.length).toBeGreaterThan(1);
    const isMissing = (set: Element) => elementText(set).includes(unavailable);
    sets.filter((set) => !isMissing(set)).forEach(expectReference);
    const [missing, ...others] = sets.filter(isMissing);
    expect(others).toEqual([]);
    expect(elementText(missing?.querySelector("h3"))).toBe("Colby College");
    expect(missing && all(missing, "a")).toEqual([]);
    const button = missing?.querySelector("button[disabled]");
    expect(elementText(button)).toMatch(
      new RegExp(`^${open}\\s?: Colby College\\. ${unavailable}$`),
    );
  },
);

test.each(LANGUAGES)(
  "a filter by type of opportunity shows only its section (%s)",
  async (language) => {
    const lists = (
      EXPECTED_SCREENS.find(({ path }) => path === "/oportunidades")?.parts ??
      []
    ).filter(({ cardsAtLeast }) => cardsAtLeast);
    for (const [index, type] of [
      "verano",
      "investigacion",
      "practicas",
      "seminarios",
      "buscadores",
    ].entries()) {
      const page = await fetchPage(
        product(),
        inLanguage(`/oportunidades?tipo=${type}`, language),
      );
      const shown = lists.flatMap(({ heading }, at) => {
        const list = findSection(page, inLocale(heading, language));
        return list && cardTitles(list).length > 0 ? [at] : [];
      });
      expect([type, shown]).toEqual([type, [index]]);
    }
  },
);

test.each([
  [
    "/oportunidades",
    "Programas de verano",
    "Latin American Leadership Academy (LALA)",
    "/mentoria/lala",
  ],
  [
    "/oportunidades",
    "Seminarios y foros",
    "The Junior Academy",
    "/mentoria/junior-academy",
  ],
])(
  "on %s the card of an item of another screen leads to the item's page (%s › %s)",
  async (screen, list, title, path) => {
    const page = await fetchPage(product(), screen);
    expect(link(section(page, list), title).getAttribute("href")).toBe(path);
  },
);
