// Web standards only: this runs unchanged in Deno, in Node and in tests.
import { readCapped } from "../_shared/body.ts";
import { answer, HEADERS, MAX_QUERY, type Refusal, refuse } from "./answer.ts";
import {
  createSearch,
  type SearchAnswer,
  type SearchCount,
} from "./core/search.ts";
import { createMemoryStore, type Store } from "./core/store.ts";
import type { Settings } from "./settings.ts";
import { catalogue, type SearchCatalogue } from "./sources/catalogue.ts";
import type { Locale } from "./sources/source.ts";

const MAX_BODY_BYTES = 4_096;
/** Characters that answers may take in memory. */
const MEMORY_SIZE = 16_000_000;

export type HandlerParts = {
  readonly settings: Settings;
  readonly searchCatalogue: SearchCatalogue;
  /** Address of the site, which links to our own items begin with. */
  readonly publicUrl: string;
  /** Told of every source that fails: its key and why, never what was asked. */
  readonly onFailure: (source: string, why: object) => void;
  /** Told of each search when it is over, for who keeps a tally. */
  readonly onSearched?: (count: SearchCount) => void;
  /** For tests, and for a memory that several processes share. */
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly store?: Store;
};

export type Handler = (request: Request) => Promise<Response>;

/**
 * Answers `POST {query, locale?, source?}` with one JSON object. Who accepts
 * `application/x-ndjson` may have two, each on a line of its own: what the quick
 * sources have found, and the whole answer, which no line end follows.
 */
export function createHandler(parts: HandlerParts): Handler {
  const now = parts.now ?? Date.now;
  const search = createSearch({
    ...parts.settings,
    sources: [
      catalogue(parts.searchCatalogue, parts.publicUrl),
      ...parts.settings.sources,
    ],
    fetch: parts.fetch ?? fetch,
    now,
    store: parts.store ?? createMemoryStore(MEMORY_SIZE, now),
    onFailure: parts.onFailure,
    onSearched: parts.onSearched,
  });
  return async (request) => {
    if (request.method === "OPTIONS") return answer(null, 204);
    if (request.method !== "POST")
      return refuse("method", "es", { allow: "POST, OPTIONS" });
    const question = await readQuestion(request);
    const { query, locale, source } = question;
    if (question.refusal) return refuse(question.refusal, locale);
    if (!source && request.headers.get("accept")?.includes(LINES))
      return answerInLines((onEarly) =>
        search(query, locale, undefined, onEarly),
      );
    const found = await search(query, locale, source);
    return found ? answer(found, 200) : refuse("noSource", locale);
  };
}

type Question = {
  readonly query: string;
  readonly locale: Locale;
  readonly source?: string;
  /** Why it is put to nobody; null where it is. */
  readonly refusal: Refusal | null;
};

async function readQuestion(request: Request): Promise<Question> {
  // Whoever breaks off has asked nothing.
  const bytes = await readCapped(request.body, MAX_BODY_BYTES).catch(
    () => new Uint8Array(),
  );
  if (!bytes) return { query: "", locale: "es", refusal: "tooLarge" };
  const fields = parse(bytes);
  const query = typeof fields.query === "string" ? fields.query : "";
  return {
    query,
    locale: fields.locale === "en" ? "en" : "es",
    ...(typeof fields.source === "string" ? { source: fields.source } : {}),
    refusal: refusalOf(query),
  };
}

function refusalOf(query: string): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(query)) return "noQuery";
  return query.length > MAX_QUERY ? "tooLong" : null;
}

/** The fields of a JSON object; none of anything else. */
function parse(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
}

const LINES = "application/x-ndjson";

/** A line for each answer, as it comes. */
function answerInLines(
  run: (onEarly: (early: SearchAnswer) => void) => Promise<SearchAnswer | null>,
): Response {
  const encoder = new TextEncoder();
  let isGone = false;
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (text: string) => {
        if (!isGone) controller.enqueue(encoder.encode(text));
      };
      const found = await run((early) => say(`${JSON.stringify(early)}\n`));
      say(JSON.stringify(found));
      if (!isGone) controller.close();
    },
    // The sources are asked on: what they say is kept for the next one who asks.
    cancel() {
      isGone = true;
    },
  });
  return new Response(lines, {
    // A proxy that collected the lines would hand on the first one with the last.
    headers: { ...HEADERS, "content-type": LINES, "x-accel-buffering": "no" },
  });
}
