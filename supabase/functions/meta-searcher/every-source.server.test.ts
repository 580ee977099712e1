import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ALL_KEYS, quickHandler, search } from "./testing/search-over.ts";
import {
  after,
  type Behaviour,
  breaking,
  json,
  raw,
  refusing,
  type SourceServer,
  silent,
  stalling,
  startSourceServer,
} from "./testing/source-server.ts";

const HTML = "text/html; charset=utf-8";
const FLOOD = gzipSync(`["${"x".repeat(9_000_000)}"]`);

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

test.each<[string, () => Behaviour, string]>([
  ["are slow", () => after(60_000, json([])), "timeout"],
  ["say nothing", () => silent, "timeout"],
  ["never end their bodies", () => stalling, "timeout"],
  ["break the connection", () => breaking, "error"],
  ["fail", () => refusing(500), "error"],
  ["are overloaded", () => refusing(503), "error"],
  ["ask to wait", () => refusing(429, { "retry-after": "2" }), "error"],
  ["forbid", () => refusing(403, { server: "cloudflare" }), "error"],
  [
    "have challenges",
    () => raw("<title>Just a moment...</title>", HTML),
    "error",
  ],
  ["are cut off", () => raw('[{"id":1,"ti', "application/json"), "error"],
  ["are none of JSON", () => raw("<rss", "application/json"), "error"],
  ["answer a number", () => json(7), "error"],
  [
    "say too much in little",
    () => raw(FLOOD, "application/json", { "content-encoding": "gzip" }),
    "error",
  ],
  [
    "send us to a stranger",
    () => refusing(302, { location: `${stranger.origin}/scholars4dev/` }),
    "error",
  ],
  [
    "send us into the cloud's own network",
    () => refusing(302, { location: "http://169.254.169.254/latest/" }),
    "error",
  ],
])(
  "where all sources %s, each is told of and our own results stand",
  async (_name, behaviour, status) => {
    for (const key of ALL_KEYS) server.behave(key, behaviour());
    const hanging = status === "timeout" ? ALL_KEYS : [];
    const { sources, results, error } = await search(
      quickHandler(server, ALL_KEYS, { hanging }),
    );
    expect(sources.map((source) => `${source.key} ${source.status}`)).toEqual([
      "catalogo ok",
      ...ALL_KEYS.map((key) => `${key} ${status}`),
    ]);
    expect(results.map(({ title }) => title)).toEqual(["Nuestra"]);
    expect(error).toBeNull();
    for (const key of ALL_KEYS) expect(stranger.requestsOf(key)).toEqual([]);
  },
);
