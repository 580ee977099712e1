import { dedupePages, type SearchAnswer } from "#app/platform/search-answer.ts";
import { urlKey } from "#domain/urls/canonical-url.ts";
import { type OutsideResult, withAge } from "./outside-result.ts";

/** Ignored in the outcome: the import's status says nothing about other sites. */
const IMPORT_SOURCE = "import";

/** "failed": no source answered. "disabled": the operator has enabled none. */
type Outcome = "found" | "empty" | "failed" | "disabled";

function readOutcome({ results, sources }: SearchAnswer): Outcome {
  if (results.length > 0) return "found";
  if (!sources) return "empty";
  const others = sources.filter(({ key }) => key !== IMPORT_SOURCE);
  if (others.length === 0) return "disabled";
  const hasAnswer = others.some(({ status }) =>
    ["ok", "empty", "stale"].includes(status),
  );
  return hasAnswer ? "empty" : "failed";
}

const FAILED: ReadonlyArray<string> = ["timeout", "error", "suspended"];

/** Keys of the failed sources; empty for a complete answer. */
export function findFailedSources({
  sources,
}: SearchAnswer): ReadonlyArray<string> {
  return (sources ?? [])
    .filter(({ status }) => FAILED.includes(status))
    .map(({ key }) => key);
}

/**
 * Appends a newer answer: its results come last, so that shown results do not move, and
 * its reports replace older ones.
 */
export function appendAnswer(
  shown: SearchAnswer | null,
  newer: SearchAnswer,
): SearchAnswer {
  if (!shown) return newer;
  const reports = new Map(newer.sources?.map((report) => [report.key, report]));
  return {
    results: dedupePages([...shown.results, ...newer.results]),
    sources: shown.sources?.map((old) => reports.get(old.key) ?? old) ?? null,
  };
}

/** Outcome of a live search, and its results that the import does not have. */
export type LiveAnswer = {
  readonly outcome: Outcome;
  readonly results: ReadonlyArray<OutsideResult>;
};

export function readLiveAnswer(
  answer: SearchAnswer,
  imported: ReadonlyArray<OutsideResult>,
  now: number,
  language: string,
): LiveAnswer {
  const importedKeys = new Set(imported.map(({ link }) => urlKey(link)));
  return {
    outcome: readOutcome(answer),
    results: answer.results
      .filter(({ link }) => !importedKeys.has(urlKey(link)))
      .map((result) => withAge(result, now, language)),
  };
}
