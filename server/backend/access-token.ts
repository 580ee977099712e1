import { verify } from "hono/jwt";
import { z } from "zod";
import { fail, ok, type Result } from "#domain/result.ts";
import { toFields } from "#supabase/functions/_shared/shape.ts";

export type TokenFault =
  | "malformed"
  | "badSignature"
  | "expired"
  | "issuedInFuture"
  | "badClaims";

export type TokenClaims = {
  readonly accountId: string;
  /** Null for a token without a session. */
  readonly sessionId: string | null;
};

/** Returns the account and session of a token. */
export type VerifyToken = (
  token: string,
) => Promise<Result<TokenClaims, TokenFault>>;

const SHARED_CLAIMS = {
  sub: z.guid(),
  aud: z.literal("authenticated"),
  iss: z.never().optional(),
  exp: z.number(),
};

/** Claims of tokens from `@supabase/lite`, without an issuer. A user's token needs a session, which can be ended. */
const CLAIMS = z.discriminatedUnion("role", [
  z.object({
    ...SHARED_CLAIMS,
    role: z.literal("authenticated"),
    session_id: z.guid(),
  }),
  z.object({
    ...SHARED_CLAIMS,
    role: z.literal(["anon", "service_role"]),
    session_id: z.guid().nullish(),
  }),
]);

/** Token faults by the error name of hono/jwt; any other error is a bad signature. */
const FAULTS: ReadonlyMap<unknown, TokenFault> = new Map([
  ["JwtTokenExpired", "expired"],
  ["JwtTokenIssuedAt", "issuedInFuture"],
]);

/**
 * Verifies access tokens (JWT, HS256). `@supabase/lite` accepts any role, audience and
 * issuer, and tokens that never expire.
 */
export function createTokenVerifier(jwtSecret: string): VerifyToken {
  return async (token) => {
    if (token.split(".").length !== 3) return fail("malformed");
    try {
      const payload = await verify(token, jwtSecret, "HS256");
      const claims = CLAIMS.safeParse(payload);
      return claims.success
        ? ok({
            accountId: claims.data.sub.toLowerCase(),
            sessionId: claims.data.session_id ?? null,
          })
        : fail("badClaims");
    } catch (error) {
      return fail(FAULTS.get(toFields(error).name) ?? "badSignature");
    }
  };
}
