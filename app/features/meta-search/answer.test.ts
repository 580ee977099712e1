import { expect, test } from "vitest";
import type {
  SearchAnswer,
  SourceReport,
} from "#app/platform/search-answer.ts";
import { appendAnswer, findFailedSources, readLiveAnswer } from "./answer.ts";

test.each([
  [["timeout"], 1, "found"],
  [["empty", "error"], 0, "empty"],
  [["error", "skipped"], 0, "failed"],
  [[], 0, "disabled"],
] as const)(
  "source statuses %j and %i results give the outcome %s",
  (statuses, resultCount, outcome) => {
    expect(
      outcomeFor(
        Array.from({ length: resultCount }, () => aResult()),
        statuses.map((status) => aReport({ status })),
      ),
    ).toBe(outcome);
  },
);

test("an answer without reports is empty, and the import's report does not count", () => {
  expect(outcomeFor([], null)).toBe("empty");
  const imported = aReport({ key: "import", status: "empty" });
  expect(outcomeFor([], [imported])).toBe("disabled");
  expect(outcomeFor([], [aReport({ status: "timeout" }), imported])).toBe(
    "failed",
  );
});

test("sources with a timeout, an error or a suspension are failed sources", () => {
  const statuses = [
    ...["ok", "empty", "stale", "timeout"],
    ...["error", "suspended", "skipped"],
  ] as ReadonlyArray<SourceReport["status"]>;
  const sources = statuses.map((status) => aReport({ key: status, status }));
  expect(findFailedSources({ results: [], sources })).toEqual([
    "timeout",
    "error",
    "suspended",
  ]);
  expect(findFailedSources({ results: [], sources: null })).toEqual([]);
});

test("a newer answer appends its new results and replaces reports of the same source", () => {
  const shown = {
    results: [aResult("https://www.a.example/1/")],
    sources: [aReport({ key: "late", status: "timeout" }), aReport()],
  };
  const newReport = aReport({ key: "late" });
  const newer = {
    results: [
      aResult("https://b.example/1"),
      aResult("https://a.example/1?utm_source=mail"),
    ],
    sources: [newReport],
  };
  const { results, sources } = appendAnswer(shown, newer);
  expect(results.map(({ link }) => link)).toEqual([
    "https://www.a.example/1/",
    "https://b.example/1",
  ]);
  expect(sources).toEqual([newReport, aReport()]);
});

test("live results exclude imported pages, and show the age of a copy", () => {
  const answer = {
    results: [
      aResult("https://a.example/1"),
      aResult("https://b.example/1"),
      { ...aResult("https://c.example/1"), copiedAt: "2026-11-21T06:00:00Z" },
    ],
    sources: [],
  };
  const imported = [
    { ...aResult("http://www.a.example/1/"), age: null, mark: null },
  ];
  const now = Date.parse("2026-11-21T09:10:00Z");
  const { results } = readLiveAnswer(answer, imported, now, "es");
  expect(results.map(({ link, age }) => [link, age])).toEqual([
    ["https://b.example/1", null],
    ["https://c.example/1", "hace 3 h"],
  ]);
});

function outcomeFor(
  results: SearchAnswer["results"],
  sources: SearchAnswer["sources"],
) {
  return readLiveAnswer({ results, sources }, [], 0, "es").outcome;
}

function aResult(link = "https://desk.example/beca") {
  return {
    id: link,
    source: "desk",
    sourceName: "Desk",
    title: "Beca",
    description: "",
    link,
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
