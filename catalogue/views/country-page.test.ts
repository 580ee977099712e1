import { describe, expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { fits } from "#domain/catalogue/facets.ts";
import { isForCountry } from "#domain/eligibility/countries.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { countryPath } from "../countries/country-path.ts";
import { COUNTRIES } from "../countries/index.ts";
import { ENTRIES } from "../index.ts";
import { CATALOGUE_SCREENS, isCatalogueScreen } from "../item-types.ts";
import { parseSelectedFilters } from "./address.ts";
import { catalogueScreen, countryCards } from "./catalogue-screen.ts";
import { itemsMadeFor } from "./country-items.ts";
import { countryList } from "./country-list.ts";
import { countryPage } from "./country-page.ts";
import type { CountryPageView } from "./country-view.ts";
import { toCountryLimits } from "./facets.ts";
import type { ScreenView } from "./view.ts";

const SCREENS: ReadonlyMap<string, ScreenView> = new Map(
  CATALOGUE_SCREENS.map((path) => [
    path,
    withCountryCards(
      catalogueScreen(path, aPageContext(), `https://x.test${path}`),
    ),
  ]),
);

describe.each(LANGUAGES)("in %s", (language) => {
  test("every country has its page, and the list links to each", () => {
    const { countries } = countryList(aPageContext({ language }));
    expect(countries.map(({ path }) => path).toSorted()).toEqual(
      COUNTRIES.map(countryPath).toSorted(),
    );
    for (const { path, name } of countries)
      expect(aPage(path, language)).toMatchObject({ path, title: name });
  });

  test.each(COUNTRIES)("no text of the page of $slug is empty", (country) => {
    const { jsonLd, months, ...page } = aPage(countryPath(country), language);
    expect(emptyTexts(page)).toEqual([]);
    expect(page.made.groups).toHaveLength(4);
    expect(page.open.awards.cards.length).toBeGreaterThan(0);
  });
});

test("an address of no country has no page", () => {
  expect(countryPage("/paises/atlantida", aPageContext())).toBeNull();
  expect(countryPage("/paises", aPageContext())).toBeNull();
});

test.each(COUNTRIES)(
  "the counts of $slug are those of the lists that they lead to",
  (country) => {
    const { open, made } = aPage(countryPath(country));
    for (const { to, count } of open.counts)
      expect([to, Number(count)]).toEqual([to, countListedAt(to)]);
    const { to, text } = open.awards.all;
    expect([to, text]).toEqual([
      to,
      countListedAt(to) === 1
        ? expect.not.stringMatching(/\d/)
        : expect.stringMatching(new RegExp(`\\b${countListedAt(to)}\\b`)),
    ]);
    // A number here could be taken for the count of "Y 13 más" above.
    for (const { all } of made.groups)
      expect([all.to, all.text]).toEqual([
        all.to,
        expect.stringMatching(
          countListedAt(all.to) === 1 ? /^Ver la \D+$/ : /^Ver las \D+$/,
        ),
      ]);
  },
);

test.each(COUNTRIES)(
  "every item on the page of $slug is open to that country, and listed once",
  (country) => {
    const { made, open } = aPage(countryPath(country));
    const paths = [
      ...made.groups.flatMap(({ cards, more }) => [
        ...cards.map(({ path }) => path),
        ...(more?.items ?? []).map(({ to }) => to),
      ]),
      ...open.awards.cards.map(({ path }) => path),
    ];
    expect(new Set(paths).size).toBe(paths.length);
    const closed = ENTRIES.filter(
      (entry) =>
        paths.includes(entry.path) &&
        !isForCountry(toCountryLimits(entry), country.code),
    );
    expect(closed.map(({ path }) => path)).toEqual([]);
  },
);

test("Bolivia's own items come first, and items for all or for Peru are excluded", () => {
  const bolivia = itemsMadeFor(findCountry("BO"));
  expect(bolivia.grants[0]?.path).toBe("/becas/becas-sociales-bolivia");
  expect(bolivia.entry[0]?.path).toBe(
    "/recursos/ingreso-universidades-publicas-bolivia",
  );
  const paths = Object.values(bolivia)
    .flat()
    .map(({ path }) => path);
  expect(paths).not.toContain("/becas/chevening");
  expect(paths).not.toContain("/becas/pronabec-beca-18");
});

test("a country page has the entry limits for its nationals, with sources", () => {
  const [limit, ...others] = aPage("/paises/haiti").open.limits;
  expect(others).toEqual([]);
  expect(limit?.text).toMatch(/^Estados Unidos suspendió/);
  expect(limit?.dates).toMatch(/2026/);
  expect(limit?.sources.length).toBeGreaterThan(0);
  expect(aPage("/paises/bolivia").open.limits).toEqual([]);
});

test("items beyond the first row of cards are counted and named", () => {
  const [grants] = aPage("/paises/mexico").made.groups;
  const all = itemsMadeFor(findCountry("MX")).grants.length;
  expect(grants?.cards).toHaveLength(3);
  expect(grants?.more?.text).toBe(`Y ${all - 3} más`);
  expect(grants?.more?.items).toHaveLength(all - 3);
});

test("facts have their source and year, and unknown ones are absent", () => {
  const { grades, legalisation } = aPage("/paises/bolivia");
  expect(grades.facts[0]).toEqual({
    name: "Escala",
    text: "De 1 a 100",
    origin: {
      url: "https://profesdebolivia.com/reglamento-de-evaluacion/",
      host: "profesdebolivia.com",
      note: "dato de 2024",
    },
  });
  expect(grades.facts[1]?.text).toBe("51");
  expect(legalisation.facts.map(({ name }) => name)).not.toContain(
    "Costo por documento",
  );
  expect(aPage("/paises/cuba").legalisation.facts[0]?.text).toBe(
    "No es parte: se legaliza paso a paso",
  );
  const haiti = aPage("/paises/haiti");
  expect(haiti.grades.facts).toEqual([]);
  expect(haiti.legalisation.facts.map(({ name }) => name)).not.toContain(
    "Costo por documento",
  );
  expect(haiti.read).toContain("26 de noviembre de 2026");
  // The earliest of several reading days.
  expect(aPage("/paises/costa-rica").read).toContain("22 de noviembre de 2026");
  expect(fee("/paises/mexico", "es")).toBe("1,959.54 MXN");
  expect(fee("/paises/guatemala", "en")).toBe("50 GTQ");
});

test("JSON-LD has the breadcrumb of the page and its items", () => {
  expect(aPage("/paises/peru", "en").jsonLd).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Countries", item: "https://trampolin.test/paises?lng=en" },
          { name: "Peru", item: "https://trampolin.test/paises/peru?lng=en" },
        ],
      },
      { "@type": "ItemList", name: "Peru" },
    ],
  });
});

const pages = new Map<string, CountryPageView>();

/** Memoized by path and language: no test changes a page. */
function aPage(path: string, language: "es" | "en" = "es"): CountryPageView {
  const key = `${path}-${language}`;
  const page = pages.get(key) ?? countryPage(path, aPageContext({ language }));
  if (!page) throw new Error(`${path} is no country's page`);
  pages.set(key, page);
  return page;
}

function findCountry(code: string) {
  const country = COUNTRIES.find((each) => each.code === code);
  if (!country) throw new Error(`There is no country ${code}`);
  return country;
}

function fee(path: string, language: "es" | "en"): string | undefined {
  return aPage(path, language)
    .legalisation.facts.find(({ name }) => /Costo|Fee/.test(name))
    ?.text.replace(/\s/g, " ");
}

/** The screen with the items of every country in its lists by country. */
function withCountryCards(screen: ScreenView): ScreenView {
  const cards = countryCards(screen.path, aPageContext());
  return {
    ...screen,
    sections: screen.sections.map((section) => ({
      ...section,
      items: [...section.items, ...(cards[section.id] ?? [])],
    })),
  };
}

/** Number of entries that a catalogue screen lists at an address. */
function countListedAt(address: string): number {
  const url = new URL(address, "https://x.test");
  const screen = SCREENS.get(url.pathname);
  if (!isCatalogueScreen(url.pathname) || !screen)
    throw new Error(`${address} is no list`);
  const selected = parseSelectedFilters(url.searchParams, screen);
  expect(Object.keys(selected)).toHaveLength(url.searchParams.size);
  return screen.sections
    .flatMap(({ items }) => items)
    .filter(({ facets }) => fits(facets, selected)).length;
}

/** Blank texts and unfilled placeholders; skips notes and organisations, often blank. */
function emptyTexts(node: unknown, place = ""): ReadonlyArray<string> {
  if (typeof node === "string")
    return node.trim() === "" || /\{\{|\}\}/.test(node) ? [place] : [];
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "note" || key === "organization"
      ? []
      : emptyTexts(value, `${place}.${key}`),
  );
}
