import { AsyncLocalStorage } from "node:async_hooks";
import { databaseFailures as en } from "#locales/en/content/database-failures.ts";
import { databaseFailures as es } from "#locales/es/content/database-failures.ts";
import { toFields } from "#supabase/functions/_shared/shape.ts";
import { requestLanguage } from "../../http/language.ts";

type DatabaseFailure = keyof typeof es;

const currentRequest = new AsyncLocalStorage<{
  failure: DatabaseFailure | null;
}>();

/** PostgreSQL's connection exceptions, shutdowns and "too many connections"; Node's socket and DNS errors. */
const UNAVAILABLE_CODES =
  /^(08...|57P0[1-5]|53300|ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
/** Errors of "pg" that carry no code. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/;
const NO_SPACE_CODES = /^(53100|ENOSPC)$/;

function databaseFailure(error: unknown): DatabaseFailure | null {
  const { code, message } = toFields(error);
  if (NO_SPACE_CODES.test(String(code))) return "noSpace";
  return UNAVAILABLE_CODES.test(String(code)) ||
    UNAVAILABLE_MESSAGES.test(String(message))
    ? "unavailable"
    : null;
}

/** Records an unavailable database or a full disk, for the response to the current request. */
export function recordDatabaseError(error: unknown): void {
  const outcome = currentRequest.getStore();
  const failure = databaseFailure(error);
  if (outcome && failure) outcome.failure ??= failure;
}

/**
 * Answers 503 with `Retry-After` while the database cannot be reached and 507 when its
 * disk is full: the library answers 500 for both.
 */
export async function reportDatabaseFailures(
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const outcome: { failure: DatabaseFailure | null } = { failure: null };
  try {
    const response = await currentRequest.run(outcome, respond);
    return response.status >= 500 && outcome.failure
      ? failureResponse(outcome.failure, request)
      : response;
  } catch (error) {
    const failure = outcome.failure ?? databaseFailure(error);
    if (failure) return failureResponse(failure, request);
    throw error;
  }
}

const RESPONSES = {
  unavailable: {
    status: 503,
    code: "database_unavailable",
    headers: { "retry-after": "2" },
  },
  noSpace: { status: 507, code: "insufficient_storage", headers: {} },
} as const;

const WORDING = { es, en };

/** In the user's language: screens show the server's message. */
function failureResponse(failure: DatabaseFailure, request: Request): Response {
  const { status, code, headers } = RESPONSES[failure];
  const language = requestLanguage(
    new URLSearchParams(),
    request.headers.get("cookie") ?? undefined,
    request.headers.get("accept-language") ?? undefined,
  );
  const message = WORDING[language][failure];
  return Response.json(
    { code, error_code: code, message, msg: message },
    { status, headers },
  );
}
