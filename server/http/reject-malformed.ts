import type { MiddlewareHandler } from "hono";
import { isPlainDataQuery, namesInherited } from "./data-query.ts";
import { isObject, readJson } from "./json-body.ts";

/** Rejects requests that our clients never send and the backend mishandles. */
export const rejectMalformed: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  // Limits match by path: an escaped one would bypass them.
  if (pathname.includes("%")) return c.json(ESCAPED_PATH, 400);
  if (!isParsable(pathname, searchParams)) return c.json(UNPARSABLE_QUERY, 400);
  if (!ONE_OBJECT.test(pathname)) return next();
  const body = await readObject(c.req.raw);
  if (!body) return c.json(NOT_ONE_OBJECT, 400);
  if (NEW_EMAIL.test(pathname) && ODD_EMAIL.test(String(body.email ?? "")))
    return c.json(INVALID_EMAIL, 400);
  return next();
};

/** Rejects methods that the backend would handle as a GET. */
export const rejectUnknownMethods =
  (methods: ReadonlyArray<string>): MiddlewareHandler =>
  async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    return c.json(UNKNOWN_METHOD, 405, { allow: methods.join(", ") });
  };

/**
 * Paths whose body must be one object: accounts, and tables whose limit counts requests,
 * where a list of rows would count as one.
 */
const ONE_OBJECT =
  /^\/(auth\/v1\/|rest\/v1\/(feedback|advice_requests|resource_suggestions)$)/;

/** Requests that set an account's e-mail address. */
const NEW_EMAIL = /^\/auth\/v1\/(signup|user)$/;

/**
 * Markup, quotes, spaces, control and direction characters: they mislead in an e-mail
 * address.
 */
const ODD_EMAIL = /[<>"\p{C}\p{Z}]/u;

const ESCAPED_PATH = errorBody(
  "PGRST125",
  "bad_path",
  "Invalid path specified in request URL",
);
const UNPARSABLE_QUERY = errorBody(
  "PGRST100",
  "validation_failed",
  "failed to parse query parameters",
);
const NOT_ONE_OBJECT = errorBody(
  "PGRST102",
  "bad_json",
  "The body must be one JSON object with well-formed texts",
);
const INVALID_EMAIL = errorBody(
  "email_address_invalid",
  "email_address_invalid",
  "The e-mail address is not valid",
);
const UNKNOWN_METHOD = errorBody(
  "PGRST117",
  "bad_method",
  "Unsupported HTTP method",
);

/** The official clients read `code` and `message` of PostgREST, the other fields of GoTrue. */
function errorBody(code: string, errorCode: string, message: string) {
  return { code, error_code: errorCode, message, msg: message };
}

/** The database driver cuts a statement at the character 0. */
function isParsable(pathname: string, query: URLSearchParams): boolean {
  const texts = [...query].flat();
  if (texts.some((text) => text.includes("\0"))) return false;
  return pathname.startsWith("/rest/v1/")
    ? isPlainDataQuery(query)
    : !texts.some(namesInherited);
}

const TEXT_FIELDS = [
  ["email", "phone", "password", "nonce", "type", "token", "token_hash"],
  ["refresh_token", "auth_code", "code_verifier"],
].flat();

/**
 * `@supabase/lite` parses a form even without a body, and reads several rows from a body
 * with "text/csv" anywhere in its content type.
 */
const FORM_OR_TABLE = /multipart\/|x-www-form-urlencoded|text\/csv/i;

/** Maximum length in the account table. */
const MAX_EMAIL_LENGTH = 255;

/**
 * Reads the body as one object: null when it is not acceptable, empty when it is missing
 * or not JSON, which the backend rejects itself.
 */
async function readObject(
  request: Request,
): Promise<Readonly<Record<string, unknown>> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (FORM_OR_TABLE.test(type)) return null;
  if (!request.body) return {};
  const body = await readJson(request).catch(() => undefined);
  if (body === undefined) return {};
  if (!isObject(body)) return null;
  const isAcceptable =
    TEXT_FIELDS.every((name) => typeof (body[name] ?? "") === "string") &&
    String(body.email ?? "").length <= MAX_EMAIL_LENGTH &&
    isStorable(body);
  return isAcceptable ? body : null;
}

/** Levels of nesting: our clients send two, and thousands would overflow the stack. */
const MAX_DEPTH = 32;

/**
 * PostgreSQL stores neither the character 0 nor half a surrogate pair; `__proto__`
 * would change a prototype.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string")
    return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (depth >= MAX_DEPTH || Object.hasOwn(value, "__proto__")) return false;
  return Object.entries(value)
    .flat()
    .every((part) => isStorable(part, depth + 1));
}
