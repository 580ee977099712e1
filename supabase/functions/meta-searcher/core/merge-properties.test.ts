import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalLink } from "../../_shared/address.ts";
import type { Item } from "./item.ts";
import { merge } from "./merge.ts";
import { readQuery } from "./query.ts";

const TODAY = "2026-11-21";
const QUERY = readQuery("beca de música");

const anyItem = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
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
  copiedAt: fc.constant(null),
}) satisfies fc.Arbitrary<Item>;

const anyFound = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    name: fc.constant("Fuente"),
    weight: fc.constantFrom(0.5, 1, 1.5),
    items: fc.array(anyItem, { maxLength: 14 }),
  }),
  { selector: ({ key }) => key },
);

test("nothing is there twice, whatever the sources tell", () => {
  fc.assert(
    fc.property(anyFound, (found) => {
      const links = merge(found, QUERY, TODAY).map(({ link }) =>
        canonicalLink(link),
      );
      expect(links).toEqual([...new Set(links)]);
    }),
  );
});

test("nothing is made up, and nothing changes its source", () => {
  fc.assert(
    fc.property(anyFound, (found) => {
      const results = merge(found, QUERY, TODAY);
      for (const { key, items } of found) {
        const own = results.filter(({ source }) => source === key);
        for (const { link } of own)
          expect(items.map((item) => item.link)).toContain(link);
      }
    }),
  );
});

test("the order depends on nothing but what is found: not on which source answers first", () => {
  fc.assert(
    fc.property(anyFound, (found) => {
      expect(merge(found.toReversed(), QUERY, TODAY)).toEqual(
        merge(found, QUERY, TODAY),
      );
    }),
  );
});

test("what is over never stands before what is not", () => {
  fc.assert(
    fc.property(anyFound, (found) => {
      const exact = new Set(
        found.flatMap(({ key, items }) =>
          items.filter((item) => item.isExact).map(({ id }) => `${key}:${id}`),
        ),
      );
      const over = merge(found, QUERY, TODAY)
        .filter(({ id }) => !exact.has(id))
        .map(({ closes }) => closes !== undefined && closes < TODAY);
      expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});
