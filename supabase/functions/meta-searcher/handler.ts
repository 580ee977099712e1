// Web standards only: the same handler runs in Deno, in Node and in tests.
import { z } from "zod";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import { readLimitedBody } from "../_shared/body.ts";
import { type RequestError, respond, respondWithError } from "./answer.ts";
import type { FederatedSearch } from "./search.ts";

const MAX_BODY_BYTES = 4_096;

export type Handler = (request: Request) => Promise<Response>;

/** Answers `POST {query, locale?, source?}` with `{results, error, sources}`. */
export function createHandler({
  search,
}: Pick<FederatedSearch, "search">): Handler {
  return async (request) => {
    if (request.method === "OPTIONS") return respond(null, 204);
    if (request.method !== "POST")
      return respondWithError("method", "es", { allow: "POST, OPTIONS" });
    const { query, locale, source, error } = await readBody(request);
    if (error) return respondWithError(error, locale);
    const result = await search(query, locale, source);
    return result ? respond(result, 200) : respondWithError("noSource", locale);
  };
}

/** Invalid values fall back to defaults; an invalid query counts as empty. */
const BODY = z
  .object({
    query: z.string().catch(""),
    locale: z.enum(["es", "en"]).catch("es"),
    source: z.string().optional().catch(undefined),
  })
  .catch({ query: "", locale: "es" });

type Body = z.output<typeof BODY> & { readonly error: RequestError | null };

async function readBody(request: Request): Promise<Body> {
  // An interrupted body counts as empty.
  const bytes = await readLimitedBody(request.body, MAX_BODY_BYTES).catch(
    () => new Uint8Array(),
  );
  if (!bytes) return { ...BODY.parse(null), error: "tooLarge" };
  const body = BODY.parse(parseJson(bytes));
  return { ...body, error: checkQuery(body.query) };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function checkQuery(query: string): RequestError | null {
  if (!/[\p{L}\p{N}]/u.test(query)) return "noQuery";
  return query.length > MAX_QUERY_LENGTH ? "tooLong" : null;
}
