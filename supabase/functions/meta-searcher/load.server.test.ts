import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BODIES } from "./testing/bodies.ts";
import {
  ALL_KEYS,
  fullHandler,
  quickHandler,
  search,
  statusOf,
} from "./testing/search-over.ts";
import {
  json,
  refusing,
  type SourceServer,
  silent,
  startSourceServer,
} from "./testing/source-server.ts";

let server: SourceServer;

beforeAll(async () => {
  server = await startSourceServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

test("fourteen sources and our catalogue answer one question", async () => {
  const { sources, error } = await search(fullHandler(server));
  expect(error).toBeNull();
  expect(sources.map(({ key, status }) => `${key} ${status}`)).toEqual(
    ["catalogo", ...ALL_KEYS].map((key) => `${key} ok`),
  );
});

test("with five sources that hang and three that fail, the other six answer within four seconds", async () => {
  const hanging = ["secihti", "bdns", "searxng", "brave", "daad_programmes"];
  const failing = ["ror", "coursera", "hipolabs"];
  for (const key of hanging) server.behave(key, silent);
  for (const key of failing) server.behave(key, refusing(503));
  let isPunctual = false;
  // A busy machine may delay one answer, a slow search is late each time.
  for (let attempt = 0; attempt < 3 && !isPunctual; attempt += 1) {
    const searching = search(fullHandler(server, hanging));
    isPunctual = await Promise.race([
      searching.then(() => true),
      setTimeout(4_000, false, { ref: false }),
    ]);
    const { sources, error, results } = await searching;
    const with_ = (status: string) =>
      sources
        .filter((source) => source.status === status)
        .map(({ key }) => key);
    expect(error).toBeNull();
    expect(with_("timeout").toSorted()).toEqual(hanging.toSorted());
    expect(with_("error").toSorted()).toEqual(failing.toSorted());
    expect(with_("ok")).toHaveLength(1 + 6);
    expect(new Set(results.map(({ source }) => source)).size).toBe(7);
  }
  expect(isPunctual).toBe(true);
});

test("a source is asked for what has changed only, by us by name and without our keys", async () => {
  const etag = '"v1"';
  server.behave("scholars4dev", (response, request) => {
    const isKnown = request.headers["if-none-match"] === etag;
    response.writeHead(isKnown ? 304 : 200, {
      "content-type": "application/json",
      etag,
    });
    response.end(isKnown ? "" : JSON.stringify(BODIES.scholars4dev));
  });
  const handler = quickHandler(server, ["scholars4dev"], { freshHours: 0 });
  for (const _ of [1, 2])
    expect(statusOf(await search(handler), "scholars4dev")).toBe("ok");
  const [first, second] = server.requestsOf("scholars4dev");
  expect(first?.headers["if-none-match"]).toBeUndefined();
  expect(second?.headers["if-none-match"]).toBe(etag);
  expect(first?.headers["user-agent"]).toBe(
    "TrampolinMetaSearch/1.0 (mailto:hola@site.example)",
  );
  expect(first?.headers.authorization).toBeUndefined();
  expect(first?.headers.apikey).toBeUndefined();
  expect(first?.headers.cookie).toBeUndefined();
});

test("two hundred simultaneous equal questions cost each source one request", async () => {
  const handler = fullHandler(server);
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => search(handler)),
  );
  for (const key of ALL_KEYS) expect(server.requestsOf(key)).toHaveLength(1);
  expect(
    new Set(answers.map(({ results }) => JSON.stringify(results))).size,
  ).toBe(1);
});

test("the second equal question is answered from memory in less than ten milliseconds", async () => {
  const handler = fullHandler(server);
  await search(handler);
  const times = [];
  for (let time = 0; time < 20; time += 1) {
    const startedAt = performance.now();
    await search(handler);
    times.push(performance.now() - startedAt);
  }
  expect(Math.min(...times)).toBeLessThan(10);
  for (const key of ALL_KEYS) expect(server.requestsOf(key)).toHaveLength(1);
});

test("a dead source is left alone until its pause is over", async () => {
  let ms = Date.UTC(2026, 10, 21);
  server.behave("scholars4dev", refusing(500));
  const handler = quickHandler(server, ["scholars4dev"], {}, () => ms);
  for (const query of ["a1", "b2", "c3"]) await search(handler, query);
  expect(statusOf(await search(handler, "d4"), "scholars4dev")).toBe(
    "suspended",
  );
  expect(server.requestsOf("scholars4dev")).toHaveLength(3);
  server.behave("scholars4dev", json(BODIES.scholars4dev));
  ms += 30_000;
  expect(statusOf(await search(handler, "e5"), "scholars4dev")).toBe("ok");
});
