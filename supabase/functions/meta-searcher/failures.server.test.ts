import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { BODIES, FEED } from "./testing/bodies.ts";
import {
  QUESTION,
  quickHandler,
  search,
  statusOf,
} from "./testing/search-over.ts";
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

const OWN = "https://www.scholars4dev.com";

/** What a source does, what becomes of it, and what it costs in requests. */
test.each<[string, () => Behaviour, string, number]>([
  ["is slow", () => after(60_000, json([])), "timeout", 1],
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
  const hanging = status === "timeout" ? ["scholars4dev"] : [];
  const answer = await search(
    quickHandler(server, ["scholars4dev", "wikipedia_es"], { hanging }),
  );
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
  const { results } = await search(quickHandler(server, ["scholars4dev"]));
  expect(results.map((result) => result.title)).toEqual(["Nuestra", title]);
});

test("wrong bytes cost a letter, not the answer", async () => {
  const body = Buffer.from(
    JSON.stringify([hostile("Beca m?sica", `${OWN}/7/`)]),
  );
  body[body.indexOf("?")] = 0xff;
  server.behave("scholars4dev", raw(body, "application/json"));
  const { results } = await search(quickHandler(server, ["scholars4dev"]));
  expect(results.map(({ title }) => title)).toContain("Beca msica");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  `https://user:pw@www.scholars4dev.com/7/`,
  "https://other.example/7/",
])("a row whose link is %s is left out", async (link) => {
  server.behave("scholars4dev", json([hostile("Mala", link)]));
  const answer = await search(quickHandler(server, ["scholars4dev"]));
  expect(statusOf(answer, "scholars4dev")).toBe("empty");
});

test("a page that two rows lead to is shown once", async () => {
  const rows = [
    hostile("Beca", `${OWN}/7/?utm_source=a`),
    { ...hostile("Beca otra vez", "http://scholars4dev.com/7"), id: 8 },
  ];
  server.behave("scholars4dev", json(rows));
  const { results } = await search(quickHandler(server, ["scholars4dev"]));
  expect(results.map(({ title }) => title)).toEqual(["Nuestra", "Beca"]);
});

test.each([401, 403, 404])(
  "where its interface is closed by %i, a site's feed serves; an empty one is empty",
  async (status) => {
    const feed = (text: string) =>
      inTurn(refusing(status), raw(text, "application/rss+xml"));
    server.behave("opportunitiesforyouth", feed(FEED));
    const found = await search(
      quickHandler(server, ["opportunitiesforyouth"]),
      "beca",
    );
    expect(found.results.map(({ title }) => title)).toContain(
      "Beca X & Beca Y – 2027",
    );
    server.behave(
      "opportunitiesforyouth",
      feed("<rss><channel><title>x</title></channel></rss>"),
    );
    const empty = await search(
      quickHandler(server, ["opportunitiesforyouth"]),
      "beca",
    );
    expect(statusOf(empty, "opportunitiesforyouth")).toBe("empty");
  },
);

test("where nobody answers, a sentence says so", async () => {
  server.behave("scholars4dev", breaking);
  const answer = await search(
    quickHandler(server, ["scholars4dev"]),
    QUESTION,
    "scholars4dev",
  );
  expect(answer.results).toEqual([]);
  expect(answer.error).toBe(
    "Ninguna fuente ha respondido. Inténtalo de nuevo en unos minutos.",
  );
});

/** A row of Scholars4Dev with what must not reach a reader as it is. */
function hostile(title: string, link: string) {
  return { id: 7, title: { rendered: title }, excerpt: { rendered: "" }, link };
}
