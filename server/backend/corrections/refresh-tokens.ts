import { type Kysely, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

/**
 * Installs a trigger that deletes a session's old refresh tokens when it gets the next one:
 * those revoked more than a day ago, as the platform's auth server does. The library keeps
 * every token, one for each hour of use.
 *
 * Idempotent. Not a migration: on the platform the table belongs to its auth server.
 */
export async function installRefreshTokenTrigger(
  database: Database,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      create or replace function server.delete_old_refresh_tokens()
      returns trigger
      language plpgsql
      set search_path = ''
      as $$
      begin
        delete from auth.refresh_tokens as stale
          where stale.session_id = new.session_id and stale.revoked
            and stale.updated_at < now() - interval '1 day';
        return null;
      end
      $$
    `.execute(transaction);
    await sql`
      create or replace trigger delete_old_refresh_tokens
      after insert on auth.refresh_tokens
      for each row execute function server.delete_old_refresh_tokens()
    `.execute(transaction);
  });
}
