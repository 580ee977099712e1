import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  type BackendKind,
  isAvailable,
  makeGround,
} from "./testing/backends.ts";
import { stopUnderLoad } from "./testing/keep-alive-load.ts";
import { type Product, startProduct } from "./testing/product.ts";

const AT_ONCE = 40;
/** The soak test has more. */
const STOPS = 2;
const GRACE_MS = 5_000;

describe.each(["embedded", "postgres"] as const)("on %s", (kind) => {
  test.skipIf(!isAvailable(kind))(
    "a request whose body is still on its way is finished, then the process ends with 0 and what it wrote is there",
    async () => {
      const { product, restart } = await aGround(kind);
      const body = JSON.stringify({ feedback: "a medio camino" });
      const slow = openFeedback(product, body.length);
      const answer = once(slow, "response") as Promise<[IncomingMessage]>;
      slow.write(body.slice(0, 10));
      // The server has the request as soon as it answers another one sent later.
      await fetch(`${product.url}/healthz`);

      const stopped = product.stop();
      await refusesConnections(product);
      slow.end(body.slice(10));
      const [{ statusCode }] = await answer;
      expect(statusCode).toBe(201);
      expect(await stopped).toBe(0);
      expect(product.log()).toContain('"msg":"stopped"');

      expect(await feedbackIn(await restart())).toEqual(["a medio camino"]);
    },
  );

  test.skipIf(!isAvailable(kind))(
    "of many requests at once each is either answered and kept, or refused",
    async () => {
      const { product, restart } = await aGround(kind);
      const sending = Array.from({ length: AT_ONCE }, async (_, index) => {
        const text = `mensaje ${index}`;
        const sent = openFeedback(product, text.length + 15);
        sent.end(JSON.stringify({ feedback: text }));
        const answer = await once(sent, "response").catch(() => null);
        return { text, status: answer?.[0].statusCode };
      });
      await Promise.race(sending);
      expect(await product.stop()).toBe(0);
      const answers = await Promise.all(sending);
      const answered = answers.filter(({ status }) => status !== undefined);
      expect(answered.map(({ status }) => status)).toEqual(
        answered.map(() => 201),
      );
      const kept = await feedbackIn(await restart());
      expect(kept.toSorted()).toEqual(
        answered.map(({ text }) => text).toSorted(),
      );
    },
  );
});

test("idle connections and a second signal neither hold up nor break the stop", async () => {
  const { product } = await aGround("embedded");
  const { hostname, port } = new URL(product.url);
  const silent = connect(Number(port), hostname);
  onTestFinished(() => void silent.destroy());
  await once(silent, "connect");
  await fetch(product.url);
  const started = performance.now();
  const stopped = product.stop();
  process.kill(product.pid, "SIGINT");
  process.kill(product.pid, "SIGTERM");
  expect(await stopped).toBe(0);
  expect(performance.now() - started).toBeLessThan(GRACE_MS);
  expect(product.log()).toContain('"msg":"stopped"');
});

test("a client that never finishes is cut off after the grace time", async () => {
  const { product, restart } = await aGround("embedded");
  const endless = openFeedback(product, 1_000);
  const cut = once(endless, "error");
  endless.write("{");
  await fetch(`${product.url}/healthz`);
  const started = performance.now();
  expect(await product.stop()).toBe(0);
  await cut;
  expect(performance.now() - started).toBeGreaterThan(GRACE_MS - 1_000);
  expect(performance.now() - started).toBeLessThan(GRACE_MS + 60_000);
  expect(await feedbackIn(await restart())).toEqual([]);
});

test("stops under keep-alive load break no connection and take less than the grace time", async () => {
  const { settings, remove } = await makeGround("embedded");
  onTestFinished(remove);
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { exitCode, ms, answered, broken } = await stopUnderLoad(settings);
    expect(answered).toBeGreaterThan(0);
    expect({ exitCode, broken }).toEqual({ exitCode: 0, broken: [] });
    expect(ms).toBeLessThan(GRACE_MS);
  }
});

/** A started product on a fresh database, and how to start it again there. */
async function aGround(kind: BackendKind) {
  const { settings, remove } = await makeGround(kind);
  onTestFinished(remove);
  const restart = async () => {
    const product = await startProduct(settings);
    onTestFinished(product.kill);
    return product;
  };
  return { product: await restart(), restart };
}

/** A message on its way, its body not yet sent. */
function openFeedback(
  { url, publishableKey }: Product,
  length: number,
): ClientRequest {
  const opened = request(`${url}/rest/v1/feedback`, {
    method: "POST",
    agent: false,
    headers: {
      apikey: publishableKey,
      "content-type": "application/json",
      "content-length": length,
    },
  });
  opened.flushHeaders();
  return opened;
}

/** Resolves once nobody new is let in. */
async function refusesConnections({ url }: Product): Promise<void> {
  const { hostname, port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const [outcome] = await Promise.race([
      once(socket, "connect").then(() => ["open"]),
      once(socket, "error"),
    ]);
    socket.destroy();
    if (outcome !== "open") return;
  }
}

async function feedbackIn({ url, secretKey }: Product) {
  const { data } = await createClient(url, secretKey)
    .from("feedback")
    .select("feedback");
  return (data ?? []).map(({ feedback }) => String(feedback));
}
