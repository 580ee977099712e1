import { expect, test, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { importedSource } from "./import.ts";
import { readQuery } from "./query.ts";
import { IMPORTED } from "./testing/bodies.ts";

const HOUR_MS = 3_600_000;
const COPIED_MS = Date.parse(IMPORTED.last_seen);

test("a row becomes an item of its site, with the time of the copy", async () => {
  const { search } = anImport();
  expect(await search()).toEqual({
    status: "ok",
    items: [
      {
        origin: expect.objectContaining({
          key: "opportunitydesk",
          name: "Opportunity Desk",
        }),
        title: "Research Fellowship 2027",
        description: "For young researchers",
        link: "https://opportunitydesk.org/otra/",
        closes: "2026-12-31",
        publishedAt: "2026-08-22",
        isExact: false,
        alsoAt: null,
        copiedAt: IMPORTED.last_seen,
      },
    ],
    isCounted: false,
  });
});

test("a row of a site that is no longer imported has its key as name", async () => {
  const row = { ...IMPORTED, source: "former" };
  const { items } = await anImport(() => Response.json([row])).search();
  expect(items[0]?.origin).toMatchObject({ key: "former", name: "former" });
});

test("one request searches both wordings, with the publishable key", async () => {
  const { search, requests } = anImport();
  await search("Quiero una beca en México");
  expect(requests).toEqual([
    {
      url: "https://data.example/rest/v1/rpc/search_external_opportunities",
      key: "publishable",
      body: { words: "beca mexico\nscholarship mexico", most: 30 },
    },
  ]);
});

test("equal searches in flight share one request; a later search sends its own", async () => {
  const { search, requests } = anImport();
  await Promise.all([search("beca"), search("Beca"), search("beca")]);
  expect(requests).toHaveLength(1);
  await search("beca");
  expect(requests).toHaveLength(2);
});

test("an import whose newest dated row is over a day old is `stale`, with its age", async () => {
  const undated = { ...IMPORTED, last_seen: null, link: "https://a.example/" };
  const { search, clock } = anImport(() => Response.json([IMPORTED, undated]));
  clock.ms = COPIED_MS + 30 * HOUR_MS;
  expect(await search()).toMatchObject({ status: "stale", ageHours: 30 });
});

test.each([
  ["status 503", () => new Response(null, { status: 503 })],
  ["no list", () => Response.json({ message: "no" })],
  ["HTML", () => new Response("<h1>")],
  [
    "no connection",
    () => {
      throw new Error("unreachable");
    },
  ],
])("a database with %s is an `error`, reported once", async (_, respond) => {
  const { search, failures } = anImport(respond);
  expect(await search()).toEqual({
    status: "error",
    items: [],
    isCounted: false,
  });
  expect(failures).toHaveLength(1);
});

test("a slow database has the status `timeout`", async () => {
  const { search } = anImport(
    ({ signal }) =>
      new Promise((_, reject) => {
        // The timeout may pass before the request is read.
        signal.throwIfAborted();
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  expect((await search()).status).toBe("timeout");
});

test("a stale or empty import is reported once in ten minutes, a fresh one never", async () => {
  let rows = [IMPORTED];
  const { search, clock, report } = anImport(() => Response.json(rows));
  clock.ms = COPIED_MS + 6 * HOUR_MS;
  await search("uno");
  expect(report).not.toHaveBeenCalled();
  clock.ms += 1;
  await search("dos");
  await search("tres");
  expect(report).toHaveBeenCalledTimes(1);
  rows = [];
  clock.ms += 600_000;
  await search("cuatro");
  expect(report).toHaveBeenCalledTimes(2);
});

type SentRequest = {
  readonly url: string;
  readonly key: string | null;
  readonly body: { readonly words: string; readonly most: number };
};

function anImport(
  respond: (
    request: SentRequest & { signal: AbortSignal },
  ) => Response | Promise<Response> = () => Response.json([IMPORTED]),
) {
  const clock = { ms: COPIED_MS };
  const now = () => clock.ms;
  const requests: Array<SentRequest> = [];
  const failures: Array<unknown> = [];
  const report = vi.fn();
  const source = importedSource({
    url: "https://data.example",
    key: "publishable",
    fetch: async (request) => {
      const sent = {
        url: request.url,
        key: request.headers.get("apikey"),
        body: await request.json(),
      };
      requests.push(sent);
      return respond({ ...sent, signal: request.signal });
    },
    stale: { afterMs: 6 * HOUR_MS, report },
    cache: createAnswerCache(HOUR_MS, now),
    timeoutMs: 200,
    now,
    onFailure: (failure) => failures.push(failure),
  });
  const search = async (text = "Chevening") => {
    return source.search(readQuery(text), "es", false);
  };
  return { search, requests, failures, clock, report };
}
