import type { MiddlewareHandler } from "hono";
import type { RateLimits } from "./rate-limits.ts";

export type ApiVariables = {
  /** Network address that counts for limits. */
  clientAddress: string;
};

/** Which limits a request to the backend spends, each with who asks. */
type Charge = readonly [limit: keyof RateLimits, key: string];

/** Answers 429 with `Retry-After`, in the shape that the official clients read. */
export function apiLimits(
  limits: RateLimits,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    const email = await emailIn(c.req.raw);
    const url = new URL(c.req.url);
    for (const [limit, key] of chargesOf(
      c.req.method,
      url,
      c.get("clientAddress"),
      email,
    )) {
      const waitSeconds = await limits[limit].take(key);
      if (waitSeconds !== null)
        return c.json(TOO_MANY, 429, { "retry-after": String(waitSeconds) });
    }
    return next();
  };
}

const TOO_MANY = {
  code: "over_request_rate_limit",
  error_code: "over_request_rate_limit",
  message: "Too many requests",
  msg: "Too many requests",
} as const;

function chargesOf(
  method: string,
  { pathname, searchParams }: URL,
  address: string,
  email: string,
): ReadonlyArray<Charge> {
  const account = `${address} ${email}`;
  const everything: Charge = ["api", address];
  if (method !== "POST") return [everything];
  switch (pathname) {
    case "/auth/v1/token":
      return searchParams.get("grant_type") === "password"
        ? [everything, ["signIn", address], ["signInAccount", account]]
        : [everything];
    case "/auth/v1/signup":
      return [everything, ["signUp", address]];
    case "/auth/v1/recover":
    case "/auth/v1/resend":
      return [everything, ["recovery", address], ["recoveryAccount", account]];
    case "/rest/v1/feedback":
    case "/rest/v1/advice_requests":
    case "/rest/v1/resource_suggestions":
      return [everything, ["message", address]];
    case "/functions/v1/meta-searcher":
      return [everything, ["search", address]];
    default:
      return [everything];
  }
}

/** The e-mail that a request to an account names, folded; empty when there is none. */
async function emailIn(request: Request): Promise<string> {
  const isAccount =
    request.method === "POST" &&
    new URL(request.url).pathname.startsWith("/auth/v1/");
  if (!isAccount) return "";
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}
