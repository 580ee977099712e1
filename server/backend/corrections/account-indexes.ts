import { type Kysely, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

/** Columns with the secrets of mailed links; null in almost every row. */
const SECRETS = [
  "confirmation_token",
  "recovery_token",
  "email_change_token_new",
  "email_change_token_current",
];

/**
 * Creates indexes that find an account by its address or a mailed secret. The library's
 * own are partial: its queries do not repeat their conditions, so each read every account.
 *
 * Idempotent. Not a migration: on the platform the table belongs to its auth server.
 */
export async function createAccountIndexes(database: Database): Promise<void> {
  await sql`
    create index if not exists trampolin_users_email_idx on auth.users (email)
  `.execute(database);
  for (const column of SECRETS)
    await sql`
      create index if not exists ${sql.id(`trampolin_users_${column}_idx`)}
      on auth.users (${sql.id(column)}) where ${sql.id(column)} is not null
    `.execute(database);
}
