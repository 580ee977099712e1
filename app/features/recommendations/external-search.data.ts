import { OWN_SOURCE } from "#app/platform/own-source.ts";
import type { PublicBackend } from "#app/platform/request-context.ts";
import { within } from "#app/platform/within.ts";
import type { FoundResult } from "#domain/recommendations/external-results.ts";
import type { Language } from "#locales/languages.ts";

/** The function answers within four seconds; a line that stands still must not keep the other terms waiting. */
const TIMEOUT_MS = 15_000;

/** What was found by question, for this visit: such a one is not asked again. One that found nothing may find more on another try. */
const kept = new Map<string, ReadonlyArray<FoundResult>>();

/** What the external search finds for a term. A failure is only logged, without the term, and finds nothing (specification §7). */
export async function searchExternally(
  { url, publishableKey }: PublicBackend,
  term: string,
  locale: Language,
  signal: AbortSignal,
): Promise<ReadonlyArray<FoundResult>> {
  const question = JSON.stringify({ query: term, locale });
  const known = kept.get(question);
  if (known) return known;
  const ask = async (ownSignal: AbortSignal) => {
    const answer = await fetch(`${url ?? ""}/functions/v1/meta-searcher`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: question,
      signal: ownSignal,
    });
    if (!answer.ok) throw new Error(`answer ${answer.status}`);
    return resultsIn(await answer.json());
  };
  try {
    const results = await within(TIMEOUT_MS, ask, signal);
    if (results.length > 0) kept.set(question, results);
    return results;
  } catch (error) {
    if (!signal.aborted)
      console.info(`A search for recommendations failed (${error}).`);
    return [];
  }
}

function resultsIn(answer: unknown): ReadonlyArray<FoundResult> {
  const { results } = (answer ?? {}) as { results?: unknown };
  return Array.isArray(results) ? results.filter(isResult).map(named) : [];
}

/** A reader knows a source by its name, not by its key. */
function named(result: FoundResult): FoundResult {
  const { sourceName } = result as { sourceName?: unknown };
  return typeof sourceName === "string" && sourceName !== ""
    ? { ...result, source: sourceName }
    : result;
}

/** Our own catalogue is recommended from by itself, with what we know of its items. */
function isResult(value: unknown): value is FoundResult {
  const { title, link, source } = (value ?? {}) as Record<string, unknown>;
  return (
    source !== OWN_SOURCE &&
    [title, link, source].every(
      (text) => typeof text === "string" && text !== "",
    )
  );
}
