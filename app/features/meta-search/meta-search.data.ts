import type { PublicBackend } from "#app/platform/request-context.ts";
import { failure, type Result, success } from "#app/platform/result.ts";
import { within } from "#app/platform/within.ts";
import type { Language } from "#locales/languages.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { lastJsonLine } from "./json-lines.ts";

/** The function itself stops after four seconds: more is the line's. */
const TIMEOUT_MS = 15_000;

export type MetaSearchFailure = "tooMany" | "unreachable" | "rejected";

export type Question = {
  readonly query: string;
  readonly locale: Language;
  /** Asks this source alone. */
  readonly source?: string;
};

/**
 * Invokes the function `meta-searcher` with the public key (specification §7).
 * `onEarly` hears what the quick sources have found while others are awaited; a
 * failure after that is still a failure.
 */
export async function askSources(
  { url, publishableKey }: PublicBackend,
  question: Question,
  signal: AbortSignal,
  onEarly: (answer: Answer) => void = () => {},
): Promise<Result<Answer, MetaSearchFailure>> {
  const hear = (body: unknown) => {
    const answer = readAnswer(body);
    if (answer.results.length > 0) onEarly(answer);
  };
  const ask = async (ownSignal: AbortSignal) => {
    const answer = await fetch(`${url ?? ""}/functions/v1/meta-searcher`, {
      method: "POST",
      headers: {
        accept: "application/x-ndjson, application/json",
        apikey: publishableKey,
        "content-type": "application/json",
      },
      body: JSON.stringify(question),
      signal: ownSignal,
    });
    const body = await lastJsonLine(answer, hear);
    return { status: answer.status, isOk: answer.ok, body };
  };
  try {
    const { status, isOk, body } = await within(TIMEOUT_MS, ask, signal);
    if (status === 429) return failure("tooMany");
    const message = errorIn(body);
    if (isOk && body !== null && !message) return success(readAnswer(body));
    return failure("rejected", message);
  } catch {
    return failure("unreachable");
  }
}

/** The function's own words; empty when it has none. */
function errorIn(body: unknown): string {
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : "";
}
