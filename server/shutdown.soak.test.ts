import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { GRACE_MS } from "./shutdown.ts";
import { createTestDatabase } from "./testing/backends.ts";
import { stopUnderLoad } from "./testing/keep-alive-load.ts";
import { startProduct } from "./testing/product.ts";

const STOPS = 10;

test("ten shutdowns under keep-alive load break no connection", async () => {
  const { settings, remove } = await createTestDatabase("embedded");
  for (let stop = 0; stop < STOPS; stop += 1) {
    const { exitCode, ms, answered, broken } = await stopUnderLoad(settings);
    console.info(
      `stop ${stop + 1}: ${answered} answers, ${broken.length} broken, ${Math.round(ms)} ms`,
    );
    expect.soft({ exitCode, broken }).toEqual({ exitCode: 0, broken: [] });
    expect.soft(ms).toBeLessThan(GRACE_MS);
  }
  await remove();
});

test("a request that is never completed is cut after the grace time", async () => {
  const { settings, remove } = await createTestDatabase("embedded");
  onTestFinished(remove);
  const product = await startProduct(settings);
  onTestFinished(product.kill);
  const { hostname, port } = new URL(product.url);
  const unfinished = connect(Number(port), hostname);
  unfinished.on("error", () => {});
  const cut = once(unfinished, "close");
  unfinished.write(
    `POST /rest/v1/feedback HTTP/1.1\r\nhost: x\r\napikey: ${product.publishableKey}\r\ncontent-length: 1000\r\n\r\n{`,
  );
  await fetch(`${product.url}/healthz`);
  const started = performance.now();
  expect(await product.stop()).toBe(0);
  await cut;
  expect(performance.now() - started).toBeGreaterThan(GRACE_MS - 1_000);
  expect(performance.now() - started).toBeLessThan(GRACE_MS + 60_000);
});
