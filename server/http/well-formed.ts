import type { MiddlewareHandler } from "hono";

/** Refuses what no client of ours sends and the backend has no good answer to. */
export const wellFormed: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  // Limits are told apart by path: an escaped one would pass them by.
  if (pathname.includes("%")) return c.json(ESCAPED_PATH, 400);
  if (ONE_OBJECT.test(pathname) && !(await holdsOneObject(c.req.raw)))
    return c.json(NOT_ONE_OBJECT, 400);
  return next();
};

/** Accounts, and the tables whose limit counts requests: a list of rows would be one. */
const ONE_OBJECT =
  /^\/(auth\/v1\/|rest\/v1\/(feedback|advice_requests|resource_suggestions)$)/;

const ESCAPED_PATH = {
  code: "PGRST125",
  error_code: "bad_path",
  message: "Invalid path specified in request URL",
  msg: "Invalid path specified in request URL",
} as const;

const NOT_ONE_OBJECT = {
  code: "PGRST102",
  error_code: "bad_json",
  message: "The body must be one JSON object with well-formed texts",
  msg: "The body must be one JSON object with well-formed texts",
} as const;

const TEXTS = [
  ["email", "phone", "password", "nonce", "type", "token", "token_hash"],
  ["refresh_token", "auth_code", "code_verifier"],
].flat();

/** Longest address that the account table holds. */
const MAX_EMAIL_LENGTH = 255;

/** True without a body, and for what is no JSON at all: that the backend refuses itself. */
async function holdsOneObject(request: Request): Promise<boolean> {
  if (!request.body) return true;
  const type = request.headers.get("content-type") ?? "";
  if (/^(multipart\/|text\/csv)/i.test(type)) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return false;
  const fields = body as Readonly<Record<string, unknown>>;
  return (
    TEXTS.every((name) => typeof (fields[name] ?? "") === "string") &&
    String(fields.email ?? "").length <= MAX_EMAIL_LENGTH &&
    isStorable(body)
  );
}

/** PostgreSQL stores neither the character 0 nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string")
    return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).flat().every(isStorable);
}
