import { expect, test } from "vitest";
import { createAllowance } from "../core/allowance.ts";
import { createHttp } from "../core/http.ts";
import { itemsOf } from "../core/item.ts";
import { readQuery } from "../core/query.ts";
import { createMemoryStore } from "../core/store.ts";
import { createHarvestSearch } from "../harvest-search.ts";
import { harvest } from "./harvest.ts";

const STORED = {
  source: "opportunitydesk",
  native_id: "https://opportunitydesk.org/?p=3",
  title: "Research Fellowship 2027",
  description: "For young researchers",
  language: "en",
  link: "https://opportunitydesk.org/otra/",
  published_at: "2026-08-22T10:34:17+00:00",
  closes_at: "2026-12-31",
  last_seen: "2026-11-21T06:00:00+00:00",
};

test("what is stored is read like any other source's answer", async () => {
  const { items } = await ask("beca", () => Response.json([STORED]));
  expect(items).toEqual([
    {
      id: "opportunitydesk.org/otra",
      title: "Research Fellowship 2027",
      description: "For young researchers",
      link: "https://opportunitydesk.org/otra/",
      closes: "2026-12-31",
      publishedAt: "2026-08-22",
      isExact: false,
      alsoAt: null,
      copiedAt: "2026-11-21T06:00:00+00:00",
    },
  ]);
});

test("the words that matter are asked for in both languages, with the key that anybody may have", async () => {
  const { asked } = await ask("Quiero una beca en México", () =>
    Response.json([]),
  );
  expect(asked.map(({ words }) => words)).toEqual([
    "beca mexico",
    "scholarship mexico",
  ]);
  expect(asked[0]).toMatchObject({
    url: "https://data.example/rest/v1/rpc/search_external_opportunities",
    key: "publishable",
    most: 10,
  });
});

test("what is found in Spanish leaves room for what is found in English", async () => {
  const { items } = await ask("beca", ({ words }) =>
    Response.json(
      Array.from({ length: words === "beca" ? 10 : 3 }, (_, at) => ({
        ...STORED,
        link: `https://opportunitydesk.org/${words}-${at}/`,
      })),
    ),
  );
  const ids = items?.map(({ id }) => id.split("/")[1]).slice(0, 7);
  expect(ids).toEqual([
    ...["beca-0", "scholarship-0", "beca-1", "scholarship-1"],
    ...["beca-2", "scholarship-2", "beca-3"],
  ]);
});

test("words that are the same in both languages are asked for once", async () => {
  const { asked } = await ask("Chevening", () => Response.json([]));
  expect(asked.map(({ words }) => words)).toEqual(["chevening"]);
});

test.each([
  ["status", () => new Response(null, { status: 503 })],
  ["shape", () => Response.json({ message: "no" })],
  ["shape", () => new Response("<h1>")],
  [
    "network",
    () => {
      throw new Error("away");
    },
  ],
])("a failure is told: %s", async (reason, answer) => {
  expect((await ask("beca", answer)).failure?.reason).toBe(reason);
});

test("an answer that comes too late is told as that", async () => {
  const late = AbortSignal.abort();
  const refuse = () => {
    throw new Error("aborted");
  };
  expect((await ask("beca", refuse, late)).failure?.reason).toBe("timeout");
});

async function ask(
  text: string,
  answer: (asked: Readonly<Record<string, unknown>>) => Response,
  signal = AbortSignal.timeout(5_000),
) {
  const asked: Array<Record<string, unknown>> = [];
  const search = createHarvestSearch({
    url: "https://data.example",
    key: "publishable",
    fetch: async (request) => {
      const key = request.headers.get("apikey");
      const question = { url: request.url, key, ...(await request.json()) };
      asked.push(question);
      return answer(question);
    },
  });
  const source = harvest(search, "https://site.example");
  const reply = await source.search(readQuery(text), {
    base: source.base,
    limit: 10,
    locale: "es",
    today: "2026-11-21",
    http: NO_NETWORK,
    signal,
  });
  return {
    asked,
    items: reply.ok ? itemsOf(reply.value, source.linkHosts) : null,
    failure: reply.ok ? null : reply.failure,
  };
}

const NO_NETWORK = createHttp(
  {
    fetch: () => Promise.reject(new Error("nobody is asked")),
    store: createMemoryStore(0, () => 0),
    now: () => 0,
    userAgent: "test",
    isTest: false,
    allowance: createAllowance(0, () => 0),
  },
  [],
);
