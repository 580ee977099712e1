// Web standards only: this runs unchanged in Deno, in Node and in tests.
import { readCapped } from "../_shared/body.ts";
import { createSearch, type SearchAnswer } from "./core/search.ts";
import { createMemoryStore, type Store } from "./core/store.ts";
import type { Settings } from "./settings.ts";
import { catalogue, type SearchCatalogue } from "./sources/catalogue.ts";
import type { Locale } from "./sources/source.ts";

const MAX_BODY_BYTES = 4_096;
const MAX_QUERY = 200;
/** Characters that answers may take in memory. */
const MEMORY_SIZE = 16_000_000;

export type HandlerParts = {
  readonly settings: Settings;
  readonly searchCatalogue: SearchCatalogue;
  /** Address of the site, which links to our own items begin with. */
  readonly publicUrl: string;
  /** Told of every source that fails: its key and why, never what was asked. */
  readonly onFailure: (source: string, why: object) => void;
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
  });
  return async (request) => {
    if (request.method === "OPTIONS") return answer(null, 204);
    if (request.method !== "POST")
      return refuse(405, "Solo se admite POST.", { allow: "POST, OPTIONS" });
    const question = await readQuestion(request);
    if ("status" in question) return refuse(question.status, question.error);
    const { query, locale, source } = question;
    if (!source && request.headers.get("accept")?.includes(LINES))
      return answerInLines((onEarly) =>
        search(query, locale, undefined, onEarly),
      );
    const found = await search(query, locale, source);
    return found ? answer(found, 200) : refuse(400, "No existe esa fuente.");
  };
}

type Question = {
  readonly query: string;
  readonly locale: Locale;
  readonly source?: string;
};

type Refusal = { readonly status: number; readonly error: string };

async function readQuestion(request: Request): Promise<Question | Refusal> {
  // Whoever breaks off has asked nothing.
  const bytes = await readCapped(request.body, MAX_BODY_BYTES).catch(
    () => new Uint8Array(),
  );
  if (!bytes) return { status: 413, error: "La búsqueda es demasiado grande." };
  const { query, locale, source } = parse(bytes);
  if (typeof query !== "string" || !/[\p{L}\p{N}]/u.test(query))
    return {
      status: 400,
      error: "Por favor, introduce un término de búsqueda.",
    };
  if (query.length > MAX_QUERY)
    return {
      status: 400,
      error: `La búsqueda puede tener hasta ${MAX_QUERY} caracteres.`,
    };
  return {
    query,
    locale: locale === "en" ? "en" : "es",
    ...(typeof source === "string" ? { source } : {}),
  };
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
    headers: { ...HEADERS, "content-type": LINES },
  });
}

const HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, x-client-info, apikey, content-type",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-max-age": "86400",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

function answer(
  body: object | null,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const all = { ...HEADERS, ...headers };
  return body
    ? Response.json(body, { status, headers: all })
    : new Response(null, { status, headers: all });
}

function refuse(
  status: number,
  error: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return answer({ results: [], error, sources: [] }, status, headers);
}
