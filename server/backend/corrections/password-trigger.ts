import { type Kysely, sql } from "kysely";
import { KEPT_SESSION_COLUMN } from "./kept-session.ts";

// biome-ignore lint/suspicious/noExplicitAny: the library's tables have no types of ours.
type Database = Kysely<any>;

/**
 * Installs a trigger that ends older sessions and mailed secrets in the statement that
 * changes an account's password or address. A second statement would leave them valid
 * when the process is killed before it.
 * - A new password ends every session except the one that the statement names, and every
 *   mailed secret except that of an address change in the same statement.
 * - A new address ends the secrets that the old one received.
 *
 * Idempotent. Not a migration: the platform's own auth server has other columns.
 */
export async function installPasswordTrigger(
  database: Database,
): Promise<void> {
  const kept = sql.id(KEPT_SESSION_COLUMN);
  await database.transaction().execute(async (transaction) => {
    await sql`
      create or replace function server.end_older_access()
      returns trigger
      language plpgsql
      set search_path = ''
      as $$
      begin
        if new.encrypted_password is distinct from old.encrypted_password then
          delete from auth.refresh_tokens
            where user_id = new.id
              and session_id::text is distinct from new.${kept};
          delete from auth.sessions
            where user_id = new.id and id::text is distinct from new.${kept};
          if new.email_change_token_new
            is not distinct from old.email_change_token_new
          then
            new.email_change := null;
            new.email_change_token_new := null;
            new.email_change_token_current := null;
          end if;
        end if;
        new.recovery_token := null;
        new.confirmation_token := null;
        new.${kept} := null;
        return new;
      end
      $$
    `.execute(transaction);
    await sql`
      create or replace trigger end_older_access
      before update of encrypted_password, email on auth.users
      for each row
      when (
        old.encrypted_password is distinct from new.encrypted_password
        or old.email is distinct from new.email
      )
      execute function server.end_older_access()
    `.execute(transaction);
    // An earlier version stored the kept session in a table.
    await sql`drop trigger if exists end_other_sessions on auth.users`.execute(
      transaction,
    );
    await sql`drop function if exists server.end_other_sessions()`.execute(
      transaction,
    );
    await sql`drop table if exists server.password_changes`.execute(
      transaction,
    );
  });
}
