import { expect, test } from "vitest";
import { createMetaSearchTally, tallied } from "./meta-search-tally.ts";

const MINUTE_MS = 60_000;

test("a source counts as answered when it answered or was empty, and not when its old copy was shown", () => {
  const tally = createMetaSearchTally(() => 0);
  tally.record(sources("ok", "empty", "stale", "timeout", "error"));
  tally.record(sources("suspended"));
  expect(tally.lastHour()).toEqual({ searches: 2, asked: 6, answered: 2 });
});

test("our own sources and what was not asked say nothing of the others", () => {
  const tally = createMetaSearchTally(() => 0);
  const own = ["catalogo", "cosecha"].map((key) => ({ key, status: "ok" }));
  tally.record([...own, ...sources("skipped")]);
  expect(tally.lastHour()).toEqual({ searches: 1, asked: 0, answered: 0 });
});

test("what is older than an hour is forgotten", () => {
  let now = 0;
  const tally = createMetaSearchTally(() => now);
  tally.record(sources("ok"));
  now = 59 * MINUTE_MS;
  tally.record(sources("timeout"));
  expect(tally.lastHour()?.searches).toBe(2);
  now = 60 * MINUTE_MS;
  expect(tally.lastHour()).toEqual({ searches: 1, asked: 1, answered: 0 });
  now = 200 * MINUTE_MS;
  expect(tally.lastHour()).toBeNull();
});

test("a search that was answered is counted, and its answer passed on whole", async () => {
  const tally = createMetaSearchTally(() => 0);
  const handle = tallied(
    async () => Response.json({ results: [], sources: sources("ok") }),
    tally,
  );
  const answer = await handle(aRequest("POST"));
  expect(await answer.json()).toEqual({ results: [], sources: sources("ok") });
  await expect
    .poll(() => tally.lastHour())
    .toEqual({ searches: 1, asked: 1, answered: 1 });
});

test("of an answer in lines the whole one is counted, once it is there", async () => {
  const tally = createMetaSearchTally(() => 0);
  const line = (...statuses: Array<string>) =>
    JSON.stringify({ results: [], sources: sources(...statuses) });
  const body = `${line("ok")}\n${line("ok", "timeout")}`;
  const handle = tallied(async () => new Response(body), tally);
  expect(await (await handle(aRequest("POST"))).text()).toBe(body);
  await expect
    .poll(() => tally.lastHour())
    .toEqual({ searches: 1, asked: 2, answered: 1 });
});

test.each([
  ["OPTIONS", 204],
  ["GET", 405],
  ["POST", 400],
])("%s answered with %i is no search", async (method, status) => {
  const tally = createMetaSearchTally(() => 0);
  const handle = tallied(async () => new Response(null, { status }), tally);
  expect((await handle(aRequest(method))).status).toBe(status);
  expect(tally.lastHour()).toBeNull();
});

function aRequest(method: string): Request {
  return new Request("https://site.example/functions/v1/meta-searcher", {
    method,
  });
}

function sources(...statuses: ReadonlyArray<string>) {
  return statuses.map((status, index) => ({ key: `source-${index}`, status }));
}
