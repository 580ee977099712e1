import { expect, test } from "vitest";
import { anOrigin, aSourceItem } from "./item.fixture.ts";
import type { SourceItem } from "./item.ts";
import { merge } from "./merge.ts";
import { readQuery } from "./query.ts";

const TODAY = "2026-11-21";
const QUERY = readQuery("beca de música");

test("a page of two sources is one result, from the source of more weight", () => {
  const results = mergeLists(
    aList("blog", 1, {
      link: "http://www.x.example/a/?utm_source=b",
      title: "Blog",
    }),
    aList("good", 2, { link: "https://x.example/a", title: "Good" }),
  );
  expect(results).toMatchObject([
    { id: "x.example/a", title: "Good", source: "good", sourceName: "GOOD" },
  ]);
});

test("a page has one id, whichever source found it", () => {
  const [one] = mergeLists(aList("a", 1, { link: "https://x.example/a/#b" }));
  const [other] = mergeLists(
    aList("b", 2, { link: "http://www.x.example/a?fbclid=1" }),
  );
  expect(one?.id).toBe(other?.id);
});

test("an imported result has the time of its last import", () => {
  const copiedAt = "2026-11-21T06:00:00Z";
  expect(mergeLists(aList("a", 1, { copiedAt }, {}))).toMatchObject([
    { copiedAt },
    {},
  ]);
});

test("a missing description is taken from a duplicate", () => {
  const link = "https://x.example/a";
  const [result] = mergeLists(
    aList("good", 2, { link, description: "" }),
    aList("blog", 1, { link, description: "Lo que cubre" }),
  );
  expect(result?.description).toBe("Lo que cubre");
});

test("equal titles of several words are duplicates between sources, not within one", () => {
  const title = "Beca Ejemplo de Música";
  expect(mergeLists(aList("one", 1, { title }, { title }))).toHaveLength(2);
  expect(
    mergeLists(aList("one", 1, { title }), aList("two", 1, { title })),
  ).toHaveLength(1);
});

test("a result for an item's official page is a duplicate of the catalogue item", () => {
  const official = "https://official.example/beca";
  const results = mergeLists(
    aList("engine", 9, { link: official }),
    aList("catalogo", 1.5, {
      isExact: true,
      alsoAt: official,
      title: "Nuestra",
    }),
  );
  expect(results.map(({ title }) => title)).toEqual(["Nuestra"]);
});

test("exact items of the catalogue come first in their order, closed results last", () => {
  const titles = mergedTitles(
    aList(
      "blog",
      9,
      { title: "Cerrada: beca de música", closes: "2026-11-20" },
      { title: "Beca de música", closes: TODAY },
    ),
    aList(
      "catalogo",
      0.1,
      { title: "Segunda en letras", isExact: true },
      { title: "Beca de música propia", isExact: true },
    ),
  );
  expect(titles).toEqual([
    "Segunda en letras",
    "Beca de música propia",
    "Beca de música",
    "Cerrada: beca de música",
  ]);
});

test("without a deadline, a title with only past years comes last", () => {
  const titles = mergedTitles(
    aList(
      "a",
      1,
      { title: "Beca de música 2025" },
      { title: "Beca de música 2025-2026" },
      { title: "Música: beca 2024", closes: "2027-01-01" },
      { title: "Algo" },
    ),
  );
  expect(titles.at(-1)).toBe("Beca de música 2025");
});

test("a missing deadline is taken from a duplicate", () => {
  const link = "https://x.example/a";
  const results = mergeLists(
    aList("good", 2, { link, title: "Cerrada" }),
    aList("blog", 1, { link, closes: "2026-11-20" }, { title: "Abierta" }),
  );
  expect(results.map(({ title, closes }) => [title, closes])).toEqual([
    ["Abierta", undefined],
    ["Cerrada", "2026-11-20"],
  ]);
});

test("among equal ranks relevance decides, then recency", () => {
  const titles = mergedTitles(
    aList("a", 1, { title: "Otra cosa" }),
    aList("b", 1, {
      title: "Beca vieja de música",
      publishedAt: "2020-01-01",
    }),
    aList("c", 1, { title: "Beca nueva de música", publishedAt: TODAY }),
    aList("d", 1, { title: "Algo", description: "beca de música" }),
  );
  expect(titles).toEqual([
    "Beca nueva de música",
    "Beca vieja de música",
    "Algo",
    "Otra cosa",
  ]);
});

test("a result for people of another region ranks lower", () => {
  const [first] = mergedTitles(
    aList(
      "a",
      1,
      { title: "Music scholarship for African students" },
      { title: "Music scholarship" },
    ),
  );
  expect(first).toBe("Music scholarship");
});

test("repeated rows of one source do not raise the score of a page", () => {
  const repeatedRows = ["?utm_source=a", "#b", "/", ""].map((end) => ({
    link: `https://x.example/many${end}`,
    title: "Muchas veces",
  }));
  expect(
    mergedTitles(
      aList("one", 1, ...repeatedRows),
      aList("two", 1.01, { title: "Una vez" }),
    ),
  ).toEqual(["Una vez", "Muchas veces"]);
});

test("a source has at most five of the first twenty results, where others have enough", () => {
  const keys = ["a", "b", "c", "d", "e"];
  const first = mergeLists(
    ...keys.map((key, at) => aList(key, 5 - at, ...Array(10).fill({}))),
  ).slice(0, 20);
  for (const key of keys.slice(0, 4))
    expect(first.filter(({ source }) => source === key)).toHaveLength(5);
});

function mergeLists(...lists: ReadonlyArray<ReadonlyArray<SourceItem>>) {
  return merge(lists, QUERY, TODAY);
}

function mergedTitles(...lists: ReadonlyArray<ReadonlyArray<SourceItem>>) {
  return mergeLists(...lists).map(({ title }) => title);
}

function aList(
  key: string,
  weight: number,
  ...items: ReadonlyArray<Partial<SourceItem>>
): ReadonlyArray<SourceItem> {
  return items.map((parts) =>
    aSourceItem({ origin: anOrigin(key, weight), ...parts }),
  );
}
