import fc from "fast-check";
import { expect, test } from "vitest";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { anOrigin } from "./item.fixture.ts";
import type { SourceItem } from "./item.ts";
import { merge } from "./merge.ts";
import { readQuery } from "./query.ts";

const TODAY = "2026-11-21";
const QUERY = readQuery("beca de música");

const anyItem = fc.record({
  title: fc.constantFrom(
    "Beca A de Música",
    "Otra beca más",
    "X",
    "beca a de musica",
  ),
  description: fc.constantFrom("", "Música", "algo más"),
  link: fc
    .tuple(
      fc.constantFrom("http", "https"),
      fc.constantFrom("", "www."),
      fc.constantFrom("a", "b", "c"),
      fc.constantFrom("", "/"),
      fc.constantFrom("", "?utm_source=q", "#x"),
    )
    .map(
      ([scheme, www, path, slash, rest]) =>
        `${scheme}://${www}x.example/${path}${slash}${rest}`,
    ),
  closes: fc.constantFrom(null, "2026-11-20", "2027-01-01"),
  publishedAt: fc.constantFrom(null, "2026-10-01", "2019-01-01"),
  isExact: fc.boolean(),
  alsoAt: fc.constantFrom(null, "https://x.example/a", "https://x.example/d"),
  copiedAt: fc.constantFrom(null, "2026-11-21T06:00:00Z"),
});

const anyLists: fc.Arbitrary<ReadonlyArray<ReadonlyArray<SourceItem>>> = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom("a", "b", "c", "d", "e"),
      weight: fc.constantFrom(0.5, 1, 1.5),
      items: fc.array(anyItem, { maxLength: 14 }),
    }),
    { selector: ({ key }) => key },
  )
  .map((sources) =>
    sources.map(({ key, weight, items }) =>
      items.map((item) => ({ ...item, origin: anOrigin(key, weight) })),
    ),
  );

test("each page and each id occurs once", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const results = merge(lists, QUERY, TODAY);
      const keys = results.map(({ link }) => urlKey(link));
      expect(keys).toEqual([...new Set(keys)]);
      expect(results.map(({ id }) => id)).toEqual(keys);
    }),
  );
});

test("each result has a link from the list of its source", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const links = lists
        .flat()
        .map(({ origin, link }) => `${origin.key} ${link}`);
      for (const { source, link } of merge(lists, QUERY, TODAY))
        expect(links).toContain(`${source} ${link}`);
    }),
  );
});

test("the order of the lists does not change the results", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      expect(merge(lists.toReversed(), QUERY, TODAY)).toEqual(
        merge(lists, QUERY, TODAY),
      );
    }),
  );
});

test("closed results come after all open results, except exact items", () => {
  fc.assert(
    fc.property(anyLists, (lists) => {
      const exactKeys = lists
        .flat()
        .filter(({ isExact }) => isExact)
        .map(({ link }) => urlKey(link));
      const isOver = merge(lists, QUERY, TODAY)
        .filter(({ id }) => !exactKeys.includes(id))
        .map(({ closes }) => closes !== undefined && closes < TODAY);
      expect(isOver).toEqual(isOver.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});
