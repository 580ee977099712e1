import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { NEAR_DAYS } from "#domain/deadlines/nearness.ts";
import {
  daysUntilClosing,
  daysUntilOpening,
} from "#domain/deadlines/upcoming.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { everythingScreen } from "./everything.ts";
import { highlights } from "./highlights.ts";

const DAYS = Array.from(
  { length: 12 },
  (_, month) => `2027-${String(month + 1).padStart(2, "0")}-10`,
);

test.each([
  ["closing", daysUntilClosing],
  ["opening", daysUntilOpening],
] as const)(
  "of the items %s soon, the nearest five are listed and the others are counted",
  (list, daysUntil) => {
    const lengths = DAYS.map((today) => {
      const { items: listed, more } = highlights(aPageContext({ today }))[list];
      const near = ENTRIES.flatMap((entry) => daysLeft(entry, daysUntil, today))
        .filter((days) => days <= NEAR_DAYS)
        .toSorted((one, other) => one - other);
      expect(
        listed.flatMap(({ path }) => daysLeft(entryAt(path), daysUntil, today)),
      ).toEqual(near.slice(0, 5));
      expect(listed.length + more).toBe(near.length);
      return listed.length;
    });
    expect(Math.max(...lengths)).toBe(5);
  },
);

test("the linked search has as many results as the home page counts", () => {
  for (const today of DAYS.slice(0, 4)) {
    const page = aPageContext({ today });
    const { closing, opening } = highlights(page);
    for (const { items, more, to } of [closing, opening]) {
      const search = everythingScreen(
        page,
        `https://example.org${to}&ver=todo`,
      );
      expect(search.count).toBe(items.length + more);
      const paths = new Set(search.found.map(({ path }) => path));
      expect(items.filter(({ path }) => !paths.has(path))).toEqual([]);
    }
  }
});

test("an item is listed once, with its id, its texts and whether its dates are announced", () => {
  for (const today of DAYS) {
    const { closing, opening } = highlights(aPageContext({ today }));
    const listed = [...closing.items, ...opening.items];
    const paths = listed.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
    for (const { path, id, title, when, isAnnounced } of listed) {
      const { item } = entryAt(path);
      expect(id).toBe(item.id);
      expect(title).not.toBe("");
      expect(when).not.toBe("");
      expect(isAnnounced).toBe(item.cycle?.basis === "announced");
    }
  }
});

test("the featured resources are cards of the section `destacados`", () => {
  const { featured } = highlights(aPageContext());
  expect(featured.length).toBeGreaterThan(2);
  for (const { type, facets, text } of featured) {
    expect(type).toBe("resource");
    expect(facets.seccion).toEqual(["destacados"]);
    expect(text).not.toBe("");
  }
});

test("the facts count the items and the countries, and name a month of comparison", () => {
  const { facts } = highlights(aPageContext());
  expect(facts.items).toBe(ENTRIES.length);
  expect(facts.countries).toBe(LATIN_AMERICA.length);
  expect(facts.lastCompared).toMatch(/^[a-z]{3,4} 20\d\d$/);
});

test.each(LANGUAGES)("the highlights are in %s", (language) => {
  const page = aPageContext({ language, today: "2027-01-10" });
  const { closing, months, facts } = highlights(page);
  const [{ path, title, when }] = closing.items as [(typeof closing.items)[0]];
  const [left = 0] = daysLeft(entryAt(path), daysUntilClosing, "2027-01-10");
  const month = new Intl.DateTimeFormat(language, {
    month: "long",
    timeZone: "UTC",
  }).format(new Date(daysAfter("2027-01-10", left)));
  expect(when).toBe(
    language === "es"
      ? `Suele cerrar en ${month}`
      : `Usually closes in ${month}`,
  );
  expect(title).not.toBe("");
  expect(months.now).toBe(0);
  expect(facts.lastCompared).toMatch(language === "es" ? /^[a-z]/ : /^[A-Z]/);
});

function entryAt(path: string): Entry {
  const entry = ENTRIES.find((each) => each.path === path);
  if (!entry) throw new Error(`no item at ${path}`);
  return entry;
}

function daysLeft(
  { item }: Entry,
  daysUntil: typeof daysUntilClosing,
  today: string,
): ReadonlyArray<number> {
  const countdown = item.cycle && daysUntil(item.cycle, today);
  return countdown ? [countdown.days] : [];
}
