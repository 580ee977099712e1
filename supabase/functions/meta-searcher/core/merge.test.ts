import { expect, test } from "vitest";
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

test("no source has more than ten results", () => {
  const items = Array.from({ length: 14 }, () => anItem());
  expect(merge([aSource("a", 1, items)], QUERY, TODAY)).toHaveLength(10);
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
