import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { scrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  type PageHandler,
  redirect,
  startFixtureSite,
  statusPage,
  text,
} from "../testing/fixture-site.ts";
import { DAY_MS, kill, startScraper, workersOn } from "./scraper.fixture.ts";

const NOON = Date.parse("2026-03-10T12:00:00Z");

onEachBackend((product) => {
  const { as, endLease, operator } = workersOn(product);

  test("a run checks every URL once and counts the links by outcome", async () => {
    const site = await aSite({
      "/viva": text("beca"),
      "/mudada": redirect(301, "/viva"),
      "/prohibida": statusPage(403),
    });
    const links = linksTo(site, "/viva", "/mudada", "/prohibida", "/perdida");
    links.push({ itemPath: "/becas/otra", url: `${site.origin}/viva` });
    expect(await scrapeSite(as("uno", { links }))).toMatchObject({
      state: "finished",
      isResumed: false,
      report: { links: { alive: 2, moved: 1, not_checkable: 1, missing: 1 } },
    });
    // Once itself, once as the target of a redirect.
    expect(
      site.requests.filter((request) => request === "HEAD /viva").length,
    ).toBe(2);
    const { data } = await operator()
      .from("link_checks")
      .select("item_path, outcome, reason, status, final_url")
      .in("url", [links[1]?.url, links[2]?.url])
      .order("item_path");
    expect(data).toEqual([
      {
        item_path: "/becas/mudada",
        outcome: "moved",
        reason: null,
        status: 200,
        final_url: `${site.origin}/viva`,
      },
      {
        item_path: "/becas/prohibida",
        outcome: "not_checkable",
        reason: "status_403",
        status: 403,
        final_url: null,
      },
    ]);
  });

  test("a second run within a day reports the last counts; an early run is not due", async () => {
    const site = await aSite({ "/viva": text("beca") });
    const links = linksTo(site, "/viva");
    await scrapeSite(as("uno", { links }));
    expect(await scrapeSite(as("dos"), { everyHours: 1 })).toEqual({
      state: "notDue",
    });
    await operator()
      .from("scraper_runs")
      .update({ started_at: new Date(Date.now() - DAY_MS / 2).toISOString() })
      .gt("id", 0);
    expect(
      await scrapeSite(as("dos", { links }), { everyHours: 1 }),
    ).toMatchObject({ state: "finished", report: { links: { alive: 1 } } });
    expect(site.requests).toEqual(["GET /robots.txt", "HEAD /viva"]);
    const { data } = await operator().rpc("last_link_checks");
    expect(data).toMatchObject([{ url: links[0]?.url }]);
  });

  test("a link missing on two days is gone, even if it was not checkable in between", async () => {
    const answers = [404, 404, 503, 404, 200].map((code) => statusPage(code));
    const moments = [0, 60_000, DAY_MS, 2 * DAY_MS, 3 * DAY_MS];
    let page: PageHandler | undefined;
    const site = await aSite({
      "/beca": (request, response) => page?.(request, response),
    });
    const links = linksTo(site, "/beca");
    const outcomes: Array<unknown> = [];
    for (const [index, moment] of moments.entries()) {
      page = answers[index];
      await scrapeSite(as("uno", { links }), { now: () => NOON + moment });
      const { data } = await operator().rpc("last_link_checks");
      const rows = data as ReadonlyArray<{ url: string; outcome: string }>;
      outcomes.push(rows.find(({ url }) => url === links[0]?.url)?.outcome);
    }
    expect(outcomes).toEqual([
      "missing",
      "missing",
      "not_checkable",
      "gone",
      "alive",
    ]);
  });

  test("the next worker finishes a killed run and repeats at most one request", async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/beca-${index}`);
    const half = Promise.withResolvers<void>();
    let answered = 0;
    const slow: PageHandler = async (_, response) => {
      await setTimeout(20);
      response.end();
      answered += 1;
      if (answered === 15) half.resolve();
    };
    const site = await aSite(
      Object.fromEntries(paths.map((path) => [path, slow])),
    );
    const links = linksTo(site, ...paths);
    const child = startScraper(as("killed", { links }));
    await half.promise;
    await kill(child);
    expect(await scrapeSite(as("early", { links }))).toEqual({ state: "busy" });
    await endLease("killed");
    expect(await scrapeSite(as("next", { links }))).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 30 } },
    });
    // Only the request in flight at the kill is repeated.
    const heads = site.requests.filter((request) => request.startsWith("HEAD"));
    expect(heads.length).toBeLessThanOrEqual(31);
  });

  test("of three workers one runs, and stops after another took over its expired lease", async () => {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let count = 0;
    const site = await aSite({
      "/una": async (_, response) => {
        count += 1;
        arrived.resolve();
        if (count === 1) await released.promise;
        response.end();
      },
      "/otra": text("otra"),
    });
    const links = linksTo(site, "/una", "/otra");
    const names = ["a", "b", "c"];
    const runs = names.map((name) => scrapeSite(as(name, { links })));
    await arrived.promise;
    const busy = await Promise.race(runs);
    expect(busy).toEqual({ state: "busy" });
    const { data } = await operator()
      .from("scraper_runs")
      .select("holder")
      .is("finished_at", null)
      .single();
    await endLease(data?.holder);
    expect(await scrapeSite(as("successor", { links }))).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 2 } },
    });
    released.resolve();
    const states = (await Promise.all(runs)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["busy", "busy", "lost"]);
  });

  test("an aborted run pauses and the next worker resumes it", async () => {
    const stop = new AbortController();
    const site = await aSite({
      "/una": () => stop.abort(),
      "/dos": text("dos"),
    });
    const links = linksTo(site, "/una", "/dos");
    const { signal } = stop;
    expect(await scrapeSite(as("uno", { links }), { signal })).toMatchObject({
      state: "paused",
    });
    const next = await scrapeSite(as("dos", { links: links.slice(1) }));
    expect(next).toMatchObject({ state: "finished", isResumed: true });
  });
}, OWN_PRODUCT);

async function aSite(
  pages: Readonly<Record<string, PageHandler>>,
): Promise<FixtureSite> {
  const site = await startFixtureSite(pages);
  onTestFinished(site.close);
  return site;
}

function linksTo(site: FixtureSite, ...paths: ReadonlyArray<string>) {
  return paths.map((path) => ({
    itemPath: `/becas${path}`,
    url: `${site.origin}${path}`,
  }));
}
