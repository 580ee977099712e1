import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { GRACE_MS } from "./shutdown.ts";
import {
  type BackendKind,
  createTestDatabase,
  isAvailable,
} from "./testing/backends.ts";
import { stopUnderLoad } from "./testing/keep-alive-load.ts";
import { type Product, startProduct } from "./testing/product.ts";
import { queryDatabase } from "./testing/query-database.ts";

const REQUESTS = 40;

test.each((["embedded", "postgres"] as const).filter(isAvailable))(
  "on %s a shutdown finishes a request in flight and stores every answered message",
  async (kind) => {
    const { database, product } = await startOnTestDatabase(kind);
    const slowText = "a medio camino";
    const body = JSON.stringify({ feedback: slowText });
    const slow = openFeedback(product, body.length);
    const slowAnswer = once(slow, "response") as Promise<[IncomingMessage]>;
    slow.write(body.slice(0, 10));
    // The server has the request as soon as it answers a later one.
    await fetch(`${product.url}/healthz`);

    const sending = Array.from({ length: REQUESTS }, async (_, index) => {
      const text = `mensaje ${index}`;
      const sent = openFeedback(product, text.length + 15);
      sent.end(JSON.stringify({ feedback: text }));
      const answer = await once(sent, "response").catch(() => null);
      return { text, status: answer?.[0].statusCode };
    });
    await Promise.race(sending);
    const stopped = product.stop();
    await waitUntilConnectionsRefused(product);
    slow.end(body.slice(10));
    const [{ statusCode }] = await slowAnswer;
    expect(statusCode).toBe(201);
    expect(await stopped).toBe(0);
    expect(product.log()).toContain('"msg":"stopped"');

    const answers = await Promise.all(sending);
    const answered = answers.filter(({ status }) => status !== undefined);
    expect(answered.map(({ status }) => status)).toEqual(
      answered.map(() => 201),
    );
    const rows = await queryDatabase(database, "select feedback from feedback");
    expect(rows.map(({ feedback }) => feedback).toSorted()).toEqual(
      [slowText, ...answered.map(({ text }) => text)].toSorted(),
    );
  },
);

test("an idle connection and further signals neither delay nor break the shutdown", async () => {
  const { product } = await startOnTestDatabase("embedded");
  const { hostname, port } = new URL(product.url);
  const idle = connect(Number(port), hostname);
  onTestFinished(() => void idle.destroy());
  await once(idle, "connect");
  await fetch(product.url);
  const started = performance.now();
  const stopped = product.stop();
  process.kill(product.pid, "SIGINT");
  process.kill(product.pid, "SIGTERM");
  expect(await stopped).toBe(0);
  expect(performance.now() - started).toBeLessThan(GRACE_MS);
  expect(product.log()).toContain('"msg":"stopped"');
});

test("a shutdown under keep-alive load breaks no connection and stays within the grace time", async () => {
  const { settings, remove } = await createTestDatabase("embedded");
  onTestFinished(remove);
  const { exitCode, ms, answered, broken } = await stopUnderLoad(settings);
  expect(answered).toBeGreaterThan(0);
  expect({ exitCode, broken }).toEqual({ exitCode: 0, broken: [] });
  expect(ms).toBeLessThan(GRACE_MS);
});

async function startOnTestDatabase(kind: BackendKind) {
  const database = await createTestDatabase(kind);
  onTestFinished(database.remove);
  const product = await startProduct(database.settings);
  onTestFinished(product.kill);
  return { database, product };
}

/** Sends the headers of a message; the caller sends the body. */
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

async function waitUntilConnectionsRefused({ url }: Product): Promise<void> {
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
