import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachLite } from "../../testing/lite-backends.ts";

onEachLite(
  (backend) => {
    test.each([
      "email",
      "confirmation_token",
      "recovery_token",
      "email_change_token_new",
      "email_change_token_current",
    ])("an index finds an account by its %s", async (column) => {
      const plan = await backend()
        .database.transaction()
        .execute(async (transaction) => {
          // A small table is read without an index.
          await sql`set local enable_seqscan = off`.execute(transaction);
          const { rows } = await sql`
            explain select * from auth.users where ${sql.id(column)} = 'a@b.example'
          `.execute(transaction);
          return JSON.stringify(rows);
        });
      expect(plan).toContain(`trampolin_users_${column}_idx`);
    });
  },
  { emailConfirmation: false },
);
