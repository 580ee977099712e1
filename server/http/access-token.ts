import type { Context, MiddlewareHandler } from "hono";
import type { TokenFault, VerifyToken } from "../backend/access-token.ts";
import type { ApiVariables } from "./api-limits.ts";

/**
 * Rejects a bad access token before limits and database; passes the account of a good
 * token to the limits.
 */
export function accessTokens(
  verifyToken: VerifyToken,
): MiddlewareHandler<{ Variables: ApiVariables }> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const token = bearerToken(headers);
    const verified = token === null ? null : await verifyToken(token);
    // Clients without a session send the API key, which the backend checks, as their token.
    if (verified && !verified.ok && token !== headers.get("apikey"))
      return rejectToken(c, verified.error);
    c.set("accountId", verified?.ok ? verified.value.accountId : null);
    return next();
  };
}

/** The token of a request; null without one and for an API key, which is not a JWT. */
function bearerToken(headers: Headers): string | null {
  const [, token = ""] =
    /^Bearer\s+(.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return token === "" || token.startsWith("sb_") ? null : token;
}

/** Answers as PostgREST (401) and GoTrue (403), whose errors the official clients parse. */
function rejectToken(c: Context, fault: TokenFault) {
  if (c.req.path.startsWith("/auth/v1/"))
    return c.json(
      { code: 403, error_code: "bad_jwt", msg: AUTH_MESSAGES[fault] },
      403,
      { "x-sb-error-code": "bad_jwt" },
    );
  const { code, message } = REST_ERRORS[fault];
  return c.json({ code, message, details: null, hint: null }, 401);
}

const UNVERIFIED = "invalid JWT: unable to parse or verify signature, ";

const AUTH_MESSAGES: Readonly<Record<TokenFault, string>> = {
  malformed: `${UNVERIFIED}token is malformed`,
  badSignature: `${UNVERIFIED}token signature is invalid: signature is invalid`,
  expired: `${UNVERIFIED}token has invalid claims: token is expired`,
  issuedInFuture: `${UNVERIFIED}token has invalid claims: token used before issued`,
  badClaims: `${UNVERIFIED}token has invalid claims`,
};

const REST_ERRORS: Readonly<
  Record<TokenFault, { readonly code: string; readonly message: string }>
> = {
  malformed: { code: "PGRST301", message: "Expected 3 parts in JWT" },
  badSignature: {
    code: "PGRST301",
    message: "No suitable key or wrong key type",
  },
  expired: { code: "PGRST303", message: "JWT expired" },
  issuedInFuture: { code: "PGRST303", message: "JWT issued at future" },
  badClaims: { code: "PGRST303", message: "JWT claims validation failed" },
};
