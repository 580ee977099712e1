import { expect, test } from "vitest";
import { externalScholarships } from "#domain/recommendations/external-results.ts";
import {
  canRetry,
  type ExternalResult,
  outcomeOf,
  readAnswer,
  type SourceReport,
  sourcesWithResults,
  withRetried,
  withTheRest,
} from "./answer.ts";

test("results and reports are read, our own catalogue's left out", () => {
  const answer = readAnswer({
    results: [
      aRow({ source: "catalogo", link: "https://site.example/becas/a" }),
      aRow({ sourceName: "Desk", closes: "2027-01-01" }),
    ],
    error: null,
    sources: [
      { key: "catalogo", name: "Catálogo", status: "ok", ms: 1, count: 1 },
      { key: "desk", name: "Desk", status: "ok", ms: 900, count: 1 },
    ],
  });
  expect(answer).toEqual({
    results: [aResult()],
    sources: [aReport()],
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
])("a result that leads to %j is dropped, the others stay", (link) => {
  const { results } = readAnswer({ results: [aRow({ link }), aRow()] });
  expect(results).toEqual([aResult({ sourceName: "desk" })]);
});

test.each([
  [null],
  ["<html>"],
  [{}],
  [{ results: "x", sources: 7 }],
  [{ results: [null, 7, {}, { title: {} }], sources: [null, { key: "a" }] }],
])("of %j nothing is left", (body) => {
  expect(readAnswer(body).results).toEqual([]);
  expect(readAnswer(body).sources ?? []).toEqual([]);
});

test("an answer without reports is empty, one that reports no source was not asked", () => {
  const bare = readAnswer({ results: [], error: null });
  expect(bare).toEqual({ results: [], sources: null });
  expect(outcomeOf(bare)).toBe("empty");
  expect(outcomeOf(readAnswer({ results: [], sources: [] }))).toBe("unasked");
  const found = readAnswer({ results: [aRow()], error: null });
  expect(withTheRest(found, found)).toEqual(found);
});

test("markup in a title stays text, and the same link comes once", () => {
  const title = "<script>alert(1)</script>";
  const { results } = readAnswer({ results: [aRow({ title }), aRow()] });
  expect(results.map((result) => result.title)).toEqual([title]);
});

test("a result has the link that recommendations save it under", () => {
  const link = "https://Opportunity.example/a?utm_source=x&id=2&ref=y#top";
  const row = { source: "desk", title: "Beca", link };
  const [result] = readAnswer({ results: [row], sources: [] }).results;
  const [recommended] = externalScholarships([
    { term: "beca", isFirst: true, results: [row] },
  ]);
  expect(result?.link).toBe("https://opportunity.example/a?id=2");
  expect(recommended?.link).toBe(result?.link);
});

test("a source that is asked again keeps its place, and its results come last", () => {
  const before = {
    results: [aResult()],
    sources: [
      aReport({ key: "grants", status: "timeout", count: 0 }),
      aReport(),
    ],
  };
  const late = aResult({ source: "grants", link: "https://grants.example/1" });
  const grants = aReport({ key: "grants", count: 2 });
  const after = withRetried(before, {
    results: [late, aResult({ source: "grants" })],
    sources: [grants],
  });
  expect(after).toEqual({
    results: [aResult(), late],
    sources: [grants, aReport()],
  });
});

test("the rest comes after what the quick sources found, each page once", () => {
  const early = {
    results: [aResult({ source: "b", link: "https://www.b.example/1/" })],
    sources: [aReport({ key: "b" })],
  };
  const whole = {
    results: [
      aResult({ source: "a", link: "https://a.example/1" }),
      aResult({ source: "a", link: "https://b.example/1?utm_source=mail" }),
    ],
    sources: [aReport({ key: "a" }), aReport({ key: "b" })],
  };
  const { results, sources } = withTheRest(early, whole);
  expect(results.map(({ link }) => link)).toEqual([
    "https://www.b.example/1/",
    "https://a.example/1",
  ]);
  expect(sources).toEqual(whole.sources);
});

test("a source that was asked again while others were awaited stays answered", () => {
  const failed = aReport({ key: "a", status: "error", count: 0 });
  const early = { results: [aResult()], sources: [failed, aReport()] };
  const found = aResult({ source: "a", link: "https://a.example/1" });
  const good = aReport({ key: "a" });
  const again = withRetried(early, { results: [found], sources: [good] });
  const slow = aReport({ key: "slow", status: "timeout" });
  const whole = { ...early, sources: [slow, failed, aReport()] };
  expect(withTheRest(again, whole)).toEqual({
    results: [aResult(), found],
    sources: [slow, good, aReport()],
  });
});

test("the filter offers each source with results once, with their number", () => {
  const results = [
    aResult({ source: "b", sourceName: "B", link: "https://b.example/1" }),
    aResult({ source: "a", sourceName: "A", link: "https://a.example/1" }),
    aResult({ source: "b", sourceName: "B", link: "https://b.example/2" }),
  ];
  expect(sourcesWithResults({ results, sources: [] })).toEqual([
    { key: "b", name: "B", count: 2 },
    { key: "a", name: "A", count: 1 },
  ]);
});

test.each([
  ["found", [aResult()], [aReport({ status: "timeout" })]],
  ["empty", [], [aReport({ status: "empty" }), aReport({ status: "error" })]],
  ["unasked", [], []],
  [
    "silent",
    [],
    [aReport({ status: "error" }), aReport({ status: "skipped" })],
  ],
] as const)("an answer is %s", (outcome, results, sources) => {
  expect(outcomeOf({ results, sources })).toBe(outcome);
});

test("that nothing stored fits does not speak for the other sources", () => {
  const stored = aReport({ key: "import", status: "empty" });
  expect(outcomeOf({ results: [], sources: [stored] })).toBe("unasked");
  const late = aReport({ status: "timeout" });
  expect(outcomeOf({ results: [], sources: [late, stored] })).toBe("silent");
});

test("only what failed just now is worth asking again", () => {
  const statuses = [
    ...["ok", "empty", "stale", "timeout"],
    ...["error", "suspended", "skipped"],
  ] as ReadonlyArray<SourceReport["status"]>;
  expect(statuses.filter((status) => canRetry(aReport({ status })))).toEqual([
    "timeout",
    "error",
  ]);
});

function aRow(parts: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "desk:1",
    source: "desk",
    title: "Beca",
    description: "Para leer",
    link: "https://desk.example/beca",
    ...parts,
  };
}

function aResult(parts: Partial<ExternalResult> = {}): ExternalResult {
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

function aReport(parts: Partial<SourceReport> = {}): SourceReport {
  return {
    key: "desk",
    name: "Desk",
    status: "ok",
    ms: 900,
    count: 1,
    ageHours: null,
    searchLink: null,
    ...parts,
  };
}
