import { expect, test } from "vitest";
import { createHandler } from "./handler.ts";
import type { MetaSearchAnswer } from "./search.ts";

const ANSWER: MetaSearchAnswer = { results: [], error: null, sources: [] };

test("the search gets query, language and source, and the client gets the answer", async () => {
  const { send, searched } = aHandler();
  const response = await send({ body: { query: " beca ", locale: "en" } });
  expect([response.status, await response.json()]).toEqual([200, ANSWER]);
  await send({ body: { query: "beca", locale: "fr", source: "bdns" } });
  expect(searched).toEqual([
    [" beca ", "en", undefined],
    ["beca", "es", "bdns"],
  ]);
});

test.each([
  ["an empty body", ""],
  ["malformed JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["no query", "{}"],
  ["a blank query", '{"query":"  \\n"}'],
  ["a query without a letter", '{"query":"¿?"}'],
  ["a number as query", '{"query":3}'],
  ["a query of 201 characters", JSON.stringify({ query: "a".repeat(201) })],
  ["an unknown source", '{"query":"beca","source":"nobody"}'],
  [
    "a broken body",
    new ReadableStream({
      start: (controller) => controller.error(new Error("gone")),
    }),
  ],
])("%s gets status 400 and a sentence", async (_name, body) => {
  const response = await aHandler().send({ body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    results: [],
    error: expect.stringMatching(/^\p{Lu}.+\.$/u),
    sources: [],
  });
});

test.each([
  [{ query: "" }, "Please enter a search term."],
  [{ query: "a".repeat(201) }, "A search can have up to 200 characters."],
  [{ query: "grant", source: "nobody" }, "There is no such source."],
])("%j is rejected in the user's language", async (body, error) => {
  const response = await aHandler().send({ body: { ...body, locale: "en" } });
  expect(await response.json()).toMatchObject({ error });
});

test("a query may have 200 characters", async () => {
  const { send } = aHandler();
  expect((await send({ body: { query: "a".repeat(200) } })).status).toBe(200);
});

test("a body over 4 kB gets status 413", async () => {
  const { send } = aHandler();
  const body = { query: "a", more: "x".repeat(4_096) };
  expect((await send({ body })).status).toBe(413);
});

test.each(["GET", "PUT", "DELETE"])(
  "%s gets status 405 and the allowed methods",
  async (method) => {
    const response = await aHandler().send({ method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  },
);

test("a preflight request allows the headers of the client library", async () => {
  const { status, headers } = await aHandler().send({ method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-methods")).toContain("POST");
  for (const name of [
    "authorization",
    "apikey",
    "x-client-info",
    "content-type",
  ])
    expect(headers.get("access-control-allow-headers")).toContain(name);
});

test.each([
  { method: "OPTIONS" },
  { method: "GET" },
  { body: "{" },
  { body: { query: "beca" } },
  { body: { query: "x".repeat(5_000) } },
])(
  "any origin may read a response, no cache may store it: %#",
  async (request) => {
    const { headers } = await aHandler().send(request);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  },
);

function aHandler() {
  const searched: Array<ReadonlyArray<unknown>> = [];
  const handle = createHandler({
    search: async (query, locale, source) => {
      searched.push([query, locale, source]);
      return source === "nobody" ? null : ANSWER;
    },
  });
  const send = ({
    method = "POST",
    body,
  }: {
    method?: string;
    body?: unknown;
  }) => {
    const isRaw = typeof body === "string" || body instanceof ReadableStream;
    const sent = isRaw ? body : JSON.stringify(body);
    return handle(
      new Request("https://site.example/functions/v1/meta-searcher", {
        method,
        ...(body === undefined ? {} : { body: sent, duplex: "half" }),
      }),
    );
  };
  return { send, searched };
}
