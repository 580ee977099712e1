import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { VerifyToken } from "../access-token.ts";

export type StoredSession = {
  readonly id: string;
  readonly userId: string;
  /** Younger than ten minutes. */
  readonly isRecent: boolean;
};

/** Reads the library's tables of sessions and users. */
export type Sessions = {
  /** The session of the request's token; null without a valid token or when it was revoked. */
  readonly find: (request: Request) => Promise<StoredSession | null>;
  /** True when the request carries the token of a session that no longer exists. */
  readonly isEnded: (request: Request) => Promise<boolean>;
  /** Password hash, confirmation and size of an account; null for an unknown one. */
  readonly findAccount: (
    by: { readonly email: string } | { readonly userId: string },
  ) => Promise<AccountCredentials | null>;
};

export type AccountCredentials = {
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
  /** Size of the metadata as JSON. */
  readonly metadataBytes: number;
};

const SESSIONS = z.array(z.object({ is_recent: z.boolean() }));

const ACCOUNTS = z.array(
  z.object({
    encrypted_password: z.string().nullable(),
    is_confirmed: z.boolean(),
    metadata_bytes: z.number(),
  }),
);

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

export function createSessions(
  database: Database,
  verifyToken: VerifyToken,
): Sessions {
  const findSession = async (claims: Claims): Promise<StoredSession | null> => {
    const { rows } = await sql`
      select created_at > now() - interval '10 minutes' as is_recent
      from auth.sessions where id = ${claims.id} and user_id = ${claims.userId}
    `.execute(database);
    const [session] = SESSIONS.parse(rows);
    return session ? { ...claims, isRecent: session.is_recent } : null;
  };
  return {
    async find(request) {
      const claims = await readClaims(request, verifyToken);
      return claims && findSession(claims);
    },
    async isEnded(request) {
      const claims = await readClaims(request, verifyToken);
      return claims !== null && (await findSession(claims)) === null;
    },
    async findAccount(by) {
      const condition =
        "email" in by
          ? sql`email = ${by.email.toLowerCase()}`
          : sql`id = ${by.userId}`;
      const { rows } = await sql`
        select encrypted_password, confirmed_at is not null as is_confirmed,
          coalesce(octet_length(raw_user_meta_data::text), 0) as metadata_bytes
        from auth.users where ${condition}
      `.execute(database);
      const [account] = ACCOUNTS.parse(rows);
      return account
        ? {
            passwordHash: account.encrypted_password,
            isConfirmed: account.is_confirmed,
            metadataBytes: account.metadata_bytes,
          }
        : null;
    },
  };
}

type Claims = Pick<StoredSession, "id" | "userId">;

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
