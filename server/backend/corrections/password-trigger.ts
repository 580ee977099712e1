import { type Kysely, sql } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

/**
 * Lets the database end a user's sessions in the statement that changes their password:
 * in a second transaction a process killed between the two would leave them open.
 * `server.password_changes` names the session that a request keeps; without a name of the
 * last minute every session ends. Idempotent. Not a migration, because the platform's own
 * auth server does the same.
 */
export async function installPasswordTrigger(
  database: Database,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`
      create table if not exists server.password_changes (
        user_id uuid primary key references auth.users (id) on delete cascade,
        session_id uuid not null,
        requested_at timestamptz not null
      )
    `.execute(transaction);
    await sql`
      create or replace function server.end_other_sessions()
      returns trigger
      language plpgsql
      set search_path = ''
      as $$
      declare
        kept uuid;
      begin
        delete from server.password_changes
          where user_id = new.id and requested_at > now() - interval '1 minute'
          returning session_id into kept;
        delete from auth.refresh_tokens
          where user_id = new.id and session_id is distinct from kept;
        delete from auth.sessions
          where user_id = new.id and id is distinct from kept;
        return null;
      end
      $$
    `.execute(transaction);
    await sql`
      create or replace trigger end_other_sessions
      after update of encrypted_password on auth.users
      for each row
      when (old.encrypted_password is distinct from new.encrypted_password)
      execute function server.end_other_sessions()
    `.execute(transaction);
  });
}
