import type { MiddlewareHandler } from "hono";

/** Refuses what no client of ours sends and the backend has no good answer to. */
export const wellFormed: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  // Limits are told apart by path: an escaped one would pass them by.
  if (pathname.includes("%")) return c.json(ESCAPED_PATH, 400);
  if (pathname.startsWith("/auth/") && (await isOddJson(c.req.raw)))
    return c.json(NO_OBJECT, 400);
  return next();
};

const ESCAPED_PATH = {
  code: "PGRST125",
  details: null,
  hint: null,
  message: "Invalid path specified in request URL",
} as const;

const NO_OBJECT = {
  code: 400,
  error_code: "bad_json",
  msg: "Could not parse request body as a JSON object",
} as const;

/** True for JSON that is no object: `null`, a list, a number. What is no JSON at all the backend refuses itself. */
async function isOddJson(request: Request): Promise<boolean> {
  if (!request.body) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  return typeof body !== "object" || body === null || Array.isArray(body);
}
