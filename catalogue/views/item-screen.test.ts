import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { isOnlyForCountry } from "#domain/eligibility/countries.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { toCountryLimits } from "./facets.ts";
import { itemScreen } from "./item-screen.ts";

test("a path of no item has no page", () => {
  for (const path of [
    "/becas",
    "/becas/",
    "/becas/no-existe",
    "/universidades/chevening",
    "/becas/chevening/",
    "/becas/__proto__",
    "",
  ])
    expect(itemScreen(path, aPageContext())).toBeNull();
});

test("a page names its item, its kind and its screen", () => {
  expect(pageAt("/becas/chevening")).toMatchObject({
    card: { path: "/becas/chevening", type: "scholarship" },
    kind: "Beca",
    screen: { path: "/becas", title: "Becas" },
    pageTitle: expect.stringMatching(/^.*Chevening.* \(Beca\) \| Trampolín$/),
    months: { now: 10 },
  });
  expect(pageAt("/becas/chevening", "en")).toMatchObject({
    screen: { title: "Scholarships" },
    pageTitle: expect.stringMatching(/ \(Scholarship\) \| Trampolín$/),
  });
});

test("an award's facts are its audience, coverage, covered parts, criteria and level", () => {
  const names = pageAt("/becas/chevening").facts.map(({ name }) => name);
  expect(names).toEqual(["Para", "Cubre", "Incluye", "Se da por", "Nivel"]);
});

test("the note of an always open item has a heading that names no application", () => {
  expect(pageAt("/recursos/anki").noteTitle).toBe("Ten en cuenta");
  expect(pageAt("/recursos/anki", "en").noteTitle).toBe("Keep in mind");
  expect(pageAt("/becas/chevening").noteTitle).toBe("Antes de postular");
});

test("a list of scholarships has no facts, no requirements and no window", () => {
  expect(pageWhere(({ family }) => family === "aggregator")).toMatchObject({
    facts: [],
    requirements: null,
    window: null,
  });
});

test("a resource has languages, a competition has none", () => {
  const factNames = (page: ReturnType<typeof pageAt>) =>
    page.facts.map(({ name }) => name);
  expect(factNames(pageWhere(({ type }) => type === "resource"))).toEqual(
    expect.arrayContaining(["Para", "Ofrece", "Nivel", "Área", "Idioma"]),
  );
  expect(
    factNames(pageWhere(({ type }) => type === "competitions_academic")),
  ).not.toContain("Idioma");
});

test("a university shows its admission, and links to its admission page", () => {
  const { facts, chips, moreLinks } = pageWhere(
    ({ item }) =>
      item.admissionsLink !== null && item.admissionsLink !== item.link,
  );
  expect(facts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "Para",
      "Cómo se entra",
      "Becas y ayuda",
      "Ubicación",
      "Ranking",
    ]),
  );
  expect(chips.length).toBeGreaterThan(2);
  expect(moreLinks[0]).toMatchObject({ text: "Página de admisión" });
});

test("an item for any level and any field shows both as facts", () => {
  const { facts } = pageWhere(
    ({ family, item }) =>
      family === "programme" &&
      // Without a type, a badge shows the field.
      item.type !== null &&
      item.levels.includes("any") &&
      item.fields.includes("any"),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      { name: "Nivel", text: "Cualquier nivel" },
      { name: "Área", text: "Cualquier área" },
    ]),
  );
});

test("sources show their purpose, date and kind", () => {
  const { path, item } = entryWhere(
    ({ item: { sources } }) =>
      sources[0]?.supports.join() === "programme,dates" &&
      sources.every(({ read }) => read.on === sources[0]?.read.on) &&
      !sources.some(({ isOfficial }) => isOfficial),
  );
  const [source] = item.sources;
  // "2026-11-21" is "21 nov 2026".
  const day = `${Number(source?.read.on.slice(-2))} nov 2026`;
  const { sources, compared } = pageAt(path);
  expect(sources[0]).toEqual({
    url: source?.url,
    host: expect.stringMatching(/^(?!www\.)[^/]+\.[^/]+$/),
    read: `programa, fechas · copia guardada, ${day}`,
  });
  expect(compared).toBe(
    `Comparamos estos datos con copias guardadas de sus fuentes el ${day}; ese día no abrimos la página oficial. Ninguna de estas fuentes es la página oficial.`,
  );
});

test("an estimated window is labelled, links to its calendar file, and lists each stage", () => {
  const { path, item } = entryWhere(
    ({ item }) => item.cycle?.basis === "usual" && !!item.cycle.gates,
  );
  const { window } = pageAt(path);
  expect(window).toMatchObject({
    basis: "usual",
    label: expect.stringContaining("No es una fecha límite"),
    calendar: `${path}/calendario.ics?lng=es`,
  });
  const gates = item.cycle?.basis === "usual" ? item.cycle.gates : [];
  expect(window?.gates).toHaveLength(gates?.length ?? 0);
  for (const gate of window?.gates ?? [])
    expect(gate.text).toMatch(
      /.+\. Suele (abrir|cerrar|estar abierta) en: .+\./,
    );
  expect(pageAt(path, "en").window?.calendar).toBe(
    `${path}/calendario.ics?lng=en`,
  );
});

test.each([
  ["always", /meses fijos/],
  ["unknown", /sitio oficial/],
] as const)("a window that is %s has no months and no file", (basis, label) => {
  expect(
    pageWhere(({ item }) => item.cycle?.basis === basis).window,
  ).toMatchObject({
    basis,
    label: expect.stringMatching(label),
    year: null,
    calendar: null,
    gates: [],
  });
});

test("an item for one country links to the page of the country", () => {
  const { path } = entryWhere((entry) =>
    isOnlyForCountry(toCountryLimits(entry), "BO"),
  );
  expect(pageAt(path).alsoOn.at(-1)).toEqual({
    path: "/paises/bolivia",
    title: "la página de Bolivia",
  });
});

test.each([
  ["en", "the page for the Dominican Republic"],
  ["es", "la página de República Dominicana"],
] as const)("in %s the link to a country's page is “%s”", (language, title) => {
  const { path } = entryWhere((entry) =>
    isOnlyForCountry(toCountryLimits(entry), "DO"),
  );
  expect(pageAt(path, language).alsoOn.at(-1)?.title).toBe(title);
});

test("an item on other screens links to them", () => {
  const { path } = entryWhere(
    ({ screen, item }) =>
      screen === "/recursos" &&
      item.alsoListedAs.includes("mentorship_channel"),
  );
  expect(pageAt(path).alsoOn).toEqual([
    { path: "/mentoria", title: "Mentoría" },
  ]);
  expect(pageAt("/becas/chevening").alsoOn).toEqual([]);
});

test("the structured data has the page's own address and language", () => {
  expect(JSON.stringify(pageAt("/becas/chevening", "en").jsonLd)).toContain(
    '"https://trampolin.test/becas/chevening?lng=en"',
  );
});

function entryWhere(matches: (entry: Entry) => boolean): Entry {
  const entry = ENTRIES.find(matches);
  if (!entry) throw new Error("the catalogue has no such item");
  return entry;
}

function pageWhere(matches: (entry: Entry) => boolean) {
  return pageAt(entryWhere(matches).path);
}

function pageAt(path: string, language: Language = "es") {
  const page = itemScreen(path, aPageContext({ language, today: TODAY }));
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}
