import { toFields } from "#supabase/functions/_shared/shape.ts";

/**
 * PostgreSQL codes for values that do not fit: a failed check, a value too large for an
 * index. PostgREST answers them with 400; the library knows them from SQLite only and
 * would answer 500.
 */
const DOES_NOT_FIT = /^(23514|54...)$/;

/** PGlite's error for a value of the wrong type. */
const WRONG_TYPE = /^Invalid input for \w+ type$/;
const INVALID_TEXT_REPRESENTATION = "22P02";

/** Converts a database error so that the library answers like PostgREST. */
export function toRestError(error: unknown): unknown {
  const { code, message } = toFields(error);
  if (typeof message !== "string") return error;
  if (WRONG_TYPE.test(message))
    return { code: INVALID_TEXT_REPRESENTATION, message: "invalid input type" };
  if (typeof code !== "string" || !DOES_NOT_FIT.test(code)) return error;
  // PostgREST and the library take the response from an error with this code.
  return {
    code: "PGRST",
    message: JSON.stringify({ code, message }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}
