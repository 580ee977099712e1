import { expect, test, vi } from "vitest";
import { createHandler } from "./handler.ts";
import { readSettings } from "./settings.ts";

const ITEM = {
  path: "/becas/una",
  title: "Una beca",
  description: "Lo que cubre",
  link: "https://una.example/",
};

test("a question is answered with results, each source's fate and no error", async () => {
  const response = await ask({ body: { query: " beca " } });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    results: [
      {
        id: "catalogo:becas/una",
        source: "catalogo",
        sourceName: "Trampolín",
        title: "Una beca",
        description: "Lo que cubre",
        link: "https://site.example/becas/una",
        host: "site.example",
      },
    ],
    error: null,
    sources: [
      {
        key: "catalogo",
        name: "Trampolín",
        status: "ok",
        ms: expect.any(Number),
        count: 1,
      },
      {
        key: "wikipedia_es",
        name: "Wikipedia",
        status: "error",
        ms: expect.any(Number),
        count: 0,
        searchLink: "https://es.wikipedia.org/w/index.php?search=beca",
      },
    ],
  });
});

test("one source alone can be asked again", async () => {
  const response = await ask({
    body: { query: "beca", source: "wikipedia_es" },
  });
  expect(await response.json()).toMatchObject({
    results: [],
    error: "Ninguna fuente ha respondido. Inténtalo de nuevo en unos minutos.",
    sources: [{ key: "wikipedia_es", status: "error" }],
  });
});

test("that nobody has answered is told in the reader's language", async () => {
  const response = await ask({
    body: { query: "grant", source: "wikipedia_es", locale: "en" },
  });
  expect(await response.json()).toMatchObject({
    error: "No source has answered. Try again in a few minutes.",
  });
});

test("a body that breaks off is a bad request", async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new Error("gone")),
  });
  expect((await ask({ body: broken })).status).toBe(400);
});

test("the catalogue is asked in the reader's language, Spanish unless told", async () => {
  const asked: Array<string> = [];
  for (const locale of ["en", "es", "fr", undefined])
    await ask({ body: { query: "beca", locale } }, (_query, language) => {
      asked.push(language);
      return { exact: [], near: [] };
    });
  expect(asked).toEqual(["en", "es", "es", "es"]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
  ["no query", "{}"],
  ["a blank query", '{"query":"  \\n"}'],
  ["a query without a letter", '{"query":"¿?"}'],
  ["a number", '{"query":3}'],
  ["a long query", JSON.stringify({ query: "a".repeat(201) })],
  ["an unknown source", '{"query":"beca","source":"nobody"}'],
])("%s is a bad request, told in a sentence", async (_name, body) => {
  const response = await ask({ body });
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
])("a refusal of %j is told in the reader's language", async (body, error) => {
  const response = await ask({ body: { ...body, locale: "en" } });
  expect(await response.json()).toMatchObject({ error });
});

test("200 characters may be asked", async () => {
  expect((await ask({ body: { query: "a".repeat(200) } })).status).toBe(200);
});

test("a body of more than 4 kB is not read to its end", async () => {
  const response = await ask({ body: { query: "a", more: "x".repeat(4_096) } });
  expect(response.status).toBe(413);
});

test.each(["GET", "PUT", "DELETE"])("%s is not how to ask", async (method) => {
  const response = await ask({ method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST, OPTIONS");
});

test("a browser may ask from any page before it asks", async () => {
  const response = await ask({ method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toContain(
    "POST",
  );
  for (const name of [
    "authorization",
    "apikey",
    "x-client-info",
    "content-type",
  ])
    expect(response.headers.get("access-control-allow-headers")).toContain(
      name,
    );
});

test.each([
  { method: "OPTIONS" },
  { method: "GET" },
  { body: "{" },
  { body: { query: "beca" } },
  { body: { query: "x".repeat(5_000) } },
])(
  "every answer may be read by any page and rests nowhere: %#",
  async (request) => {
    const { headers } = await ask(request);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  },
);

test("whoever keeps the log hears of a failure, and never what was asked", async () => {
  const onFailure = vi.fn();
  await ask({ body: { query: "mi secreto" } }, undefined, onFailure);
  expect(onFailure).toHaveBeenCalledWith("wikipedia_es", {
    reason: "status",
    status: 500,
  });
  expect(JSON.stringify(onFailure.mock.calls)).not.toContain("secreto");
});

const OTHERS_OFF = Object.fromEntries(
  [
    ...["secihti", "opportunitiescircle", "opportunitydesk", "scholars4dev"],
    ...["opportunitiesforyouth", "bdns", "grants_gov", "ror"],
  ].map((key) => [key, { on: false }]),
);

/** Asks a handler whose only remote source, Wikipedia, is out of order. */
function ask(
  { method = "POST", body }: { method?: string; body?: unknown },
  searchCatalogue: Parameters<
    typeof createHandler
  >[0]["searchCatalogue"] = () => ({
    exact: [ITEM],
    near: [],
  }),
  onFailure: Parameters<typeof createHandler>[0]["onFailure"] = () => {},
) {
  const handle = createHandler({
    settings: readSettings({ sources: OTHERS_OFF }, (name) =>
      name === "CONTACT_EMAIL" ? "hola@site.example" : undefined,
    ),
    searchCatalogue,
    publicUrl: "https://site.example",
    onFailure,
    fetch: async () => new Response("", { status: 500 }),
  });
  const isRaw = typeof body === "string" || body instanceof ReadableStream;
  const sent = isRaw ? body : JSON.stringify(body);
  return handle(
    new Request("https://site.example/functions/v1/meta-searcher", {
      method,
      ...(body === undefined ? {} : { body: sent, duplex: "half" }),
    }),
  );
}
