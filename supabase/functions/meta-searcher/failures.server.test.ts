import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BODIES } from "./testing/bodies.ts";
import { LIVE_KEYS, only, QUERY, searchWith } from "./testing/search-with.ts";
import {
  type Behaviour,
  breaking,
  inTurn,
  json,
  raw,
  refusing,
  type SourceServer,
  silent,
  stalling,
  startSourceServer,
} from "./testing/source-server.ts";

const BOMB = gzipSync(`["${"x".repeat(9_000_000)}"]`);
/** A slow source must time out; the others need more time on a busy machine. */
const SHORT_MS = 1_000;
const LONG_TIMEOUT_MS = 9_000;

let server: SourceServer;
let stranger: SourceServer;

beforeAll(async () => {
  [server, stranger] = await Promise.all([
    startSourceServer(),
    startSourceServer(),
  ]);
});
afterEach(() => server.reset());
afterAll(() => Promise.all([server.close(), stranger.close()]));

/** A behaviour, the status of the source, and the number of requests. */
test.each<[string, () => Behaviour, string, number]>([
  ["says nothing", () => silent, "timeout", 1],
  ["never ends its body", () => stalling, "timeout", 1],
  ["breaks the connection", () => breaking, "error", 2],
  [
    "breaks the connection once",
    () => inTurn(breaking, json(BODIES.searxng)),
    "ok",
    2,
  ],
  [
    "sends a gzip bomb",
    () => raw(BOMB, "application/json", { "content-encoding": "gzip" }),
    "error",
    1,
  ],
  [
    "redirects to a stranger",
    () => refusing(302, { location: `${stranger.origin}/searxng/` }),
    "error",
    1,
  ],
  [
    "redirects in circles",
    () => refusing(302, { location: "/searxng/again" }),
    "error",
    3,
  ],
  [
    "redirects once",
    () =>
      inTurn(
        refusing(302, { location: "/searxng/there" }),
        json(BODIES.searxng),
      ),
    "ok",
    2,
  ],
])("a source that %s", async (_name, behaviour, status, requests) => {
  server.behave("searxng", behaviour());
  const timeoutMs = status === "timeout" ? SHORT_MS : LONG_TIMEOUT_MS;
  const answer = await search({ timeoutMs }, "searxng", "wikipedia_es");
  expect(findStatus(answer, "searxng")).toBe(status);
  expect(findStatus(answer, "wikipedia_es")).toBe("ok");
  expect(server.requestsTo("searxng")).toHaveLength(requests);
  expect(stranger.requestsTo("searxng")).toEqual([]);
});

test("where every source fails, the catalogue answers and each is reported", async () => {
  for (const key of LIVE_KEYS) server.behave(key, refusing(503));
  const answer = await search({ timeoutMs: LONG_TIMEOUT_MS }, ...LIVE_KEYS);
  expect(answer?.sources.map(({ key, status }) => [key, status])).toEqual([
    ["catalogo", "ok"],
    ...LIVE_KEYS.map((key) => [key, "error"]),
  ]);
  expect(answer?.results.map(({ title }) => title)).toEqual(["Nuestra"]);
  expect(answer?.error).toBeNull();
});

test("API requests use our user agent, without the visitor's headers", async () => {
  await search({ timeoutMs: LONG_TIMEOUT_MS }, "searxng");
  const { headers } = server.requestsTo("searxng")[0] ?? {};
  expect(headers?.["user-agent"]).toBe(
    "TrampolinMetaSearch/1.0 (+https://site.example; mailto:hola@site.example)",
  );
  for (const name of ["authorization", "apikey", "cookie"])
    expect(headers?.[name]).toBeUndefined();
});

function search(settings: object, ...keys: ReadonlyArray<string>) {
  const { privateHosts, sources } = server.config;
  return searchWith({
    ...settings,
    privateHosts,
    sources: { ...sources, ...only(...keys) },
  }).search(QUERY, "es");
}

type Answer = Awaited<ReturnType<typeof search>>;

function findStatus(answer: Answer, key: string) {
  return answer?.sources.find((source) => source.key === key)?.status;
}
