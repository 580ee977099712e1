import { afterAll, beforeAll, expect, test } from "vitest";
import { searchCatalogue } from "#app/features/catalogue/screen-data/search-catalogue.ts";
import { SEARCHES } from "./client-limit.ts";
import { createHandler } from "./handler.ts";
import { readSettings } from "./settings.ts";
import {
  type DenoFunction,
  findDeno,
  startDenoFunction,
} from "./testing/deno-function.ts";
import { HOSTILE } from "./testing/hostile.ts";
import { patientLimits } from "./testing/search-over.ts";
import {
  breaking,
  json,
  raw,
  refusing,
  type SourceServer,
  startSourceServer,
} from "./testing/source-server.ts";

const deno = findDeno();
if (!deno) console.warn("Tests under Deno are skipped: no package fits.");

let server: SourceServer;
let underDeno: DenoFunction;
let underNode: (request: Request) => Promise<Response>;

beforeAll(async () => {
  if (!deno) return;
  server = await startSourceServer();
  const variables: Readonly<Record<string, string>> = {
    PUBLIC_URL: "http://localhost:3000",
    CONTACT_EMAIL: "hola@site.example",
    SEARXNG_URL: "https://searxng.example",
    BRAVE_API_KEY: "key",
    META_SEARCH_CONFIG: JSON.stringify({
      isTest: true,
      // Each question reaches the sources anew.
      freshHours: 0,
      staleDays: 0,
      ...patientLimits(server, ["daad_programmes"]),
    }),
  };
  underDeno = await startDenoFunction(deno, variables);
  underNode = createHandler({
    settings: readSettings(
      JSON.parse(variables.META_SEARCH_CONFIG ?? ""),
      (name) => variables[name],
    ),
    searchCatalogue,
    publicUrl: "http://localhost:3000",
    onFailure: () => {},
  });
});
afterAll(async () => {
  await underDeno?.stop();
  await server?.close();
});

test.skipIf(!deno)(
  "Deno and Node give the same answers to the last byte, whatever the sources do",
  async () => {
    const questions = [
      { query: "curso de la universidad" },
      { query: "becas para maestría en Alemania", locale: "en" },
      { query: "Chevening" },
      { query: "curso", source: "bdns" },
      { query: "curso", source: "nobody" },
      { query: " " },
      { query: "x".repeat(201) },
      { query: "a", more: "x".repeat(5_000) },
    ];
    const [first] = questions;
    expect((await expectSame(first ?? {})).results.length).toBeGreaterThan(14);
    for (const body of questions.slice(1)) await expectSame(body);
    server.behave("secihti", json([]));
    server.behave("bdns", refusing(500));
    server.behave("ror", json({ errors: ["no"] }));
    server.behave("scholars4dev", raw("<h1>Hola</h1>", "text/html"));
    server.behave(
      "wikipedia_es",
      refusing(302, { location: "http://10.0.0.1/" }),
    );
    server.behave("grants_gov", raw("[{", "application/json"));
    server.behave(
      "hipolabs",
      raw(`["${"x".repeat(2_000_000)}"]`, "application/json"),
    );
    server.behave("opportunitydesk", breaking);
    const { sources } = await expectSame({ query: "curso universidad" });
    expect(sources.filter(({ status }) => status === "error")).toHaveLength(7);
    await expect
      .poll(() => underDeno.log())
      .toContain('"source":"opportunitydesk"');
    expect(underDeno.log()).not.toMatch(/curso|universidad/);
  },
);

test.skipIf(!deno)(
  "what is hostile reads the same in both, and what hangs costs both the same",
  async () => {
    server.reset();
    for (const [key, behaviour] of Object.entries(HOSTILE))
      server.behave(key, behaviour);
    const { sources, results } = await expectSame({
      query: "becas curso universidad",
    });
    const statuses = Object.fromEntries(
      sources.map(({ key, status }) => [key, status]),
    );
    expect(statuses).toMatchObject({
      ...{ secihti: "ok", wikipedia_es: "ok", scholars4dev: "ok" },
      ...{ opportunitiesforyouth: "ok", ror: "ok", bdns: "empty" },
      ...{ daad_programmes: "timeout", searxng: "error", brave: "error" },
      ...{ hipolabs: "error", grants_gov: "error" },
    });
    expect(results.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "Beca buena",
        "<img src=x onerror=alert(1)>",
        "Beca msica de universidad",
        "Universidad de Música",
        "Beca X & Beca Y – 2027",
      ]),
    );
    expect(JSON.stringify(results)).not.toContain("javascript:");
  },
);

test.skipIf(!deno)("sources see the same visitor from both", async () => {
  server.reset();
  await expectSame({ query: "curso de universidad" });
  const seen = server.requestsOf("ror").map(({ url, headers }) => ({
    url,
    agent: headers["user-agent"],
    accept: headers.accept,
  }));
  expect(seen).toHaveLength(2);
  expect(seen[0]).toEqual(seen[1]);
});

test.skipIf(!deno)(
  "where no server of ours counts them, the entry limits searches",
  async () => {
    const statuses: Array<number> = [];
    // A blank question reaches no source, and counts.
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
    await expectSame({ query: " " });
  },
);

type Answer = {
  readonly results: ReadonlyArray<{ readonly title: string }>;
  readonly sources: ReadonlyArray<{
    readonly key: string;
    readonly status: string;
  }>;
};

/** Asks both; what they say may differ in milliseconds only. */
async function expectSame(body: object): Promise<Answer> {
  const ask = { method: "POST", body: JSON.stringify(body) };
  const answers = await Promise.all([
    fetch(underDeno.url, ask),
    underNode(new Request("https://site.example/", ask)),
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
