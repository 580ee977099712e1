import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { itemCalendarFile } from "./item-calendar.ts";
import { itemScreen } from "./item-screen.ts";
import type { ItemView } from "./item-view.ts";

/** Texts about a window depend on the day. */
const DAYS = ["2026-11-21", "2027-05-15"];

const ESTIMATED = ENTRIES.filter(({ item }) => item.cycle?.basis === "usual");

test.each(LANGUAGES)(
  "no text of any item's page is empty in %s",
  (language) => {
    for (const { path } of ENTRIES)
      expect(emptyIn(pageAt(path, { language }), path)).toEqual([]);
  },
);

test("every page has its own title and description, short enough for search engines", () => {
  for (const language of LANGUAGES) {
    const all = ENTRIES.map(({ path }) => pageAt(path, { language }));
    for (const { pageTitle, metaDescription, description, card } of all) {
      const [name = ""] = pageTitle.split(/…? \| Trampolín$| \(/);
      expect(card.title.startsWith(name)).toBe(true);
      expect(pageTitle.length).toBeLessThanOrEqual(70);
      expect(metaDescription.length).toBeLessThanOrEqual(160);
      expect(description.startsWith(metaDescription.replace(/…$/, ""))).toBe(
        true,
      );
      expect(metaDescription).not.toMatch(/[\s,;:.]…$/);
    }
    for (const field of ["pageTitle", "metaDescription"] as const) {
      const texts = all.map((page) => page[field]);
      expect(texts).toEqual([...new Set(texts)]);
    }
  }
});

test("a page has every source, figure, link, note and requirement of its item", () => {
  for (const { path, item } of ENTRIES) {
    const page = pageAt(path);
    expect(page.sources.map(({ url }) => url)).toEqual(
      item.sources.map(({ url }) => url),
    );
    expect(page.figures.map(({ url }) => url)).toEqual(
      item.figures.map(({ source }) => source),
    );
    expect(page.moreLinks.map(({ url }) => url)).toEqual(
      expect.arrayContaining(item.moreLinks.map(({ url }) => url)),
    );
    expect(page.note !== null).toBe(item.noteKey !== null);
    const conditions = item.eligibility;
    expect(page.requirements?.length ?? 0).toBeGreaterThanOrEqual(
      new Set(conditions.map(({ textKey }) => textKey)).size,
    );
    expect(page.chips).toHaveLength(item.programsKeys.length);
  }
});

test("no page repeats the official link among its further links", () => {
  for (const { path, item } of ENTRIES)
    expect(
      pageAt(path).moreLinks.filter(({ url }) => url === item.link),
    ).toEqual([]);
});

test("a page shows at most three similar items, and never the item itself", () => {
  const lengths = ENTRIES.map(({ path }) => {
    const paths = pageAt(path).similar.map((card) => card.path);
    expect(paths).not.toContain(path);
    expect(paths).toEqual([...new Set(paths)]);
    return paths.length;
  });
  expect(Math.max(...lengths)).toBe(3);
});

test("the structured data of an estimated window has no application dates", () => {
  expect(ESTIMATED.length).toBeGreaterThan(50);
  for (const today of DAYS)
    for (const { path } of ESTIMATED) {
      const jsonLd = JSON.stringify(pageAt(path, { today }).jsonLd);
      expect(jsonLd).not.toMatch(/applicationDeadline|applicationStartDate/);
      expect(jsonLd.replace(/"lastReviewed":"[^"]*"/, "")).not.toMatch(
        /"\d{4}-\d\d-\d\d/,
      );
    }
});

test("a calendar file shows estimated dates as tentative, never as a closing", () => {
  for (const today of DAYS)
    for (const { path } of ESTIMATED) {
      const file = itemCalendarFile(path, aPageContext({ today })) ?? "";
      const summaries = [...file.matchAll(/^SUMMARY:(.*)/gm)].map(
        ([, text]) => text,
      );
      expect(summaries.length).toBeGreaterThan(0);
      for (const summary of summaries)
        expect(summary).toMatch(/^Fechas estimadas: /);
      expect(file.match(/^STATUS:TENTATIVE/gm)).toHaveLength(summaries.length);
      expect(file).not.toContain("CONFIRMED");
    }
});

test("an estimated window says that it is no deadline, and its badges show an estimate", () => {
  for (const today of DAYS)
    for (const { path } of ESTIMATED) {
      const { window, card } = pageAt(path, { today });
      expect(window?.label).toContain("No es una fecha límite");
      expect(window?.year?.months).not.toContain("announced");
      expect(window?.year?.label).toContain("Estimado");
      for (const { text, tone } of card.badges)
        if (tone !== "outline")
          expect(text).toMatch(/^(Suele |Última convocatoria vista: \d{4}$)/);
    }
});

test("a page offers a calendar file exactly when there is one", () => {
  for (const today of DAYS)
    for (const { path } of ENTRIES)
      expect(pageAt(path, { today }).window?.calendar ?? null).toBe(
        itemCalendarFile(path, aPageContext({ today })) &&
          `${path}/calendario.ics?lng=es`,
      );
});

/** Memoized by path, language and day. */
const pages = new Map<string, ItemView>();

function pageAt(
  path: string,
  {
    language = "es",
    today = TODAY,
  }: { language?: Language; today?: string } = {},
): ItemView {
  const key = `${path} ${language} ${today}`;
  const page =
    pages.get(key) ?? itemScreen(path, aPageContext({ language, today }));
  if (!page) throw new Error(`there is no page at ${path}`);
  pages.set(key, page);
  return page;
}

/** Paths of blank texts, except organisations, and undefined values, except in JSON-LD. */
function emptyIn(node: unknown, place: string): ReadonlyArray<string> {
  if (typeof node === "string")
    return node.trim() === "" && !place.endsWith(".organization")
      ? [place]
      : [];
  if (typeof node !== "object" || node === null)
    return node === undefined && !place.includes(".jsonLd.") ? [place] : [];
  return Object.entries(node).flatMap(([name, value]) =>
    emptyIn(value, `${place}.${name}`),
  );
}
