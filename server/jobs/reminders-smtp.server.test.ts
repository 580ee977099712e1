import { expect, onTestFinished, test } from "vitest";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { createSmtpMailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import { getRaw } from "../testing/get-raw.ts";
import type { Person } from "../testing/people.ts";
import {
  decodeMail,
  type ReceivedMail,
  readHeaders,
  type SmtpSinkParts,
  startSmtpSink,
} from "../testing/smtp-sink.ts";
import {
  aLaterDay,
  aSubscriber,
  createSunLoader,
  run,
} from "./reminders.fixture.ts";

const ONE_CLICK = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};

onEachBackend((product) => {
  test("a reminder is in the member's language, with one-click headers and no DKIM signature", async () => {
    const [ana, bob] = await Promise.all([
      aSubscriber(product()),
      aSubscriber(product()),
    ]);
    const { error } = await bob.client
      .from("reminder_subscriptions")
      .update({ language: "en" })
      .eq("user_id", bob.id);
    expect(error).toBeNull();
    const { mailsTo, send } = await aMailServer();
    const day = aLaterDay();
    expect(await send(day)).toMatchObject({ state: "finished", failed: 0 });

    const [spanish] = mailsTo(ana);
    const [english] = mailsTo(bob);
    if (!spanish || !english) throw new Error("A mail is missing");
    expect([mailsTo(ana).length, mailsTo(bob).length]).toEqual([1, 1]);
    expect(spanish.from).toBe("hola@trampolin.test");
    expect(decodeMail(spanish)).toContain("Subject: Recordatorio: Beca Sol");
    expect(decodeMail(spanish)).toContain("Cierra el ");
    expect(decodeMail(english)).toContain("Subject: Reminder: Beca Sol");
    expect(decodeMail(english)).toContain("Closes on ");
    for (const [mail, language] of [
      [spanish, "es"],
      [english, "en"],
    ] as const) {
      const headers = readHeaders(mail);
      expect(headers.get("list-unsubscribe")).toMatch(
        new RegExp(
          `^<https://trampolin\\.test/recordatorios/baja\\?lng=${language}&t=[0-9a-f]{64}>$`,
        ),
      );
      expect(headers.get("list-unsubscribe-post")).toBe(
        "List-Unsubscribe=One-Click",
      );
      expect(headers.get("message-id")).toMatch(
        /^<recordatorio-[0-9a-f-]{36}@trampolin\.test>$/,
      );
      // The operator's mail server signs, these two headers included.
      expect(headers.has("dkim-signature")).toBe(false);
    }
  });

  test("the unsubscribe link of a mail ends the reminders by POST only", async () => {
    const ana = await aSubscriber(product());
    const { mailsTo, send } = await aMailServer();
    await send(aLaterDay());
    const [mail] = mailsTo(ana);
    if (!mail) throw new Error("No mail came");
    const path = unsubscribePath(mail);
    expect((await getRaw(product().url, path)).status).toBe(200);
    expect(await hasReminders(ana)).toBe(true);
    expect((await getRaw(product().url, path, ONE_CLICK)).status).toBe(200);
    expect(await hasReminders(ana)).toBe(false);
    await send(aLaterDay());
    expect(mailsTo(ana)).toHaveLength(1);
  });

  test("a temporarily refused recipient delays no other and gets the mail on the same day", async () => {
    const [ana, bob] = await Promise.all([
      aSubscriber(product()),
      aSubscriber(product()),
    ]);
    const refused = new Set([ana.email]);
    const { mailsTo, send } = await aMailServer({
      refuseRecipient: (address) => (refused.has(address) ? 450 : null),
    });
    const day = aLaterDay();
    expect(await send(day)).toMatchObject({ state: "paused", deferred: 1 });
    expect([mailsTo(ana).length, mailsTo(bob).length]).toEqual([0, 1]);
    refused.clear();
    expect(await send(day)).toEqual({
      state: "finished",
      sent: 1,
      deferred: 0,
      failed: 0,
    });
    expect([mailsTo(ana).length, mailsTo(bob).length]).toEqual([1, 1]);
    expect(await send(day)).toEqual({ state: "notDue" });
  });

  test("a mail still deferred in the evening is sent on the next day", async () => {
    const ana = await aSubscriber(product());
    let code: number | null = 451;
    const { mailsTo, send } = await aMailServer({
      answerTo: ({ to }) => (to === ana.email && code ? code : "accept"),
    });
    const day = aLaterDay();
    const evening = await send(day, { retriesToday: false });
    expect(evening).toMatchObject({ state: "finished", deferred: 1 });
    code = null;
    const next = daysAfter(day, 1);
    await send(next, { loadItems: createSunLoader(day) });
    const ids = mailsTo(ana).map((mail) => readHeaders(mail).get("message-id"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await send(daysAfter(day, 2), { loadItems: createSunLoader(day) });
    expect(mailsTo(ana)).toHaveLength(2);
  });

  test("a mail server that answers 421 pauses the run, and the next attempt sends every mail", async () => {
    const people = await Promise.all([
      aSubscriber(product()),
      aSubscriber(product()),
    ]);
    let isAvailable = false;
    const attempts: Array<string> = [];
    const { mailsTo, send } = await aMailServer({
      refuseRecipient(address) {
        attempts.push(address);
        return isAvailable ? null : 421;
      },
    });
    const day = aLaterDay();
    expect(await send(day)).toMatchObject({ state: "paused", sent: 0 });
    expect(attempts).toHaveLength(1);
    isAvailable = true;
    expect(await send(day)).toMatchObject({ state: "finished" });
    for (const person of people) expect(mailsTo(person)).toHaveLength(1);
  });

  test("a mail that loses its connection before the reply to DATA is repeated once, with its id", async () => {
    const ana = await aSubscriber(product());
    let drops = 1;
    const { mailsTo, send } = await aMailServer({
      answerTo: ({ to }) =>
        to === ana.email && drops-- > 0 ? "drop" : "accept",
    });
    const day = aLaterDay();
    expect(await send(day)).toMatchObject({ state: "paused" });
    expect(await send(day)).toMatchObject({ state: "finished" });
    expect(await send(day)).toEqual({ state: "notDue" });
    await send(daysAfter(day, 1), { loadItems: createSunLoader(day) });
    // The first may have been delivered: the id lets the recipient drop the second.
    const ids = mailsTo(ana).map((mail) => readHeaders(mail).get("message-id"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  /** A mail server and a run that sends to it. */
  async function aMailServer(parts: SmtpSinkParts = {}) {
    const { url, mails, close } = await startSmtpSink(parts);
    onTestFinished(close);
    const mailer = createSmtpMailer(url, "Trampolín <hola@trampolin.test>");
    return {
      mailsTo: ({ email }: Person) => mails.filter(({ to }) => to === email),
      send: (day: CivilDate, more: Parameters<typeof run>[2] = {}) =>
        run(product(), day, { mailer, ...more }),
    };
  }
}, OWN_PRODUCT);

/** Path and query of the `List-Unsubscribe` link. */
function unsubscribePath(mail: ReceivedMail): string {
  const link = readHeaders(mail).get("list-unsubscribe") ?? "";
  const { pathname, search } = new URL(link.slice(1, -1));
  return pathname + search;
}

async function hasReminders({ id, client }: Person): Promise<boolean> {
  const { data } = await client
    .from("reminder_subscriptions")
    .select("user_id")
    .eq("user_id", id);
  return data?.length === 1;
}
