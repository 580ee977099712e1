import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachBackend } from "../testing/backends.ts";
import { createTestAccount, onEachLite } from "../testing/lite-backends.ts";
import { aPerson, aVisitor } from "../testing/people.ts";
import { deleteExpiredData } from "./retention.ts";

onEachBackend((product) => {
  test("only the operator may delete expired data, not a member or a visitor", async () => {
    const { client } = await aPerson(product());
    for (const other of [client, aVisitor(product())]) {
      const { error } = await other.rpc("delete_expired_data" as never);
      expect(error?.code).toBe("42501");
    }
    const { url, secretKey } = product();
    const { error } = await createClient(url, secretKey).rpc(
      "delete_expired_data",
    );
    expect(error).toBeNull();
  });
});

onEachLite(
  (backend) => {
    test("without a reminder run, records of mails and sign-ins are deleted after 400 days", async () => {
      const { database } = backend();
      const { userId } = await createTestAccount(backend());
      for (const age of [399, 402]) {
        await sql`insert into public.reminder_mails (user_id, day, state)
          values (${userId}, current_date - ${age}::integer, 'sent')`.execute(
          database,
        );
        await sql`insert into auth.audit_log_entries (id, payload, created_at)
          values (${randomUUID()}, '{}', now() - make_interval(days => ${age}::integer))`.execute(
          database,
        );
      }
      const operator = {
        url: "https://data.example",
        key: backend().secretKey,
        fetch: backend().fetch,
      };
      expect(await deleteExpiredData(operator)).toEqual({
        reminderMails: 1,
        signIns: 1,
      });
      expect(await deleteExpiredData(operator)).toEqual({
        reminderMails: 0,
        signIns: 0,
      });
      const { rows } = await sql<{ age: number }>`
        select current_date - day as age from public.reminder_mails
      `.execute(database);
      expect(rows).toEqual([{ age: 399 }]);
      expect((await createTestAccount(backend())).token).not.toBe("");
    });
  },
  { emailConfirmation: false },
);
