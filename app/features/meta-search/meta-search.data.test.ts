import { expect, onTestFinished, test, vi } from "vitest";
import { askSources } from "./meta-search.data.ts";

const OURS = { url: null, publishableKey: "public-key" };

test("the function is invoked with the query, the language and the public key", async () => {
  const asked = answering(() =>
    Response.json({ results: [], error: null, sources: [] }),
  );
  expect(await ask()).toEqual({
    ok: true,
    data: { results: [], sources: [] },
  });
  const backend = { url: "https://backend.example", publishableKey: "key-2" };
  await askSources(
    backend,
    { query: "química", locale: "en", source: "ror" },
    new AbortController().signal,
  );
  expect(asked).toEqual([
    [
      "/functions/v1/meta-searcher",
      "public-key",
      '{"query":"química","locale":"es"}',
    ],
    [
      "https://backend.example/functions/v1/meta-searcher",
      "key-2",
      '{"query":"química","locale":"en","source":"ror"}',
    ],
  ]);
});

test.each([
  [
    200,
    { results: [], error: "Nadie respondió." },
    "rejected",
    "Nadie respondió.",
  ],
  [400, { error: "Falta el término." }, "rejected", "Falta el término."],
  [500, {}, "rejected", ""],
  [200, "<html>", "rejected", ""],
  [429, { message: "Too many requests" }, "tooMany", ""],
])("an answer %i %j is %s", async (status, body, reason, message) => {
  answering(() =>
    typeof body === "string"
      ? new Response(body, { status })
      : Response.json(body, { status }),
  );
  expect(await ask()).toEqual({ ok: false, reason, message });
});

test("what the quick sources found is heard first; the rest may still fail", async () => {
  const row = { source: "a", title: "Beca", link: "https://a.example/" };
  const early = JSON.stringify({ results: [row], sources: [] });
  const nothing = JSON.stringify({ results: [], sources: [] });
  const heard: Array<unknown> = [];
  const hearing = async (body: BodyInit) => {
    heard.length = 0;
    answering(() => new Response(body));
    return askSources(
      OURS,
      { query: "química", locale: "es" },
      new AbortController().signal,
      ({ results }) => heard.push(results.map(({ link }) => link)),
    );
  };
  expect(await hearing(`${early}\n${nothing}`)).toEqual({
    ok: true,
    data: { results: [], sources: [] },
  });
  expect(heard).toEqual([[row.link]]);
  const failed = JSON.stringify({ results: [], error: "Se cayó." });
  for (const [body, reason] of [
    [`${early}\n`, "rejected"],
    [`${early}\n${failed}`, "rejected"],
    [broken(`${early}\n`), "unreachable"],
  ] as const) {
    expect(await hearing(body)).toMatchObject({ ok: false, reason });
    expect(heard).toEqual([[row.link]]);
  }
  // Our own catalogue stands on the screen already.
  expect(await hearing(`${nothing}\n${early}`)).toMatchObject({ ok: true });
  expect(heard).toEqual([]);
});

test("without a network, and when it is stopped, the function is unreachable", async () => {
  answering(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await ask()).toMatchObject({ reason: "unreachable" });

  const controller = new AbortController();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      ),
  );
  const outcome = ask(controller.signal);
  controller.abort();
  expect(await outcome).toMatchObject({ reason: "unreachable" });
});

/** A line that breaks after this text. */
function broken(text: string): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError("network error"));
      isSent = true;
      controller.enqueue(new TextEncoder().encode(text));
    },
  });
}

function ask(signal = new AbortController().signal) {
  return askSources(OURS, { query: "química", locale: "es" }, signal);
}

function answering(answer: () => Response) {
  const asked: Array<ReadonlyArray<unknown>> = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, new Headers(init.headers).get("apikey"), init.body]);
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
