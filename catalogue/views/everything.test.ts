import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { fits } from "#domain/catalogue/facets.ts";
import { fold } from "#domain/text/fold.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { buildDocuments } from "./documents.ts";
import { everythingScreen } from "./everything.ts";

test("a search without words and without valid filters has no results", () => {
  for (const query of ["", "?q=%20", "?nivel=doctorado", "?lng=en"])
    expect(search(query)).toMatchObject({
      queryText: "",
      isAsked: false,
      found: [],
      count: 0,
      nearest: [],
    });
});

test("words alone search several collections, the best match first", () => {
  const { found, queryText, isAsked } = search("?q=+Chevening+");
  expect(found[0]?.path).toBe("/becas/chevening");
  expect(queryText).toBe("Chevening");
  expect(isAsked).toBe(true);
  const screens = search("?q=quimica").found.map(
    ({ path }) => path.split("/")[1],
  );
  expect(new Set(screens).size).toBeGreaterThan(1);
});

test("a filter alone shows matching items, in the catalogue's order", () => {
  const { found, count, isAsked } = search("?catalogo=universidades");
  const universities = ENTRIES.filter(
    ({ screen }) => screen === "/universidades",
  );
  expect(isAsked).toBe(true);
  expect(count).toBe(universities.length);
  expect(found.map(({ path }) => path)).toEqual(
    universities.map(({ path }) => path).slice(0, 30),
  );
});

test("words and filters apply together, in the order of the words' results", () => {
  const words = search("?q=mexico");
  const both = search("?q=mexico&catalogo=competencias&nivel=prepa");
  expect(both.count).toBeGreaterThan(0);
  expect(both.count).toBeLessThan(words.count);
  for (const { path, facets } of both.found) {
    expect(path).toMatch(/^\/competencias\//);
    expect(fits(facets, { nivel: "prepa" })).toBe(true);
  }
  const order = words.found.map(({ path }) => path);
  const places = both.found.map(({ path }) => order.indexOf(path));
  const sharedPlaces = places.filter((place) => place >= 0);
  expect(sharedPlaces.length).toBeGreaterThan(1);
  expect(sharedPlaces).toEqual(
    sharedPlaces.toSorted((one, other) => one - other),
  );
});

test("at most thirty results are shown, and all are counted", () => {
  const { found, count } = search("?costo=gratis");
  expect(found).toHaveLength(30);
  expect(count).toBeGreaterThan(30);
});

test("a search without results shows at most six of the nearest items", () => {
  const misspelt = search("?q=chevenning+xyzxyz");
  expect(misspelt.found).toEqual([]);
  expect(misspelt.nearest.map(({ path }) => path)).toContain(
    "/becas/chevening",
  );
  const filtered = search("?q=chevening&catalogo=recursos");
  expect(filtered).toMatchObject({ count: 0 });
  expect(filtered.nearest[0]?.path).toBe("/becas/chevening");
  for (const { nearest } of [misspelt, filtered, search("?q=mexicoo+zzz")])
    expect(nearest.length).toBeLessThanOrEqual(6);
});

test("filters that match nothing show the nearest items and become search words", () => {
  const filters = { catalogo: "universidades", area: "liderazgo" };
  const { count, found, nearest, words } = search(
    `?${new URLSearchParams(filters)}`,
  );
  expect({ count, found }).toEqual({ count: 0, found: [] });
  expect(nearest).toHaveLength(6);
  for (const { facets } of nearest) {
    expect(fits(facets, { catalogo: "universidades" })).toBe(true);
    expect(fits(facets, filters)).toBe(false);
  }
  expect(words).toBe("Liderazgo Universidades");
  expect(search("?costo=gratis&cierre=abierta").words).toBe("");
});

test("with five or more results no nearest items are shown", () => {
  const { found, nearest } = search("?q=beca");
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(nearest).toEqual([]);
});

test("the search has six filters, and every choice except a country finds an item", () => {
  const { fields } = search("");
  expect(fields.map(({ name }) => name)).toEqual([
    "catalogo",
    "nivel",
    "pais",
    "area",
    "costo",
    "cierre",
  ]);
  // An item for any country matches every country.
  for (const { name, choices } of fields.filter(({ name }) => name !== "pais"))
    for (const [value] of choices)
      expect(search(`?${name}=${value}`).count).toBeGreaterThan(0);
});

test("a search is in the user's language, and matches words of both languages", () => {
  const english = search("?q=becas", { language: "en" });
  expect(english.fields[0]?.label).toBe("Section");
  expect(english.months.letters.join("")).toBe("JFMAMJJASOND");
  const paths = (view: typeof english) => view.found.map(({ path }) => path);
  expect(paths(english)).toEqual(paths(search("?q=becas")));
});

test("the results of the closing filter depend on the page's day", () => {
  const closingSoon = (today: string) =>
    search("?cierre=cierra", { today }).found.map(({ path }) => path);
  expect(closingSoon("2026-01-15")).not.toEqual(closingSoon("2026-07-15"));
});

test("a country in the words finds all items that the country filter finds", () => {
  const filtered = search("?catalogo=becas&pais=HN&ver=todo").found;
  const worded = search("?q=becas+honduras&ver=todo").found;
  const paths = new Set(worded.map(({ path }) => path));
  expect(filtered.length).toBeGreaterThan(10);
  expect(filtered.filter(({ path }) => !paths.has(path))).toEqual([]);
});

test("each filter parsed from the words links to the search without its words", () => {
  const { understood } = search("?q=becas+de+prepa+en+jap%C3%B3n&costo=gratis");
  const links = new Map(understood.map(({ text, to }) => [text, to]));
  expect(links).toEqual(
    new Map([
      ["Becas", "?q=de+prepa+en+jap%C3%B3n&costo=gratis"],
      ["Preparatoria", "?q=becas+de+en+jap%C3%B3n&costo=gratis"],
      ["En Japón", "?q=becas+de+prepa+en&costo=gratis"],
    ]),
  );
});

test("filters that some results miss are not strict, and follow the strict ones", () => {
  const chips = (query: string) =>
    search(query).understood.map(({ text, isStrict }) => [text, isStrict]);
  expect(chips("?q=becas+sin+ingl%C3%A9s+ingenieria")).toEqual([
    ["Sin inglés", true],
    ["Becas", false],
    ["Tecnología e ingeniería", false],
  ]);
  expect(chips("?q=becas+honduras")).toEqual([
    ["Becas", true],
    ["De Honduras", true],
  ]);
  expect(chips("?q=m%C3%A9xico+para+extranjeros")).toEqual([
    ["En México", true],
    ["Para extranjeros", true],
  ]);
});

test("an active country filter overrides the country in the words", () => {
  const { understood, found } = search("?q=becas+honduras&pais=PE");
  expect(understood.map(({ text }) => text)).toEqual(["Becas"]);
  expect(found.map(({ path }) => path)).toContain("/becas/pronabec-beca-18");
});

test("fewer than five results are followed by the nearest items, without duplicates", () => {
  const { found, nearest } = search("?q=chevening");
  expect(found.length).toBeLessThan(5);
  expect(nearest.length).toBeGreaterThan(0);
  const paths = [...found, ...nearest].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("missing items are named with their kind, and other providers are linked", () => {
  const { missing, otherProviders, nearest } = search("?q=becas+ajedrez");
  expect(missing).toEqual({ kind: "becas", of: "ajedrez" });
  expect(otherProviders).toBe("/becas#buscadores");
  expect(nearest.length).toBeGreaterThan(0);
  expect(search("?q=becas+alemania").missing).toBeNull();
});

test("filters that exclude all matches do not make the query's items missing", () => {
  const { count, missing, nearest } = search(
    "?q=chevening&catalogo=competencias",
  );
  expect(count).toBe(0);
  expect(missing).toBeNull();
  expect(nearest[0]?.path).toBe("/becas/chevening");
});

test("a search for a group that no item is made for names the group", () => {
  const { unservedGroup, count } = search("?q=becas+para+madres+solteras");
  expect(unservedGroup).toBe("madres solteras");
  expect(count).toBeGreaterThan(0);
  expect(search("?q=becas+para+mujeres").unservedGroup).toBeNull();
});

test("a group that no result of a country is for is named, and gets no chip", () => {
  const view = search("?q=becas+para+personas+con+discapacidad&pais=DO");
  expect(view.count).toBeGreaterThan(0);
  expect(view.unservedGroup).toBe("discapacidad");
  expect(view.understood.map(({ text }) => text)).toEqual(["Becas"]);
  const everywhere = search("?q=becas+para+personas+con+discapacidad");
  expect(everywhere.unservedGroup).toBeNull();
  expect(everywhere.understood.map(({ text }) => text)).toContain(
    "Con discapacidad",
  );
});

test("a search for a contest in a country without its own names the country", () => {
  const group = (query: string) => search(`?q=${query}`).unservedGroup;
  expect(group("olimpiada+de+matematicas+bolivia")).toBe("Bolivia");
  expect(group("olimpiada+de+matematicas+honduras")).toBeNull();
  expect(group("becas+bolivia")).toBeNull();
});

test("a missing career is named, and its kind is not left out", () => {
  expect(search("?q=psicologia+en+españa").missing).toEqual({
    kind: "universidades",
    of: "psicologia en españa",
  });
});

test("no item's texts name an unserved group", () => {
  const documents = buildDocuments(ENTRIES.map(({ path }) => path));
  expect(documents.length).toBe(ENTRIES.length);
  const serving = documents.filter((document) =>
    /(madre|mama)s? solter|\bcieg[oa]s?\b|invident|sord[oa]s?\b|ruedas|autis|dislexi|(?<!need-)\bblind|\bdeaf|wheelchair/.test(
      fold(JSON.stringify(document)),
    ),
  );
  expect(serving.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["becas de futbol", "becas", "futbol", "/competencias/robocup-junior"],
  ["becas para lgbt", "becas", "lgbt", "/oportunidades/outreachy"],
  [
    "free universities in Germany",
    "universidades (Sin costo)",
    "Germany",
    "/universidades/tum",
  ],
])(
  "%s: items of other kinds are only among the nearest, and the missing kind is named",
  (query, kind, of, path) => {
    const { found, nearest, missing } = search(
      `?${new URLSearchParams({ q: query })}`,
    );
    expect(found).toEqual([]);
    expect(missing).toEqual({ kind, of });
    expect(nearest[0]?.path).toBe(path);
  },
);

test.each(["ciegos", "sordos", "personas en silla de ruedas"])(
  "scholarships for %s begin with one for disabilities, and the group is unserved",
  (group) => {
    const view = search(`?q=becas+para+${group.replaceAll(" ", "+")}`);
    expect(group).toContain(view.unservedGroup);
    expect([
      "/becas/becas-arancel-fuas-chile",
      "/becas/prouni-brasil",
      "/becas/puedo-estudiar-colombia",
      "/becas/pronabec-beca-18",
    ]).toContain(view.found[0]?.path);
    expect(view.understood.map(({ text }) => text)).toEqual([
      "Becas",
      "Con discapacidad",
    ]);
  },
);

test("a search without items of its kind links to other providers", () => {
  const queries = [
    "becas ajedrez",
    "universidad de chocolate",
    "pasantia de chocolate",
    "concurso de ajedrez",
    "mentoria para actor",
  ];
  for (const query of queries) {
    const { missing, otherProviders } = search(
      `?${new URLSearchParams({ q: query })}`,
    );
    expect(missing?.kind, query).toBeTruthy();
    expect(otherProviders, query).toMatch(/^\//);
  }
});

test("a place within an item's name is not parsed as a country", () => {
  const { found, understood } = search("?q=universidad+rosario+castellanos");
  expect(found[0]?.path).toBe("/recursos/universidad-rosario-castellanos");
  expect(understood.map(({ text }) => text)).toEqual(["Universidades"]);
});

test('"bajos recursos" is parsed as a life situation, not as the kind "recursos"', () => {
  const { understood } = search("?q=bajos+recursos");
  expect(understood.map(({ text }) => text)).toEqual(["Con apoyo económico"]);
});

test.each([
  ["?q=scholarships+in+the+netherlands", "In the Netherlands"],
  ["?q=scholarships+in+japan", "In Japan"],
])("in English the chip of %s is “%s”", (query, text) => {
  const { understood } = search(query, { language: "en" });
  expect(understood.map((chip) => chip.text)).toContain(text);
});

function search(
  query: string,
  {
    language = "es",
    today = TODAY,
  }: { language?: Language; today?: string } = {},
) {
  return everythingScreen(
    aPageContext({ language, today }),
    `https://trampolin.test/buscar${query}`,
  );
}
