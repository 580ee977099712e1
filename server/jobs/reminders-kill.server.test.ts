import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import { aPerson } from "../testing/people.ts";
import type { Product } from "../testing/product.ts";
import { startSmtpSink } from "../testing/smtp-sink.ts";

const SEND_ONCE = join(
  import.meta.dirname,
  "../../supabase/functions/reminders/testing/send-once.ts",
);

onEachBackend((product) => {
  test("after a kill before the mail server confirms, the mail is sent once more with the same id", async () => {
    // In the real catalogue Chevening usually opens in August.
    const ana = await aPerson(product());
    await ana.client.from("user_favorites").insert({
      user_id: ana.id,
      item_id: "chevening",
      item_type: "scholarship",
    });
    await ana.client
      .from("reminder_subscriptions")
      .insert({ user_id: ana.id, language: "es" });
    const silent = await startSmtpSink({ answerTo: () => "hang" });
    const today = "2040-08-10";
    const child = spawnRun(product(), silent.url, today);
    await expect
      .poll(() => silent.mails.map(({ to }) => to))
      .toContain(ana.email);
    child.kill("SIGKILL");
    await once(child, "close");
    await silent.close();

    const sink = await startSmtpSink();
    onTestFinished(sink.close);
    const toAna = () => sink.mails.filter(({ to }) => to === ana.email);
    await expect
      .poll(async () => {
        const next = spawnRun(product(), sink.url, today);
        await once(next, "close");
        return toAna().length;
      })
      .toBe(1);
    const again = spawnRun(product(), sink.url, today);
    await once(again, "close");
    expect(toAna()).toHaveLength(1);
    const ids = [...silent.mails, ...toAna()]
      .filter(({ to }) => to === ana.email)
      .map(({ source }) => /^Message-ID:\s+(\S+)/im.exec(source)?.[1]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<recordatorio-[0-9a-f-]{36}@/);
  });
}, OWN_PRODUCT);

function spawnRun(
  { url, secretKey: key }: Product,
  smtpUrl: string,
  today: string,
) {
  const publicUrl = "https://trampolin.test";
  const workerId = crypto.randomUUID();
  const values = { url, key, smtpUrl, today, publicUrl, workerId };
  return spawn(
    process.execPath,
    [SEND_ONCE, JSON.stringify({ ...values, leaseSeconds: 1 })],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
}
