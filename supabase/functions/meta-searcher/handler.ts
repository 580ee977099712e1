// Web standards only: the same handler runs in Deno, in Node and in tests.
import { readCapped } from "../_shared/body.ts";
import { answer, MAX_QUERY, type Refusal, refuse } from "./answer.ts";
import type { Locale } from "./query.ts";
import type { Search } from "./search.ts";

const MAX_BODY_BYTES = 4_096;

export type Handler = (request: Request) => Promise<Response>;

/** Answers `POST {query, locale?, source?}` with `{results, error, sources}`. */
export function createHandler({ search }: Pick<Search, "search">): Handler {
  return async (request) => {
    if (request.method === "OPTIONS") return answer(null, 204);
    if (request.method !== "POST")
      return refuse("method", "es", { allow: "POST, OPTIONS" });
    const { query, locale, source, refusal } = await readBody(request);
    if (refusal) return refuse(refusal, locale);
    const found = await search(query, locale, source);
    return found ? answer(found, 200) : refuse("noSource", locale);
  };
}

type Body = {
  readonly query: string;
  readonly locale: Locale;
  readonly source?: string;
  readonly refusal: Refusal | null;
};

async function readBody(request: Request): Promise<Body> {
  // A body that breaks off is an empty one.
  const bytes = await readCapped(request.body, MAX_BODY_BYTES).catch(
    () => new Uint8Array(),
  );
  if (!bytes) return { query: "", locale: "es", refusal: "tooLarge" };
  const fields = parseObject(bytes);
  const query = typeof fields.query === "string" ? fields.query : "";
  return {
    query,
    locale: fields.locale === "en" ? "en" : "es",
    ...(typeof fields.source === "string" ? { source: fields.source } : {}),
    refusal: checkQuery(query),
  };
}

function checkQuery(query: string): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(query)) return "noQuery";
  return query.length > MAX_QUERY ? "tooLong" : null;
}

/** The fields of a JSON object; none of anything else. */
function parseObject(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : {};
  } catch {
    return {};
  }
}
