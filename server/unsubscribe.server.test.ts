import { expect, test } from "vitest";
import { unsubscribeLink } from "#supabase/functions/reminders/reminders.fixture.ts";
import {
  aLaterDay,
  aMailbox,
  aSubscriber,
  run,
} from "./jobs/reminders.fixture.ts";
import { OWN_PRODUCT, onEachBackend } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import type { Person } from "./testing/people.ts";

const ONE_CLICK = {
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "List-Unsubscribe=One-Click",
};

onEachBackend((product) => {
  test("a GET of the link shows a button and does not unsubscribe", async () => {
    const ana = await aSubscriber(product());
    const path = await fetchUnsubscribePath(ana);
    const { status, text, headers } = await getRaw(product().url, path);
    expect(status).toBe(200);
    expect(text).toContain(
      "¿Quieres dejar de recibir recordatorios de tus favoritos?",
    );
    expect(text).toContain(
      '<form method="post"><button type="submit">No recibir más recordatorios</button></form>',
    );
    expect(text).not.toContain("<script");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-language": "es",
    });
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await isSubscribed(ana)).toBe(true);
  });

  test("a one-click request, even repeated, unsubscribes one member; the log omits the token", async () => {
    const { url, log } = product();
    const ana = await aSubscriber(product());
    const other = await aSubscriber(product());
    const path = await fetchUnsubscribePath(ana);
    for (const _ of [1, 2]) {
      const { status, text } = await getRaw(url, path, ONE_CLICK);
      expect(status).toBe(200);
      expect(text).toContain("Listo: ya no te enviaremos recordatorios.");
      expect(await isSubscribed(ana)).toBe(false);
    }
    expect(await isSubscribed(other)).toBe(true);
    const { mailer, mailsTo } = aMailbox();
    await run(product(), aLaterDay(), { mailer });
    expect(mailsTo(ana)).toEqual([]);
    expect(mailsTo(other)).toHaveLength(1);

    await expect.poll(log).toContain('"path":"/recordatorios/baja"');
    expect(log()).not.toContain(path.slice(-64));
  });

  test("the link of a mail from before a second opt-in still unsubscribes", async () => {
    const ana = await aSubscriber(product());
    const path = await fetchUnsubscribePath(ana);
    await getRaw(product().url, path, ONE_CLICK);
    const { error } = await ana.client
      .from("reminder_subscriptions")
      .insert({ user_id: ana.id, language: "es" });
    expect(error).toBeNull();
    await getRaw(product().url, path, ONE_CLICK);
    expect(await isSubscribed(ana)).toBe(false);
  });

  test("an unknown token gets the page of a valid token, and a member stays subscribed", async () => {
    const ana = await aSubscriber(product());
    const path = `/recordatorios/baja?t=${"0f".repeat(32)}`;
    const { status, text } = await getRaw(product().url, path, ONE_CLICK);
    expect([status, text.includes("Listo:")]).toEqual([200, true]);
    expect(await isSubscribed(ana)).toBe(true);
  });

  test.each(["", "?t=", "?t=abc", `?t=${"g".repeat(64)}`, "?lng=en&t=%00"])(
    "a link with the invalid query %j gets 404 and a page without a form",
    async (query) => {
      for (const init of [{}, ONE_CLICK]) {
        const response = await getRaw(
          product().url,
          `/recordatorios/baja${query}`,
          init,
        );
        expect(response.status).toBe(404);
        expect(response.text).toMatch(
          /Este enlace no está completo\.|This link is not complete\./,
        );
        expect(response.text).not.toContain("<form");
      }
    },
  );

  test("a body over 4 KiB gets 413", async () => {
    const response = await getRaw(product().url, "/recordatorios/baja?t=a", {
      ...ONE_CLICK,
      body: "x".repeat(5_000),
    });
    expect(response.status).toBe(413);
  });

  /** Path and query of the link in a member's next mail. */
  async function fetchUnsubscribePath(person: Person): Promise<string> {
    const { mailer, mailsTo } = aMailbox();
    await run(product(), aLaterDay(), { mailer });
    const [mail] = mailsTo(person);
    if (!mail) throw new Error("No mail was sent");
    const { pathname, search } = new URL(unsubscribeLink(mail));
    return pathname + search;
  }
}, OWN_PRODUCT);

async function isSubscribed({ id, client }: Person): Promise<boolean> {
  const { data } = await client
    .from("reminder_subscriptions")
    .select("user_id")
    .eq("user_id", id);
  return data?.length === 1;
}
