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
const SHORT_TIMEOUT_MS = 1_000;
const LONG_TIMEOUT_MS = 9_000;

let server: SourceServer;
let foreignServer: SourceServer;

beforeAll(async () => {
  [server, foreignServer] = await Promise.all([
    startSourceServer(),
    startSourceServer(),
  ]);
});
afterEach(() => server.reset());
afterAll(() => Promise.all([server.close(), foreignServer.close()]));

test.each<[string, string, number, () => Behaviour]>([
  ["never answers", "timeout", 1, () => silent],
  ["never ends its body", "timeout", 1, () => stalling],
  ["breaks the connection", "error", 2, () => breaking],
  [
    "breaks the connection once",
    "ok",
    2,
    () => inTurn(breaking, json(BODIES.searxng)),
  ],
  [
    "sends a gzip bomb",
    "error",
    1,
    () => raw(BOMB, "application/json", { "content-encoding": "gzip" }),
  ],
  [
    "redirects to a foreign host",
    "error",
    1,
    () => refusing(302, { location: `${foreignServer.origin}/searxng/` }),
  ],
  [
    "redirects in circles",
    "error",
    3,
    () => refusing(302, { location: "/searxng/again" }),
  ],
  [
    "redirects once",
    "ok",
    2,
    () =>
      inTurn(
        refusing(302, { location: "/searxng/there" }),
        json(BODIES.searxng),
      ),
  ],
])(
  "a source that %s has status %s after %i requests, and another source is ok",
  async (_name, status, requests, behaviour) => {
    server.behave("searxng", behaviour());
    const timeoutMs = status === "timeout" ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS;
    const answer = await search({ timeoutMs }, "searxng", "wikipedia_es");
    expect(findStatus(answer, "searxng")).toBe(status);
    expect(findStatus(answer, "wikipedia_es")).toBe("ok");
    expect(server.requestsTo("searxng")).toHaveLength(requests);
    expect(foreignServer.requestsTo("searxng")).toEqual([]);
  },
);

test("with every live API failing, the catalogue answers and each error is reported", async () => {
  for (const key of LIVE_KEYS) server.behave(key, refusing(503));
  const answer = await search({ timeoutMs: LONG_TIMEOUT_MS }, ...LIVE_KEYS);
  expect(answer?.sources.map(({ key, status }) => [key, status])).toEqual([
    ["catalogo", "ok"],
    ...LIVE_KEYS.map((key) => [key, "error"]),
  ]);
  expect(answer?.results.map(({ title }) => title)).toEqual(["Nuestra"]);
  expect(answer?.error).toBeNull();
});

test("a SearXNG request carries our user agent and no authorization, key or cookie", async () => {
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
