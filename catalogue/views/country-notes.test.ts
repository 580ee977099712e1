import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { countryNotes } from "../country-notes.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemText } from "../item-text.ts";
import { countryNotesView, findDestination } from "./country-notes.ts";
import { wordsFor } from "./words.ts";

/** Items that name the United States as one of several places. */
const SEVERAL_PLACES = [
  "/competencias/mexico-canta",
  "/oportunidades/banco-mundial-pioneers",
  "/oportunidades/handshake",
  "/oportunidades/pasantias-oea",
];

const UNITED_STATES =
  /Estados Unidos|EE\. ?UU\.|Nueva York|Washington|Houston|California/;

test("each pair of destination and nationality has one note, sourced and dated", () => {
  expect(countryNotes.length).toBeGreaterThan(2);
  const pairs = countryNotes.map(
    ({ destination, nationality }) => `${destination}-${nationality}`,
  );
  expect(new Set(pairs).size).toBe(pairs.length);
  for (const {
    id,
    destination,
    nationality,
    since,
    asOf,
    sources,
  } of countryNotes) {
    expect(id).toBe(`${destination}-${nationality}`.toLowerCase());
    expect(sources.some(({ isOfficial }) => isOfficial)).toBe(true);
    expect(since <= asOf).toBe(true);
    for (const { read } of sources) expect(asOf <= read.on).toBe(true);
  }
});

test.each(LANGUAGES)(
  "in %s, an item without nationality conditions shows every note on its destination",
  (language) => {
    const shown = ENTRIES.filter(
      (entry) => buildView(entry, language) !== null,
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const entry of ENTRIES) {
      const view = buildView(entry, language);
      const notes = countryNotes.filter(
        ({ destination }) => destination === findDestination(entry),
      );
      if (notes.length === 0) expect(view).toBe(null);
      else if (!hasNationality(entry))
        expect(view?.notes.map(({ nationality }) => nationality)).toEqual(
          notes.map(({ nationality }) => nationality),
        );
    }
  },
);

test("an item for one nationality shows no note on others", () => {
  expect(findDestination(entryAt("/becas/fulbright-garcia-robles"))).toBe("US");
  expect(buildView(entryAt("/becas/fulbright-garcia-robles"), "es")).toBe(null);
});

test("the summary names the nationalities, and a note its dates and sources", () => {
  const view = buildView(entryAt("/universidades/mit"), "es");
  expect(view?.summary).toBe(
    "Visas para entrar a Estados Unidos: suspendidas, con pocas excepciones, para personas de Cuba, Haití y Venezuela.",
  );
  const [cuba] = view?.notes ?? [];
  expect(cuba?.text).toContain("personas de Cuba");
  expect(cuba?.dates).toMatch(/^Desde el 9 jun 2025; .* 3 ene 2026\./);
  expect(cuba?.sources.map(({ host }) => host)).toContain("travel.state.gov");
});

test("an item in the United States has that destination, except four with several places", () => {
  const places = ENTRIES.filter((entry) =>
    UNITED_STATES.test(placeText(entry)),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(
    places
      .filter((entry) => findDestination(entry) !== "US")
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(SEVERAL_PLACES);
});

test("a university has no `destination` besides its country", () => {
  expect(
    ENTRIES.filter(
      ({ family, item }) => family === "university" && item.destination,
    ),
  ).toEqual([]);
});

test("no item's own texts mention suspended visas", () => {
  const repeating = ENTRIES.filter((entry) =>
    LANGUAGES.some((language) =>
      /suspendi\S* .*visas|suspended .*visas/i.test(
        JSON.stringify(entry.item.texts[language]),
      ),
    ),
  );
  expect(repeating.map(({ path }) => path)).toEqual([]);
});

function buildView(entry: Entry, language: Language) {
  return countryNotesView(entry, wordsFor(aPageContext({ language })));
}

function entryAt(path: string): Entry {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`no item at ${path}`);
  return entry;
}

function hasNationality({ item }: Entry): boolean {
  return item.eligibility.some(({ kind }) => kind === "nationality");
}

/** The item's places, in Spanish. */
function placeText(entry: Entry): string {
  const { item } = entry;
  const keys = [item.whereKey, item.locationKey];
  return keys.map((key) => (key ? itemText(entry, "es", key) : "")).join(" ");
}
