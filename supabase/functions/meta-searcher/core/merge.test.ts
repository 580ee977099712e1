import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalLink } from "../../_shared/address.ts";
import type { Item } from "./item.ts";
import { merge } from "./merge.ts";
import type { Found } from "./one-thing.ts";
import { readQuery } from "./query.ts";

const TODAY = "2026-11-21";
const QUERY = readQuery("beca de música");

test("one page found by two sources is shown once, as the better source tells it", () => {
  const results = merge(
    [
      aSource("blog", 1, [
        anItem({ link: "http://www.x.example/a/?utm_source=b", title: "Blog" }),
      ]),
      aSource("good", 2, [
        anItem({ link: "https://x.example/a", title: "Good" }),
      ]),
    ],
    QUERY,
    TODAY,
  );
  expect(results.map(({ title, source }) => [title, source])).toEqual([
    ["Good", "good"],
  ]);
});

test("a description that only the other source has is kept", () => {
  const link = "https://x.example/a";
  const [result] = merge(
    [
      aSource("good", 2, [anItem({ link, description: "" })]),
      aSource("blog", 1, [anItem({ link, description: "Lo que cubre" })]),
    ],
    QUERY,
    TODAY,
  );
  expect(result?.description).toBe("Lo que cubre");
});

test("a title of several words in two sources is one thing; in one source it is two", () => {
  const title = "Beca Ejemplo de Música";
  const items = [anItem({ title }), anItem({ title })];
  expect(merge([aSource("one", 1, items)], QUERY, TODAY)).toHaveLength(2);
  const [first, second] = items.map((item, at) => aSource(`s${at}`, 1, [item]));
  expect(
    merge(
      [first, second].flatMap((it) => it ?? []),
      QUERY,
      TODAY,
    ),
  ).toHaveLength(1);
});

test("the official page that an engine finds belongs to the item of our catalogue", () => {
  const official = "https://official.example/beca";
  const results = merge(
    [
      aSource("engine", 9, [anItem({ link: official })]),
      aSource("catalogo", 1.5, [
        anItem({ isExact: true, alsoAt: official, title: "Nuestra" }),
      ]),
    ],
    QUERY,
    TODAY,
  );
  expect(results.map(({ title }) => title)).toEqual(["Nuestra"]);
});

test("our exact hits come first in their own order, and what is over comes last", () => {
  const results = merge(
    [
      aSource("blog", 9, [
        anItem({ title: "Cerrada: beca de música", closes: "2026-11-20" }),
        anItem({ title: "Beca de música", closes: TODAY }),
      ]),
      aSource("catalogo", 0.1, [
        anItem({ title: "Segunda en letras", isExact: true }),
        anItem({ title: "Beca de música propia", isExact: true }),
      ]),
    ],
    QUERY,
    TODAY,
  );
  expect(results.map(({ title }) => title)).toEqual([
    "Segunda en letras",
    "Beca de música propia",
    "Beca de música",
    "Cerrada: beca de música",
  ]);
});

test("what has only a year that is over in its title comes last as well", () => {
  const titles = merge(
    [
      aSource("a", 1, [
        anItem({ title: "Beca de música 2025" }),
        anItem({ title: "Beca de música 2025-2026" }),
        anItem({ title: "Música: beca 2024", closes: "2027-01-01" }),
        anItem({ title: "Algo" }),
      ]),
    ],
    QUERY,
    TODAY,
  ).map(({ title }) => title);
  expect(titles.at(-1)).toBe("Beca de música 2025");
});

test("the day on which it closes may be told by another source than the one shown", () => {
  const link = "https://x.example/a";
  const results = merge(
    [
      aSource("good", 2, [anItem({ link, title: "Cerrada" })]),
      aSource("blog", 1, [
        anItem({ link, closes: "2026-11-20" }),
        anItem({ title: "Abierta" }),
      ]),
    ],
    QUERY,
    TODAY,
  );
  expect(results.map(({ title, closes }) => [title, closes])).toEqual([
    ["Abierta", undefined],
    ["Cerrada", "2026-11-20"],
  ]);
});

test("between equals, words that were asked for decide, then how new it is", () => {
  const titles = merge(
    [
      aSource("a", 1, [anItem({ title: "Otra cosa" })]),
      aSource("b", 1, [
        anItem({ title: "Beca vieja de música", publishedAt: "2020-01-01" }),
      ]),
      aSource("c", 1, [
        anItem({ title: "Beca nueva de música", publishedAt: TODAY }),
      ]),
      aSource("d", 1, [
        anItem({ title: "Algo", description: "beca de música" }),
      ]),
    ],
    QUERY,
    TODAY,
  ).map(({ title }) => title);
  expect(titles).toEqual([
    "Beca nueva de música",
    "Beca vieja de música",
    "Algo",
    "Otra cosa",
  ]);
});

test("what is for people of elsewhere stands below the rest", () => {
  const titles = merge(
    [
      aSource("a", 1, [
        anItem({ title: "Music scholarship for African students" }),
        anItem({ title: "Music scholarship" }),
      ]),
    ],
    QUERY,
    TODAY,
  ).map(({ title }) => title);
  expect(titles[0]).toBe("Music scholarship");
});

test("a source that lists a page many times lifts it no higher", () => {
  const again = ["?utm_source=a", "#b", "/", ""].map((end) =>
    anItem({ link: `https://x.example/many${end}`, title: "Muchas veces" }),
  );
  const titles = merge(
    [
      aSource("one", 1, again),
      aSource("two", 1.01, [anItem({ title: "Una vez" })]),
    ],
    QUERY,
    TODAY,
  ).map(({ title }) => title);
  expect(titles).toEqual(["Una vez", "Muchas veces"]);
});

test("a source with much to tell leaves room for the others at the beginning", () => {
  const many = (prefix: string) =>
    Array.from({ length: 10 }, (_, at) => anItem({ title: `${prefix} ${at}` }));
  const sources = ["a", "b", "c", "d", "e"].map((key, at) =>
    aSource(key, 5 - at, many(key)),
  );
  const first = merge(sources, QUERY, TODAY).slice(0, 20);
  for (const { key } of sources.slice(0, 4))
    expect(first.filter(({ source }) => source === key)).toHaveLength(5);
});

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

test("no source has more than ten results", () => {
  const items = Array.from({ length: 14 }, () => anItem());
  expect(merge([aSource("a", 1, items)], QUERY, TODAY)).toHaveLength(10);
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

let count = 0;

function anItem(parts: Partial<Item> = {}): Item {
  count += 1;
  return {
    id: String(count),
    title: `Cosa ${count}`,
    description: "",
    link: `https://x.example/${count}`,
    closes: null,
    publishedAt: null,
    isExact: false,
    alsoAt: null,
    copiedAt: null,
    ...parts,
  };
}

function aSource(
  key: string,
  weight: number,
  items: ReadonlyArray<Item>,
): Found {
  return { key, name: key.toUpperCase(), weight, items };
}
