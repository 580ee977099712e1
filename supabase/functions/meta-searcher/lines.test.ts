import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHandler } from "./handler.ts";
import { readSettings } from "./settings.ts";
import { BODIES } from "./testing/bodies.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("who takes lines hears after a second what the quick sources have found, then the whole", async () => {
  const wikipedia = Promise.withResolvers<Response>();
  const lines = linesOf(await ask(() => wikipedia.promise));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await lines.next()).toMatchObject({
    results: [{ source: "catalogo" }],
    sources: [{ key: "catalogo", status: "ok" }],
  });
  wikipedia.resolve(Response.json(BODIES.wikipedia_es));
  expect(await lines.next()).toMatchObject({
    error: null,
    sources: [
      { key: "catalogo", status: "ok" },
      { key: "wikipedia_es", status: "ok" },
    ],
  });
  expect(await lines.next()).toBeNull();
});

test("where all are quick there is the whole alone", async () => {
  const answer = await ask(async () => Response.json(BODIES.wikipedia_es));
  expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  // Or a proxy hands on the first line with the last.
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  const lines = linesOf(answer);
  expect(await lines.next()).toMatchObject({
    sources: [{ key: "catalogo" }, { key: "wikipedia_es", status: "ok" }],
  });
  expect(await lines.next()).toBeNull();
});

test("who leaves in between disturbs nobody", async () => {
  const wikipedia = Promise.withResolvers<Response>();
  const answer = await ask(() => wikipedia.promise);
  await answer.body?.cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  wikipedia.resolve(Response.json(BODIES.wikipedia_es));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("one source alone, and who takes no lines, get one JSON object", async () => {
  const quick = async () => Response.json(BODIES.wikipedia_es);
  for (const answer of [
    await ask(quick, { source: "wikipedia_es" }),
    await ask(quick, {}, "application/json"),
  ]) {
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await answer.json()).toMatchObject({ error: null });
  }
});

test("the whole comes within four seconds, whatever time a source is given", async () => {
  const hanging = () => new Promise<Response>(() => {});
  const limits = { timeoutMs: 10_000 };
  let isHere = false;
  const asking = ask(hanging, {}, "application/json", limits);
  asking.then(() => {
    isHere = true;
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isHere).toBe(true);
});

/** Asks a handler whose only remote source is Wikipedia. */
function ask(
  wikipedia: () => Promise<Response>,
  more: object = {},
  accept = "application/x-ndjson, application/json",
  limits: object = {},
): Promise<Response> {
  const others = Object.fromEntries(
    [
      ...["secihti", "opportunitiescircle", "opportunitydesk", "scholars4dev"],
      ...["opportunitiesforyouth", "bdns", "grants_gov", "ror"],
    ].map((key) => [key, { on: false }]),
  );
  const sources = { ...others, wikipedia_es: limits };
  const item = {
    path: "/becas/una",
    title: "Una",
    description: "",
    link: "https://una.example/",
  };
  const handle = createHandler({
    // Wikipedia is asked by who can be reached alone.
    settings: readSettings({ sources }, (name) =>
      name === "CONTACT_EMAIL" ? "hola@site.example" : undefined,
    ),
    searchCatalogue: () => ({ exact: [item], near: [] }),
    publicUrl: "https://site.example",
    onFailure: () => {},
    fetch: wikipedia,
  });
  return handle(
    new Request("https://site.example/functions/v1/meta-searcher", {
      method: "POST",
      headers: { accept },
      body: JSON.stringify({ query: "beca", ...more }),
    }),
  );
}

/** Each JSON line of an answer as it comes; null at its end. */
function linesOf({ body }: Response) {
  const reader = body?.getReader();
  return {
    async next(): Promise<unknown> {
      const chunk = await reader?.read();
      return chunk?.value
        ? JSON.parse(new TextDecoder().decode(chunk.value))
        : null;
    },
  };
}
