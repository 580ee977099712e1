import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { MailRejectedError } from "#supabase/functions/_shared/smtp-mailer.ts";
import { createReminderStore } from "#supabase/functions/reminders/store.ts";
import { createLog } from "../log.ts";
import { createOutbox } from "../mail.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import { aPerson } from "../testing/people.ts";
import type { Product } from "../testing/product.ts";
import {
  aLaterDay,
  aMailbox,
  aSubscriber,
  createSunLoader,
  run,
} from "./reminders.fixture.ts";

onEachBackend((product) => {
  test("a member gets one mail, and none again on later days", async () => {
    const ana = await aSubscriber(product());
    const { mailer, mailsTo } = aMailbox();
    const day = aLaterDay();
    expect(await run(product(), day, { mailer })).toMatchObject({
      state: "finished",
      failed: 0,
    });
    expect(mailsTo(ana)).toHaveLength(1);
    expect(await run(product(), day, { mailer })).toEqual({ state: "notDue" });
    const loadItems = createSunLoader(day);
    for (const days of [1, 4, 30])
      await run(product(), daysAfter(day, days), { mailer, loadItems });
    expect(mailsTo(ana)).toHaveLength(1);
  });

  test("a member without an opt-in, or after an opt-out, gets no mail", async () => {
    const neverOptedIn = await aPerson(product());
    await neverOptedIn.client.from("user_favorites").insert({
      user_id: neverOptedIn.id,
      item_id: "sol",
      item_type: "scholarship",
    });
    const optedOut = await aSubscriber(product());
    await optedOut.client
      .from("reminder_subscriptions")
      .delete()
      .eq("user_id", optedOut.id);
    const { mailer, mailsTo } = aMailbox();
    await run(product(), aLaterDay(), { mailer });
    expect([...mailsTo(neverOptedIn), ...mailsTo(optedOut)]).toEqual([]);
  });

  test("three concurrent instances send each mail once", async () => {
    const people = await Promise.all([
      aSubscriber(product()),
      aSubscriber(product()),
    ]);
    const { mailer, mailsTo } = aMailbox();
    const day = aLaterDay();
    const results = await Promise.all(
      ["one", "two", "three"].map((workerId) =>
        run(product(), day, { mailer, workerId }),
      ),
    );
    expect(results.map(({ state }) => state)).toContain("finished");
    for (const person of people) expect(mailsTo(person)).toHaveLength(1);
  });

  test("an instance that lost its lease sends no further mail", async () => {
    const people = await Promise.all([
      aSubscriber(product()),
      aSubscriber(product()),
    ]);
    const day = aLaterDay();
    const second = aMailbox();
    let isFirst = true;
    const first = aMailbox(async () => {
      if (!isFirst) return;
      isFirst = false;
      const more = { mailer: second.mailer, workerId: "two" };
      expect(await run(product(), day, more)).toMatchObject({
        state: "finished",
      });
    });
    const result = await run(product(), day, {
      mailer: first.mailer,
      workerId: "one",
      leaseSeconds: 0,
    });
    expect(result.state).toBe("lost");
    expect(first.mails).toHaveLength(1);
    for (const person of people) {
      const mails = [...first.mailsTo(person), ...second.mailsTo(person)];
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    }
  });

  test("after an unreachable mail server the next attempt sends the same mail", async () => {
    const ana = await aSubscriber(product());
    const day = aLaterDay();
    const attempts = new Set<string | undefined>();
    const broken = aMailbox(({ to, messageId }) => {
      if (to !== ana.email) return;
      attempts.add(messageId);
      throw new Error("connect ECONNREFUSED");
    });
    expect(await run(product(), day, { mailer: broken.mailer })).toMatchObject({
      state: "paused",
    });
    expect(broken.mailsTo(ana)).toEqual([]);
    const { mailer, mailsTo } = aMailbox();
    const parts = { mailer, loadItems: createSunLoader(day) };
    for (const days of [0, 1, 2])
      await run(product(), daysAfter(day, days), parts);
    expect(mailsTo(ana).map(({ messageId }) => messageId)).toEqual([
      ...attempts,
    ]);
  });

  test("a mail not sent before the closing date is dropped", async () => {
    const ana = await aSubscriber(product());
    const day = aLaterDay();
    const refusing = aMailbox(() => {
      throw new MailRejectedError("550 no such mailbox", false);
    });
    await run(product(), day, { mailer: refusing.mailer });
    const { mailer, mailsTo } = aMailbox();
    const parts = { mailer, loadItems: createSunLoader(day) };
    await run(product(), daysAfter(day, 5), parts);
    expect(mailsTo(ana)).toEqual([]);
    const { data } = await ana.client.rpc("my_reminders").single();
    expect(data?.mails).toMatchObject([{ state: "dropped", sent_at: null }]);
  });

  test("a refused mail does not delay the mails of other members", async () => {
    const people = await Promise.all(
      [1, 2, 3].map(() => aSubscriber(product())),
    );
    const [refused] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const { mailer, mailsTo } = aMailbox(({ to }) => {
      if (to === refused?.email)
        throw new MailRejectedError("550 no such mailbox", false);
    });
    const failures: Array<unknown> = [];
    const onFailure = (error: unknown) => failures.push(error);
    const result = await run(product(), aLaterDay(), { mailer, onFailure });
    expect(result).toMatchObject({ state: "finished", failed: 1 });
    expect(failures).toHaveLength(1);
    for (const person of people)
      expect(mailsTo(person)).toHaveLength(person === refused ? 0 : 1);
  });

  test("after a crash the mail is repeated with its Message-ID, and the outbox has one file", async () => {
    const ana = await aSubscriber(product());
    const day = aLaterDay();
    const { folder, outbox } = await anOutbox();
    const { url, secretKey: key } = product();
    const store = createReminderStore({
      url,
      key,
      fetch,
      today: day,
      workerId: "one",
    });
    let lastRecipient = "";
    const crashing = {
      ...store,
      async end(mail: string, wasSent: boolean) {
        if (lastRecipient === ana.email) throw new Error("a crash");
        await store.end(mail, wasSent);
      },
    };
    const messageIds: Array<string | undefined> = [];
    const mailer = {
      async send(mail: Parameters<typeof outbox.send>[0]) {
        lastRecipient = mail.to;
        if (mail.to === ana.email) messageIds.push(mail.messageId);
        await outbox.send(mail);
      },
    };
    await run(product(), day, { store: crashing, mailer });
    await run(product(), day, { mailer });
    expect(messageIds).toHaveLength(2);
    expect(new Set(messageIds).size).toBe(1);
    const files = await Promise.all(
      (await readdir(folder)).map((name) =>
        readFile(join(folder, name), "utf8"),
      ),
    );
    const toAna = files.filter((file) => file.includes(`To: ${ana.email}\n`));
    expect(toAna).toHaveLength(1);
    expect(toAna[0]).toContain("\nList-Unsubscribe: <https://trampolin.test/");
    expect(toAna[0]).toContain(
      "\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n",
    );
  });

  test("deleting an account deletes its reminder records and ends its mails", async () => {
    const ana = await aSubscriber(product());
    const { mailer, mailsTo } = aMailbox();
    const day = aLaterDay();
    await run(product(), day, { mailer });
    expect(await countRecords(product(), ana.id)).toEqual([1, 1, 1]);
    expect((await ana.client.rpc("delete_account")).error).toBeNull();
    expect(await countRecords(product(), ana.id)).toEqual([0, 0, 0]);
    await run(product(), aLaterDay(), { mailer });
    expect(mailsTo(ana)).toHaveLength(1);
  });

  test("`my_reminders` lists the mails sent to the member, with their occasions", async () => {
    const ana = await aSubscriber(product());
    const day = aLaterDay();
    await run(product(), day, { mailer: aMailbox().mailer });
    const { data } = await ana.client.rpc("my_reminders").single();
    expect(data?.mails).toEqual([
      {
        day,
        state: "sent",
        sent_at: expect.any(String),
        occasions: [
          {
            item_id: "sol",
            item_type: "scholarship",
            occasion: `closes-7:${daysAfter(day, 5)}`,
          },
        ],
      },
    ]);
  });
}, OWN_PRODUCT);

async function anOutbox() {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = createLog("silent");
  return { folder, outbox: createOutbox(folder, "a@b.test", log) };
}

/** Rows of a member in the three tables, with the operator's key. */
async function countRecords({ url, secretKey }: Product, userId: string) {
  const operator = createClient(url, secretKey);
  const tables = ["subscriptions", "mails", "occasions"];
  return Promise.all(
    tables.map(async (name) => {
      const { count } = await operator
        .from(`reminder_${name}`)
        .select("*", { count: "exact" })
        .eq("user_id", userId);
      return count;
    }),
  );
}
