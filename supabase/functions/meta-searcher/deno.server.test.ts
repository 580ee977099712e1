import { afterAll, beforeAll, expect, test } from "vitest";
import { searchCatalogue } from "#catalogue/views/search-catalogue.ts";
import { SEARCHES } from "./client-limit.ts";
import { createHandler, type Handler } from "./handler.ts";
import {
  type DenoFunction,
  findDeno,
  startDenoFunction,
} from "./testing/deno-function.ts";
import { HOSTILE } from "./testing/hostile.ts";
import { searchWith, VARIABLES } from "./testing/search-with.ts";
import {
  breaking,
  json,
  raw,
  refusing,
  type SourceServer,
  silent,
  startSourceServer,
} from "./testing/source-server.ts";

const deno = findDeno();
if (!deno)
  console.warn(
    "Tests under Deno are skipped: its package for this platform is not installed.",
  );

let server: SourceServer;
let underDeno: DenoFunction;
let underNode: Handler;

beforeAll(async () => {
  if (!deno) return;
  server = await startSourceServer();
  const config = {
    ...server.config,
    // Each query reaches the sources, after a failure too.
    freshHours: 0,
    staleDays: 0,
    failureSeconds: 0,
    timeoutMs: 3_000,
  };
  underDeno = await startDenoFunction(deno, {
    ...VARIABLES,
    META_SEARCH_CONFIG: JSON.stringify(config),
    SUPABASE_URL: server.origin,
    SUPABASE_ANON_KEY: "publishable",
  });
  underNode = createHandler(
    searchWith(config, {
      searchCatalogue,
      import: {
        url: server.origin,
        key: "publishable",
        fetch: (request) => fetch(request),
      },
    }),
  );
});
afterAll(async () => {
  await underDeno?.stop();
  await server?.close();
});

test.skipIf(!deno)(
  "the bundle under Deno answers like the handler under Node, failing sources included",
  async () => {
    const { results } = await expectSame({ query: "curso de la universidad" });
    expect(new Set(results.map(({ source }) => source)).size).toBe(8);
    // Few of these requests reach the BDNS: its quota is four in two seconds.
    for (const body of [
      { query: "becas para maestría en Alemania", locale: "en" },
      { query: "curso", source: "searxng" },
      { query: "curso", source: "nobody" },
      { query: " " },
      { query: "x".repeat(201) },
      { query: "a", more: "x".repeat(5_000) },
    ])
      await expectSame(body);
    server.behave("bdns", refusing(500));
    server.behave("ror", json({ errors: ["no"] }));
    server.behave("searxng", raw("<h1>Hola</h1>", "text/html"));
    server.behave("brave", refusing(302, { location: "http://10.0.0.1/" }));
    server.behave("grants_gov", raw("[{", "application/json"));
    server.behave("wikipedia_es", breaking);
    server.behave("rest", refusing(503));
    const { sources } = await expectSame({ query: "curso universidad" });
    expect(sources.filter(({ status }) => status === "error")).toHaveLength(7);
    await expect
      .poll(() => underDeno.log())
      .toContain('"source":"wikipedia_es"');
    expect(underDeno.log()).not.toMatch(/curso|universidad/);
  },
);

test.skipIf(!deno)(
  "hostile responses give the same results under Deno and Node",
  async () => {
    server.reset();
    for (const [key, behaviour] of Object.entries(HOSTILE))
      server.behave(key, behaviour);
    const { sources, results } = await expectSame({
      query: "beca universidad",
    });
    const statuses = Object.fromEntries(
      sources.map(({ key, status }) => [key, status]),
    );
    expect(statuses).toMatchObject({
      bdns: "timeout",
      brave: "error",
      grants_gov: "error",
      searxng: "ok",
      wikipedia_es: "ok",
      ror: "ok",
    });
    expect(results.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "Beca buena",
        "<img src=x onerror=alert(1)>",
        "Universidad de Música",
      ]),
    );
    expect(JSON.stringify(results)).not.toContain("javascript:");
  },
);

test.skipIf(!deno)(
  "a hanging database is a timeout under Deno and Node",
  async () => {
    server.reset();
    server.behave("rest", silent);
    const { sources } = await expectSame({ query: "curso" });
    expect(sources.find(({ key }) => key === "import")?.status).toBe("timeout");
  },
);

test.skipIf(!deno)(
  "a source gets the same URL, user agent and `accept` from Deno and Node",
  async () => {
    server.reset();
    await expectSame({ query: "curso de universidad" });
    const received = server.requestsTo("ror").map(({ url, headers }) => ({
      url,
      agent: headers["user-agent"],
      accept: headers.accept,
    }));
    expect(received).toHaveLength(2);
    expect(received[0]).toEqual(received[1]);
  },
);

test.skipIf(!deno)(
  "the function under Deno answers 429 after a client's limit",
  async () => {
    const statuses: Array<number> = [];
    // An empty query reaches no source, but counts against the limit.
    for (let at = 0; at <= SEARCHES.points; at += 1) {
      const { status, body } = await fetch(underDeno.url, {
        method: "POST",
        headers: { "x-forwarded-for": "203.0.113.7" },
        body: "{}",
      });
      await body?.cancel();
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(SEARCHES.points);
    // Another client is not limited.
    await expectSame({ query: " " });
  },
);

type Answer = {
  readonly results: ReadonlyArray<{
    readonly title: string;
    readonly source: string;
  }>;
  readonly sources: ReadonlyArray<{
    readonly key: string;
    readonly status: string;
  }>;
};

/** Compares both answers; only milliseconds may differ. */
async function expectSame(body: object): Promise<Answer> {
  const init = { method: "POST", body: JSON.stringify(body) };
  const answers = await Promise.all([
    fetch(underDeno.url, init),
    underNode(new Request("https://site.example/", init)),
  ]);
  const [one, other] = await Promise.all(
    answers.map(async (response) => ({
      status: response.status,
      type: response.headers.get("content-type"),
      text: (await response.text()).replace(/"ms":\d+/g, '"ms":0'),
    })),
  );
  expect(one).toEqual(other);
  return JSON.parse(one?.text ?? "") as Answer;
}
