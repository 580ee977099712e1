import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  findDeno,
  startDenoFunction,
} from "#supabase/functions/meta-searcher/testing/deno-function.ts";
import { OWN_PRODUCT, productOn } from "../testing/backends.ts";
import { aPerson, type Person } from "../testing/people.ts";
import { decodeMail, startSmtpSink } from "../testing/smtp-sink.ts";

const BUNDLE = join(
  import.meta.dirname,
  "../../supabase/functions/reminders/bundle.js",
);
const TOKEN = "t".repeat(32);

const deno = findDeno();
if (!deno)
  console.warn(
    "Tests under Deno are skipped: no Deno package is installed for this platform.",
  );

const product = productOn("embedded", OWN_PRODUCT);

// Skipped where Deno is not installed.
test.skipIf(!deno)(
  "the edge function rejects a wrong token, and sends reminders once a day",
  async () => {
    const login = { user: "hola", password: "clave-del-correo" };
    const sink = await startSmtpSink({ offersTls: true, login });
    const ana = await aPerson(product());
    // In any month some scholarship usually opens or closes.
    await subscribeToAllScholarships(ana);
    const edge = await startDenoFunction(
      deno ?? "",
      {
        SUPABASE_URL: product().url,
        SUPABASE_SERVICE_ROLE_KEY: product().secretKey,
        REMINDERS_TOKEN: TOKEN,
        PUBLIC_URL: "https://trampolin.test/",
        SMTP_URL: `smtp://${login.user}:${login.password}@127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`,
        MAIL_FROM: "Trampolín <hola@trampolin.test>",
      },
      BUNDLE,
    );
    onTestFinished(async () => {
      await edge.stop();
      await sink.close();
    });
    const ask = (token: string) =>
      fetch(edge.url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await ask("another")).status).toBe(401);
    expect(sink.mails).toEqual([]);

    const answer = await ask(TOKEN);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { state: "finished", sent: 1, deferred: 0, failed: 0 },
    ]);
    expect(sink.mails.map(({ to }) => to)).toEqual([ana.email]);
    const [mail] = sink.mails;
    if (!mail) throw new Error("No mail came");
    expect(mail).toMatchObject({ isEncrypted: true, user: login.user });
    const text = decodeMail(mail);
    expect(text).toMatch(
      /List-Unsubscribe:\s+<https:\/\/trampolin\.test\/recordatorios\/baja\?lng=en&t=[0-9a-f]{64}>/,
    );
    expect(text).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(text).toContain("Usually ");

    expect(await (await ask(TOKEN)).json()).toEqual({ state: "notDue" });
    expect(edge.log()).not.toContain(ana.email);
  },
);

/** Saves every scholarship and turns on reminders, in English. */
async function subscribeToAllScholarships({ id: user_id, client }: Person) {
  const { ENTRIES } = await import("#catalogue/index.ts");
  const scholarships = ENTRIES.filter(({ type }) => type === "scholarship");
  const favourites = scholarships.map(({ item, type }) => ({
    user_id,
    item_id: item.id,
    item_type: type,
  }));
  for (const { error } of [
    await client.from("user_favorites").insert(favourites),
    await client
      .from("reminder_subscriptions")
      .insert({ user_id, language: "en" }),
  ])
    expect(error).toBeNull();
}
