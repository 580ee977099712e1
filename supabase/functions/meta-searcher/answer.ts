import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import type { Locale } from "./query.ts";

/** Headers of every response, errors too. */
const HEADERS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, x-client-info, apikey, content-type",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-max-age": "86400",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

export function respond(
  body: object | null,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const allHeaders = { ...HEADERS, ...headers };
  return body
    ? Response.json(body, { status, headers: allHeaders })
    : new Response(null, { status, headers: allHeaders });
}

type ErrorResponse = Readonly<Record<Locale, string>> & {
  readonly status: number;
};

/** Reasons to reject a request, each with its status and its messages. */
const REQUEST_ERRORS = {
  method: {
    status: 405,
    es: "Solo se admite POST.",
    en: "Only POST is allowed.",
  },
  tooLarge: {
    status: 413,
    es: "La búsqueda es demasiado grande.",
    en: "The search is too large.",
  },
  noQuery: {
    status: 400,
    es: "Por favor, introduce un término de búsqueda.",
    en: "Please enter a search term.",
  },
  tooLong: {
    status: 400,
    es: `La búsqueda puede tener hasta ${MAX_QUERY_LENGTH} caracteres.`,
    en: `A search can have up to ${MAX_QUERY_LENGTH} characters.`,
  },
  noSource: {
    status: 400,
    es: "No existe esa fuente.",
    en: "There is no such source.",
  },
  tooMany: {
    status: 429,
    es: "Demasiadas búsquedas. Inténtalo de nuevo en unos minutos.",
    en: "Too many searches. Try again in a few minutes.",
  },
} satisfies Record<string, ErrorResponse>;

export type RequestError = keyof typeof REQUEST_ERRORS;

/** Responds with a sentence for the user; in Spanish while the language is unknown. */
export function respondWithError(
  reason: RequestError,
  locale: Locale = "es",
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, [locale]: error } = REQUEST_ERRORS[reason];
  return respond({ results: [], error, sources: [] }, status, headers);
}
