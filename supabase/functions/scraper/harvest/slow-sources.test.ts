import { expect, test } from "vitest";
import { createPoliteClient } from "../../_shared/polite-client.ts";
import { createRobots } from "../../_shared/robots.ts";
import { aSource } from "../../_shared/source.fixture.ts";
import type { Source } from "../../_shared/sources.ts";
import { MANNERS } from "../run-scraper.ts";
import type { Harvest } from "../store.ts";
import { harvestSources } from "./harvest-sources.ts";

const SECOND = 1_000;
/** A call of the edge function ends then, whatever is under way. */
const CALL_MS = 120 * SECOND;
const USER_AGENT = "TrampolinBot/1.0 (+https://trampolin.example)";

test("a feed that leads on and on, slowly, is given up within a call", async () => {
  const { harvests, tookMs } = await harvestFrom({
    kind: "feed",
    robots: "",
    answerMs: 14 * SECOND,
    redirects: 5,
    doesChangeHost: true,
  });
  expect(harvests).toMatchObject([{ failure: "timeout", rows: [] }]);
  expect(tookMs).toBeLessThan(CALL_MS);
});

test("of a site that wants long pauses as much is kept as was read in time", async () => {
  const { harvests, tookMs } = await harvestFrom({
    kind: "wordpress",
    robots: "User-agent: *\nCrawl-delay: 30\n",
    answerMs: 0,
    redirects: 1,
    doesChangeHost: false,
  });
  expect(harvests).toMatchObject([
    { failure: null, rows: [{ native_id: "1" }] },
  ]);
  expect(tookMs).toBeLessThan(CALL_MS);
});

test("each source has a time of its own", async () => {
  const { harvests } = await harvestFrom(
    {
      kind: "wordpress",
      robots: "",
      answerMs: 14 * SECOND,
      redirects: 1,
      doesChangeHost: false,
    },
    ["uno", "dos", "tres"],
  );
  expect(harvests.map(({ failure }) => failure)).toEqual([null, null, null]);
});

type Site = {
  readonly kind: Source["kind"];
  readonly robots: string;
  readonly answerMs: number;
  /** Before each page. */
  readonly redirects: number;
  readonly doesChangeHost: boolean;
};

/** Reads sources that are all such a site, by a clock that only pauses and answers move. */
async function harvestFrom(site: Site, keys: ReadonlyArray<string> = ["uno"]) {
  const harvests: Array<Harvest> = [];
  let now = 0;
  const client = createPoliteClient({
    ...MANNERS,
    fetch: async (input) => {
      now += site.answerMs;
      return answerOf(site, new URL(String(input)));
    },
    mayReach: async () => true,
    sleep: async (ms) => {
      now += ms;
    },
    userAgent: USER_AGENT,
    signal: new AbortController().signal,
  });
  const robots = createRobots({
    client,
    userAgent: USER_AGENT,
    isTest: false,
    now: () => now,
  });
  await harvestSources({
    run: 1,
    guide: { client, robots, isTest: false },
    sources: keys.map((key) =>
      aSource({
        key,
        kind: site.kind,
        url: `https://${key}.example/lista`,
        linkHosts: ["uno.example"],
      }),
    ),
    store: {
      harvestedSources: async () => new Set(),
      async recordHarvest(_, harvest) {
        harvests.push(harvest);
        return true;
      },
    },
    now: () => now,
    onDone() {},
  });
  return { harvests, tookMs: now };
}

function answerOf(site: Site, url: URL): Response {
  if (url.pathname === "/robots.txt") return new Response(site.robots);
  const hop = Number(url.searchParams.get("hop")) + 1;
  if (hop <= site.redirects) {
    const next = new URL(url);
    next.searchParams.set("hop", String(hop));
    if (site.doesChangeHost) next.host = `h${hop}.example`;
    return new Response(null, {
      status: 301,
      headers: { location: next.href },
    });
  }
  const post = {
    id: 1,
    date_gmt: "2026-03-01T00:00:00",
    link: "https://uno.example/1/",
    title: { rendered: "Beca Uno" },
  };
  return Response.json([post], { headers: { "x-wp-total": "500" } });
}
