import { expect, test } from "vitest";
import { externalScholarships, MAX_EXTERNAL } from "./external-results.ts";

test("a result has four points, and one more from the first term", () => {
  const results = externalScholarships([
    termResults("beca Perú", false, "https://a.example/one"),
    termResults("beca Derecho", true, "https://a.example/two"),
  ]);
  expect(results.map(({ link, score }) => [link, score])).toEqual([
    ["https://a.example/two", 5],
    ["https://a.example/one", 4],
  ]);
  expect(results[0]).toMatchObject({
    type: "external_scholarship",
    title: "Beca",
    source: "Fuente",
    searchTerm: "beca Derecho",
  });
});

test("a page with two spellings of its URL is listed once, with the higher points", () => {
  const results = externalScholarships([
    termResults("beca", false, "https://www.a.example/x/?utm_source=mail#top"),
    termResults("beca Derecho", true, "http://a.example/x"),
    termResults("beca", false, "https://a.example/x?id=2"),
  ]);
  expect(results.map(({ link, score }) => [link, score])).toEqual([
    ["http://a.example/x", 5],
    ["https://a.example/x?id=2", 4],
  ]);
});

test("pages that are listed elsewhere are left out", () => {
  const links = Array.from(
    { length: MAX_EXTERNAL + 2 },
    (_, at) => `https://a.example/${at}`,
  );
  const results = externalScholarships(
    [termResults("beca", true, ...links)],
    new Set(["a.example/0", "a.example/1"]),
  );
  expect(results.map(({ link }) => link)).toEqual(links.slice(2));
});

test("the id depends on the page only", () => {
  const [one] = externalScholarships([
    termResults("a", true, "https://a.example/x"),
  ]);
  const [same] = externalScholarships([
    termResults("b", false, "https://www.a.example/x/"),
  ]);
  const [other] = externalScholarships([
    termResults("a", true, "https://a.example/y"),
  ]);
  expect(one?.id).toMatch(/^externa-[0-9a-z]+$/);
  expect(same?.id).toBe(one?.id);
  expect(other?.id).not.toBe(one?.id);
});

test("at most `MAX_EXTERNAL` results are listed", () => {
  const links = Array.from(
    { length: 20 },
    (_, at) => `https://a.example/${at}`,
  );
  expect(externalScholarships([termResults("a", true, ...links)])).toHaveLength(
    MAX_EXTERNAL,
  );
});

function termResults(term: string, isFirst: boolean, ...links: Array<string>) {
  const results = links.map((link) => ({
    link,
    title: "Beca",
    source: "Fuente",
  }));
  return { term, isFirst, results };
}
