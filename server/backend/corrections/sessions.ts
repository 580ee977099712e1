import { type Kysely, sql } from "kysely";
import type { VerifyToken } from "../access-token.ts";

export type Session = {
  readonly id: string;
  readonly userId: string;
  /** Younger than ten minutes. */
  readonly isRecent: boolean;
};

/** Corrects the library's handling of its session tables. */
export type Sessions = {
  /** The session of the request's token; null without a valid token or when it was revoked. */
  readonly find: (request: Request) => Promise<Session | null>;
  /** True when the request carries the token of a session that no longer exists. */
  readonly isEnded: (request: Request) => Promise<boolean>;
  /** Password hash and confirmation of an account; null for an unknown one. */
  readonly findAccount: (
    by: { readonly email: string } | { readonly userId: string },
  ) => Promise<Account | null>;
};

export type Account = {
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

export function createSessions(
  database: Database,
  verifyToken: VerifyToken,
): Sessions {
  const find = async (claims: Claims): Promise<Session | null> => {
    const { rows } = await sql<{ is_recent: boolean }>`
      select created_at > now() - interval '10 minutes' as is_recent
      from auth.sessions where id = ${claims.id} and user_id = ${claims.userId}
    `.execute(database);
    return rows[0] ? { ...claims, isRecent: rows[0].is_recent } : null;
  };
  return {
    async find(request) {
      const claims = await readClaims(request, verifyToken);
      return claims && find(claims);
    },
    async isEnded(request) {
      const claims = await readClaims(request, verifyToken);
      return claims !== null && (await find(claims)) === null;
    },
    async findAccount(by) {
      const condition =
        "email" in by
          ? sql`email = ${by.email.toLowerCase()}`
          : sql`id = ${by.userId}`;
      const { rows } = await sql<{
        encrypted_password: string | null;
        confirmed_at: string | null;
      }>`
        select encrypted_password, confirmed_at from auth.users where ${condition}
      `.execute(database);
      const [row] = rows;
      return row
        ? {
            passwordHash: row.encrypted_password,
            isConfirmed: row.confirmed_at !== null,
          }
        : null;
    },
  };
}

type Claims = Pick<Session, "id" | "userId">;

/**
 * Claims of a valid token with a session; null for every other token, which the library
 * handles.
 */
async function readClaims(
  request: Request,
  verifyToken: VerifyToken,
): Promise<Claims | null> {
  // Any whitespace, as in the library.
  const [, token] =
    /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "") ??
    [];
  if (!token) return null;
  const verified = await verifyToken(token);
  if (!verified.ok || verified.value.sessionId === null) return null;
  return { id: verified.value.sessionId, userId: verified.value.accountId };
}
