/**
 * PostgreSQL's words for "what you sent does not fit": a check that fails, a value
 * too large for an index. PostgREST answers them with 400; the library knows them
 * from SQLite only and would answer 500.
 */
const DOES_NOT_FIT = /^(23514|54...)$/;

/** The drivers' own refusals of a value that is not what the column holds: PGlite's and that of "postgres". */
const WRONG_TYPE =
  /^Invalid input for \w+ type$|^The "string" argument must be/;
const INVALID_TEXT_REPRESENTATION = "22P02";

/** A database error as the library has to see it to answer like PostgREST. */
export function toRestError(error: unknown): unknown {
  const { code, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof message !== "string") return error;
  if (WRONG_TYPE.test(message))
    return { code: INVALID_TEXT_REPRESENTATION, message: "invalid input type" };
  if (typeof code !== "string" || !DOES_NOT_FIT.test(code)) return error;
  // The form in which a database function chooses its answer: "RAISE SQLSTATE 'PGRST'".
  return {
    code: "PGRST",
    message: JSON.stringify({ code, message }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}
