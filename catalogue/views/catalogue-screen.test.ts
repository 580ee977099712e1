import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { isForCountry, LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import type { CatalogueScreen } from "../item-types.ts";
import {
  catalogueScreen,
  countryCards,
  pathsOn,
  rankEntries,
} from "./catalogue-screen.ts";
import { toCountryLimits } from "./facets.ts";

test("a screen is in the user's language", () => {
  const spanish = screen("/becas");
  expect(spanish).toMatchObject({
    path: "/becas",
    title: "Becas",
    pageTitle: "Becas para estudiantes de América Latina | Trampolín",
    searchLabel: "Buscar en becas",
    categoriesHeading: "¿Qué tipo de beca buscas?",
    months: { letters: [..."EFMAMJJASOND"], now: 10 },
  });
  const english = screen("/becas", { language: "en" });
  expect(english.title).toBe("Scholarships");
  expect(english.months.letters.join("")).toBe("JFMAMJJASOND");
});

test("categories link to filters of the screen's own list", () => {
  expect(screen("/becas").categories).toEqual([
    {
      key: "public",
      to: "?lista=publicas#lista",
      name: "Públicas",
    },
    expect.objectContaining({ key: "private", to: "?lista=privadas#lista" }),
    expect.objectContaining({ key: "merit", to: "?criterio=merito#lista" }),
    expect.objectContaining({ key: "need", to: "?criterio=necesidad#lista" }),
  ]);
  expect(screen("/competencias").categories).toHaveLength(8);
});

test("a screen without categories has no heading for them", () => {
  expect(screen("/recursos")).toMatchObject({
    categoriesHeading: null,
    categories: [],
  });
});

test("a list has its heading, its own text if any, and its tabs", () => {
  const [all, , exchange] = screen("/becas").sections;
  expect(all).toMatchObject({
    id: "becas",
    heading: "Todas las becas",
    text: null,
    tabs: { name: "lista", label: "Listas", all: "Todas" },
  });
  expect(all?.tabs?.choices.map(([, text]) => text)).toEqual([
    "Públicas",
    "Privadas",
    "Nacionales",
    "Internacionales",
    "Posgrado",
  ]);
  expect(exchange).toMatchObject({
    heading: "Intercambios culturales",
    text: expect.stringContaining("otro país"),
    tabs: null,
  });
});

test("/recursos has a section chooser and tabs by type, and /becas has neither", () => {
  const { chooser, tabs, sections } = screen("/recursos");
  expect(chooser).toMatchObject({
    name: "seccion",
    label: "Sección",
    all: "Todas",
  });
  expect(chooser?.choices).toEqual(
    sections.map(({ id, heading }) => [id, heading]),
  );
  expect(tabs).toMatchObject({ name: "tipo", all: "Todos" });
  expect(screen("/becas")).toMatchObject({ chooser: null, tabs: null });
});

test("an address without query words has no ranking", () => {
  expect(screen("/becas").ranking).toBeNull();
  expect(screen("/becas", {}, "?q=%20&nivel=prepa").ranking).toBeNull();
});

test("a list by country names its countries, and shows the items of the chosen country", () => {
  const national = (query: string) =>
    screen("/becas", {}, query).sections.find(({ id }) => id === "por-pais");
  const { countries, countryItems } = national("") ?? {};
  expect(countryItems).toEqual([]);
  const peru = countries?.find(({ code }) => code === "PE");
  expect(peru?.name).toBe("Perú");
  const shown = national("?pais=PE")?.countryItems ?? [];
  expect(shown.map(({ facets }) => facets.pais)).toEqual(
    Array.from({ length: peru?.count ?? 0 }, () => ["PE"]),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(national("?pais=JP")?.countryItems).toEqual([]);
});

test("words in the address also match items of lists by country", () => {
  const [, national] = screen("/becas", {}, "?q=mescyt").sections;
  expect(national?.countryItems.map(({ id }) => id)).toContain(
    "mescyt-becas-nacionales",
  );
});

test("every award in a list by country is for one country only", () => {
  const countryCounts = ENTRIES.filter(({ isByCountry }) => isByCountry)
    .filter(({ screen }) => screen === "/becas")
    .map(
      (entry) =>
        LATIN_AMERICA.filter((country) =>
          isForCountry(toCountryLimits(entry), country),
        ).length,
    );
  expect(countryCounts.length).toBeGreaterThan(40);
  expect(new Set(countryCounts)).toEqual(new Set([1]));
});

test("words in the address rank the screen's own items, the best first", () => {
  const { ranking, sections } = screen("/becas", {}, "?q=%20Chevening%20");
  expect(ranking?.query).toBe("Chevening");
  expect(ranking?.exact[0]).toBe("/becas/chevening");
  const paths = sections.flatMap(({ items, countryItems }) =>
    [...items, ...countryItems].map(({ path }) => path),
  );
  expect(paths).toEqual(expect.arrayContaining([...(ranking?.exact ?? [])]));
  expect(screen("/recursos", {}, "?q=Colfuturo").ranking?.exact).toEqual([]);
});

test("a ranking is the same with spaces or filters added to the query", () => {
  const paths = pathsOn("/becas");
  const ranked = (query: string) =>
    rankEntries("/becas", paths, `https://trampolin.test/becas?${query}`);
  expect(ranked("q=beca")).toEqual(ranked("pais=MX&q=+beca+"));
  expect(ranked("q=beca")?.exact.length).toBeGreaterThan(5);
  expect(ranked("q=xyzxyz")).toEqual({
    query: "xyzxyz",
    exact: [],
    partial: [],
  });
});

test("`pathsOn` has the path of each card once, also of items from other screens", () => {
  for (const path of ["/becas", "/mentoria"] as const) {
    const byCountry = countryCards(path, aPageContext());
    const shown = screen(path).sections.flatMap(({ id, items }) => [
      ...items,
      ...(byCountry[id] ?? []),
    ]);
    expect(pathsOn(path)).toEqual([...new Set(shown.map((card) => card.path))]);
  }
  expect(
    pathsOn("/mentoria").some((path) => path.startsWith("/recursos")),
  ).toBe(true);
});

test("the closing values of cards depend on the page's day", () => {
  const closings = (today: string) =>
    screen("/becas", { today }).sections.flatMap(({ items }) =>
      items.map(({ facets }) => facets.cierre),
    );
  expect(closings("2026-01-15")).not.toEqual(closings("2026-07-15"));
});

function screen(
  path: CatalogueScreen,
  page: { language?: Language; today?: string } = {},
  query = "",
) {
  const url = `https://trampolin.test${path}${query}`;
  return catalogueScreen(path, aPageContext(page), url);
}
