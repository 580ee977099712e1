import type { MiddlewareHandler } from "hono";
import { readJsonObject } from "./json-body.ts";
import type { RateLimits } from "./rate-limits.ts";
import { tooManyRequests } from "./too-many.ts";

export type ApiVariables = {
  /** Network address that limits count by. */
  clientAddress: string;
  /** Account of the verified access token; null without one. */
  accountId: string | null;
  accountFields: AccountFields;
};

/** Fields of an account request's body. */
type AccountFields = {
  /** Lower case; empty when missing. */
  readonly email: string;
  /** True for a new password or e-mail with the current password, which the backend then checks. */
  readonly provesPassword: boolean;
};

/** A limit and the key that a request counts against. */
type Charge = readonly [limit: keyof RateLimits, key: string];

/**
 * Counts a request against its limits. A request over one limit counts against no other,
 * except the limit on all requests.
 */
export function apiLimits(
  limits: RateLimits,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    c.set("accountFields", await readAccountFields(c.req.raw));
    const [all, ...others] = chargesFor({
      action: requestAction(c.req.raw),
      network: c.get("clientAddress"),
      accountId: c.get("accountId"),
      email: c.get("accountFields").email,
    });
    const waitSeconds =
      (await take(limits, all)) ?? (await takeAll(limits, others));
    return waitSeconds === null ? next() : tooManyRequests(c, waitSeconds);
  };
}

/** Counts against all limits, or against none. */
async function takeAll(limits: RateLimits, charges: ReadonlyArray<Charge>) {
  for (const [index, charge] of charges.entries()) {
    const waitSeconds = await take(limits, charge);
    if (waitSeconds === null) continue;
    for (const [limit, key] of charges.slice(0, index))
      await limits[limit].refund(key);
    return waitSeconds;
  }
  return null;
}

function take(limits: RateLimits, [limit, key]: Charge) {
  return limits[limit].take(key);
}

export const PASSWORD_SIGN_IN = "POST /auth/v1/token?grant_type=password";

const HASHING: ReadonlySet<string> = new Set([
  PASSWORD_SIGN_IN,
  "POST /auth/v1/signup",
  "PUT /auth/v1/user",
]);

/** True for a request that may hash or compare a password. */
export function hashesPassword(request: Request): boolean {
  return HASHING.has(requestAction(request));
}

/** Method and path: "POST /auth/v1/signup"; distinguishes a sign-in from a token refresh. */
export function requestAction({ method, url }: Request): string {
  const { pathname, searchParams } = new URL(url);
  const isPassword =
    pathname === "/auth/v1/token" &&
    searchParams.get("grant_type") === "password";
  return `${method} ${pathname}${isPassword ? "?grant_type=password" : ""}`;
}

type ClientRequest = {
  readonly action: string;
  readonly network: string;
  readonly accountId: string | null;
  readonly email: string;
};

/** The limit on all requests first, then those by network, then those by account or e-mail. */
function chargesFor({
  action,
  network,
  accountId,
  email,
}: ClientRequest): readonly [Charge, ...ReadonlyArray<Charge>] {
  const all: Charge = accountId ? ["apiAccount", accountId] : ["api", network];
  switch (action) {
    case PASSWORD_SIGN_IN:
      return [all, ["signIn", network]];
    case "POST /auth/v1/signup":
      return [all, ["signUp", network], ["signUpEmail", email]];
    case "POST /auth/v1/recover":
      return [all, ["recovery", network], ["recoveryEmail", email]];
    case "GET /auth/v1/verify":
    case "HEAD /auth/v1/verify":
      return [all, ["verify", network]];
    case "PUT /auth/v1/user":
      return email === ""
        ? [all]
        : [
            all,
            ["recovery", network],
            ["recoveryEmail", email],
            ["emailChange", accountId ?? network],
          ];
    case "POST /rest/v1/feedback":
    case "POST /rest/v1/advice_requests":
    case "POST /rest/v1/resource_suggestions":
      return accountId === null
        ? [all, ["message", network]]
        : [all, ["message", network], ["messageAccount", accountId]];
    case "POST /functions/v1/meta-searcher":
      return [all, ["search", network]];
    default:
      return [all];
  }
}

async function readAccountFields(request: Request): Promise<AccountFields> {
  const { pathname } = new URL(request.url);
  const isAccount =
    (request.method === "POST" || request.method === "PUT") &&
    pathname.startsWith("/auth/v1/");
  const fields = isAccount ? await readJsonObject(request) : {};
  return {
    email:
      typeof fields.email === "string" ? fields.email.trim().toLowerCase() : "",
    provesPassword:
      fields.current_password !== undefined &&
      (fields.password !== undefined || fields.email !== undefined),
  };
}
