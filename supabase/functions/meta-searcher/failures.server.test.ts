import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { SearchAnswer } from "./core/search.ts";
import { createHandler } from "./handler.ts";
import { readSettings } from "./settings.ts";
import { BODIES, FEED } from "./testing/bodies.ts";
import {
  after,
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

const QUESTION = "curso de la universidad";
const ALL = Object.keys(BODIES);
const HTML = "text/html; charset=utf-8";

let server: SourceServer;
let stranger: SourceServer;

beforeAll(async () => {
  [server, stranger] = await Promise.all([
    startSourceServer(),
    startSourceServer(),
  ]);
});
afterEach(() => {
  server.reset();
  stranger.reset();
});
afterAll(() => Promise.all([server.close(), stranger.close()]));

test("fourteen sources and our catalogue answer one question", async () => {
  const { sources, error } = await search();
  expect(error).toBeNull();
  expect(sources.map(({ key, status }) => `${key} ${status}`)).toEqual(
    ["catalogo", ...ALL].map((key) => `${key} ok`),
  );
});

test("five that hang and three that fail cost nothing but themselves: six answer within four seconds", async () => {
  const hanging = ["secihti", "bdns", "searxng", "brave", "daad_programmes"];
  const failing = ["ror", "coursera", "hipolabs"];
  for (const key of hanging) server.behave(key, silent);
  for (const key of failing) server.behave(key, refusing(503));
  const startedAt = performance.now();
  // The very limits of production.
  const { sources, error, results } = await search(handlerWith({}));
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  const with_ = (status: string) =>
    sources.filter((source) => source.status === status).map(({ key }) => key);
  expect(error).toBeNull();
  expect(with_("timeout").toSorted()).toEqual(hanging.toSorted());
  expect(with_("error").toSorted()).toEqual(failing.toSorted());
  expect(with_("ok")).toHaveLength(1 + 6);
  expect(new Set(results.map(({ source }) => source)).size).toBe(7);
});

const hostile = (title: string, link: string) => ({
  id: 7,
  title: { rendered: title },
  excerpt: { rendered: "" },
  link,
});
const OWN = "https://www.scholars4dev.com";

/** What a source does, what becomes of it, and what it costs in requests. */
test.each<[string, () => Behaviour, string, number]>([
  ["is slow", () => after(2_000, json([])), "timeout", 1],
  ["says nothing", () => silent, "timeout", 1],
  ["never ends its body", () => stalling, "timeout", 1],
  ["breaks the connection", () => breaking, "error", 2],
  [
    "breaks it once",
    () => inTurn(breaking, json(BODIES.scholars4dev)),
    "ok",
    2,
  ],
  ["fails", () => refusing(500), "error", 1],
  ["is overloaded", () => refusing(503), "error", 2],
  ["asks to wait", () => refusing(429, { "retry-after": "2" }), "error", 1],
  [
    "is guarded",
    () => refusing(403, { server: "cloudflare", "content-type": HTML }),
    "error",
    1,
  ],
  [
    "has a challenge",
    () => raw("<title>Just a moment...</title>", HTML),
    "error",
    1,
  ],
  ["answers with a page", () => raw("<h1>Hola</h1>", HTML), "error", 1],
  ["is cut off", () => raw('[{"id":1,"ti', "application/json"), "error", 1],
  [
    "answers with something else",
    () => json({ code: "rest_no_route" }),
    "error",
    1,
  ],
  ["has found nothing", () => json([]), "empty", 1],
  [
    "says too much",
    () => raw(`["${"x".repeat(2_000_000)}"]`, "application/json"),
    "error",
    1,
  ],
  [
    "says too much in little",
    () =>
      raw(gzipSync(`["${"x".repeat(9_000_000)}"]`), "application/json", {
        "content-encoding": "gzip",
      }),
    "error",
    1,
  ],
  [
    "sends us to a stranger",
    () => refusing(302, { location: `${stranger.origin}/scholars4dev/` }),
    "error",
    1,
  ],
  [
    "sends us into the cloud's own network",
    () => refusing(302, { location: "http://169.254.169.254/latest/" }),
    "error",
    1,
  ],
  [
    "sends us round in circles",
    () => refusing(302, { location: "/scholars4dev/again" }),
    "error",
    3,
  ],
  [
    "sends us on once",
    () =>
      inTurn(
        refusing(302, { location: "/scholars4dev/there" }),
        json(BODIES.scholars4dev),
      ),
    "ok",
    2,
  ],
])("a source that %s", async (_name, behaviour, status, requests) => {
  server.behave("scholars4dev", behaviour());
  const answer = await search(quickHandler(["scholars4dev", "wikipedia_es"]));
  expect(statusOf(answer, "scholars4dev")).toBe(status);
  expect(statusOf(answer, "wikipedia_es")).toBe("ok");
  expect(server.requestsOf("scholars4dev")).toHaveLength(requests);
  expect(stranger.requestsOf("scholars4dev")).toEqual([]);
});

test.each([
  ["<script>alert(1)</script>Beca <b onclick=x>buena</b>", "Beca buena"],
  ["&lt;img src=x onerror=alert(1)&gt;", "<img src=x onerror=alert(1)>"],
  [`Beca\u202e\u0000 ${"x".repeat(10_000)}`, `Beca ${"x".repeat(154)}…`],
])("a hostile title is plain text: %j", async (rendered, title) => {
  server.behave("scholars4dev", json([hostile(rendered, `${OWN}/7/`)]));
  const { results } = await search(quickHandler(["scholars4dev"]));
  expect(results.map((result) => result.title)).toEqual(["Nuestra", title]);
});

test("wrong bytes cost a letter, not the answer", async () => {
  const body = Buffer.from(
    JSON.stringify([hostile("Beca m?sica", `${OWN}/7/`)]),
  );
  body[body.indexOf("?")] = 0xff;
  server.behave("scholars4dev", raw(body, "application/json"));
  const { results } = await search(quickHandler(["scholars4dev"]));
  expect(results.map(({ title }) => title)).toContain("Beca msica");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  `https://user:pw@www.scholars4dev.com/7/`,
  "https://other.example/7/",
])("a row whose link is %s is left out", async (link) => {
  server.behave("scholars4dev", json([hostile("Mala", link)]));
  const answer = await search(quickHandler(["scholars4dev"]));
  expect(statusOf(answer, "scholars4dev")).toBe("empty");
});

test("a page that two rows lead to is shown once", async () => {
  const rows = [
    hostile("Beca", `${OWN}/7/?utm_source=a`),
    { ...hostile("Beca otra vez", "http://scholars4dev.com/7"), id: 8 },
  ];
  server.behave("scholars4dev", json(rows));
  const { results } = await search(quickHandler(["scholars4dev"]));
  expect(results.map(({ title }) => title)).toEqual(["Nuestra", "Beca"]);
});

test("where its interface is closed, a site's feed serves; an empty one is empty", async () => {
  const feed = (text: string) =>
    inTurn(refusing(401), raw(text, "application/rss+xml"));
  server.behave("opportunitiesforyouth", feed(FEED));
  const found = await search(quickHandler(["opportunitiesforyouth"]), "beca");
  expect(found.results.map(({ title }) => title)).toContain(
    "Beca X & Beca Y – 2027",
  );
  server.behave(
    "opportunitiesforyouth",
    feed("<rss><channel><title>x</title></channel></rss>"),
  );
  const empty = await search(quickHandler(["opportunitiesforyouth"]), "beca");
  expect(statusOf(empty, "opportunitiesforyouth")).toBe("empty");
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
  const handler = quickHandler(["scholars4dev"], { freshHours: 0 });
  for (const _ of [1, 2])
    expect(statusOf(await search(handler), "scholars4dev")).toBe("ok");
  const [first, second] = server.requestsOf("scholars4dev");
  expect(first?.headers["if-none-match"]).toBeUndefined();
  expect(second?.headers["if-none-match"]).toBe(etag);
  expect(first?.headers["user-agent"]).toBe(
    "TrampolinMetaSearch/1.0 (+https://site.example; mailto:hola@site.example)",
  );
  expect(first?.headers.authorization).toBeUndefined();
  expect(first?.headers.apikey).toBeUndefined();
  expect(first?.headers.cookie).toBeUndefined();
});

test("two hundred simultaneous equal questions cost each source one request", async () => {
  const handler = handlerWith({});
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => search(handler)),
  );
  for (const key of ALL) expect(server.requestsOf(key)).toHaveLength(1);
  expect(
    new Set(answers.map(({ results }) => JSON.stringify(results))).size,
  ).toBe(1);
});

test("the second equal question is answered from memory in less than ten milliseconds", async () => {
  const handler = handlerWith({});
  await search(handler);
  const times = [];
  for (let time = 0; time < 5; time += 1) {
    const startedAt = performance.now();
    await search(handler);
    times.push(performance.now() - startedAt);
  }
  expect(Math.min(...times)).toBeLessThan(10);
  for (const key of ALL) expect(server.requestsOf(key)).toHaveLength(1);
});

test("a dead source is left alone until its pause is over", async () => {
  let ms = Date.UTC(2026, 10, 21);
  server.behave("scholars4dev", refusing(500));
  const handler = quickHandler(["scholars4dev"], {}, () => ms);
  for (const query of ["a1", "b2", "c3"]) await search(handler, query);
  expect(statusOf(await search(handler, "d4"), "scholars4dev")).toBe(
    "suspended",
  );
  expect(server.requestsOf("scholars4dev")).toHaveLength(3);
  server.behave("scholars4dev", json(BODIES.scholars4dev));
  ms += 30_000;
  expect(statusOf(await search(handler, "e5"), "scholars4dev")).toBe("ok");
});

test("where nobody answers, a sentence says so", async () => {
  server.behave("scholars4dev", breaking);
  const answer = await search(
    quickHandler(["scholars4dev"]),
    QUESTION,
    "scholars4dev",
  );
  expect(answer.results).toEqual([]);
  expect(answer.error).toBe(
    "Ninguna fuente ha respondido. Inténtalo de nuevo en unos minutos.",
  );
});

function statusOf({ sources }: SearchAnswer, key: string) {
  return sources.find((source) => source.key === key)?.status;
}

type Handler = ReturnType<typeof createHandler>;

async function search(
  handler: Handler = handlerWith({}),
  query = QUESTION,
  source?: string,
): Promise<SearchAnswer> {
  const response = await handler(
    new Request("https://site.example/functions/v1/meta-searcher", {
      method: "POST",
      headers: { authorization: "Bearer secret", apikey: "secret" },
      body: JSON.stringify({ query, source }),
    }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

/** Only these sources, and little time for each. */
function quickHandler(
  keys: ReadonlyArray<string>,
  more: object = {},
  now?: () => number,
): Handler {
  const sources = Object.fromEntries(
    ALL.map((key) => [
      key,
      { ...server.bases[key], on: keys.includes(key), timeoutMs: 700 },
    ]),
  );
  return handlerWith({ budgetMs: 1_500, sources, ...more }, now);
}

function handlerWith(config: object, now: () => number = Date.now): Handler {
  const variables: Readonly<Record<string, string>> = {
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
    PUBLIC_URL: "https://site.example",
    CONTACT_EMAIL: "hola@site.example",
  };
  const ours = {
    path: "/becas/nuestra",
    title: "Nuestra",
    description: "",
    link: "https://nuestra.example/",
  };
  return createHandler({
    settings: readSettings(
      { isTest: true, sources: server.bases, ...config },
      (name) => variables[name],
    ),
    searchCatalogue: () => ({ exact: [ours], near: [] }),
    publicUrl: "https://site.example",
    onFailure: () => {},
    now,
  });
}
