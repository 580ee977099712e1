import { expect, test } from "vitest";
import { readAnswer, readResults } from "./search-answer.ts";

test("results and source reports are parsed, except those of the catalogue", () => {
  const answer = readAnswer({
    results: [
      aRow({ source: "catalogo", link: "https://site.example/becas/a" }),
      aRow({ host: "desk.example", copiedAt: "2026-11-21T06:00:00Z" }),
    ],
    error: null,
    sources: [
      { key: "catalogo", name: "Catálogo", status: "ok", ms: 1, count: 1 },
      { key: "desk", name: "Desk", status: "stale", ms: 9, ageHours: 6 },
      { key: "desk", status: "unheard of" },
    ],
  });
  expect(answer).toEqual({
    results: [aRow({ copiedAt: "2026-11-21T06:00:00Z" })],
    sources: [
      {
        key: "desk",
        name: "Desk",
        status: "stale",
        ms: 9,
        count: 0,
        ageHours: 6,
        searchLink: null,
      },
    ],
  });
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,<script>"],
  ["//evil.example"],
  ["https://user:secret@evil.example/"],
  ["nothing"],
  [null],
  [`https://evil.example/${"x".repeat(1_000)}`],
])("a result with the link %j is dropped, the others stay", (link) => {
  expect(readResults([aRow({ link }), aRow()])).toEqual([aRow()]);
});

test("markup stays text, and a page occurs once under its canonical URL", () => {
  const title = "<script>alert(1)</script>";
  const [first, ...others] = readResults([
    aRow({ title, link: "https://Desk.example/beca?utm_source=x&id=2#top" }),
    aRow({ link: "http://www.desk.example/beca/?id=2" }),
  ]);
  expect(first).toMatchObject({
    title,
    link: "https://desk.example/beca?id=2",
  });
  expect(others).toEqual([]);
});

test.each([[null], ["<html>"], [{}], [{ results: "x", sources: [] }]])(
  "the malformed body %j parses to null",
  (body) => {
    expect(readAnswer(body)).toBeNull();
  },
);

test("malformed rows are dropped, and an answer without `sources` is valid", () => {
  expect(
    readAnswer({ results: [null, 7, {}, { title: {} }], sources: [null, {}] }),
  ).toEqual({ results: [], sources: [] });
  expect(readAnswer({ results: [], error: null })).toEqual({
    results: [],
    sources: null,
  });
});

function aRow(parts: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "desk:1",
    source: "desk",
    sourceName: "Desk",
    title: "Beca",
    description: "Para leer",
    link: "https://desk.example/beca",
    ...parts,
  };
}
