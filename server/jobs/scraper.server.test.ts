import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { createStore } from "#supabase/functions/scraper/store.ts";
import {
  type ScrapeSite,
  scrapeSite,
} from "#supabase/functions/scraper/testing/scrape-site.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  type Page,
  redirect,
  startFixtureSite,
  status,
  text,
} from "../testing/fixture-site.ts";

const SCRAPE_SITE = join(
  import.meta.dirname,
  "../../supabase/functions/scraper/testing/scrape-site.ts",
);
const DAY_MS = 86_400_000;
const NOON = Date.parse("2026-03-10T12:00:00Z");

onEachBackend((product) => {
  const as = (workerId: string, more: Partial<ScrapeSite> = {}) => ({
    url: product().url,
    key: product().secretKey,
    workerId,
    ...more,
  });
  const storeAs = (workerId: string, leaseSeconds: number) =>
    createStore({ ...as(workerId), leaseSeconds, fetch });
  /** Ends the lease at once: a worker may claim its own run again. */
  const endLease = (workerId: string) => storeAs(workerId, 0).claim(0);
  const operator = () => createClient(product().url, product().secretKey);

  test("a run checks every URL once and reports the links by outcome", async () => {
    const site = await aSite({
      "/viva": text("beca"),
      "/mudada": redirect(301, "/viva"),
      "/prohibida": status(403),
    });
    const links = linksTo(site, "/viva", "/mudada", "/prohibida", "/perdida");
    links.push({ itemPath: "/becas/otra", url: `${site.origin}/viva` });
    expect(await scrapeSite(as("uno", { links }))).toMatchObject({
      state: "finished",
      isResumed: false,
      report: { links: { alive: 2, moved: 1, not_checkable: 1, missing: 1 } },
    });
    // Once itself, once as the target of a redirect.
    expect(site.requests.filter((each) => each === "HEAD /viva").length).toBe(
      2,
    );
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

  test("a run without link checks repeats the counts of the last ones, and a run too early is not due", async () => {
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

  test("missing on two days is gone, whatever is not checkable in between", async () => {
    const answers = [404, 404, 503, 404, 200].map((code) => status(code));
    const moments = [0, 60_000, DAY_MS, 2 * DAY_MS, 3 * DAY_MS];
    let page: Page | undefined;
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

  test("a killed run is finished by the next worker, nothing lost, nothing twice", async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/beca-${index}`);
    const half = Promise.withResolvers<void>();
    let answered = 0;
    const slow: Page = async (_, response) => {
      await setTimeout(20);
      response.end();
      answered += 1;
      if (answered === 15) half.resolve();
    };
    const site = await aSite(
      Object.fromEntries(paths.map((path) => [path, slow])),
    );
    const links = linksTo(site, ...paths);
    const child = spawn(
      process.execPath,
      [SCRAPE_SITE, JSON.stringify(as("killed", { links }))],
      { stdio: "inherit" },
    );
    await half.promise;
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await scrapeSite(as("early", { links }))).toEqual({ state: "busy" });
    await endLease("killed");
    expect(await scrapeSite(as("next", { links }))).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 30 } },
    });
    // Only the request in flight at the kill is repeated.
    const heads = site.requests.filter((each) => each.startsWith("HEAD"));
    expect(heads.length).toBeLessThanOrEqual(31);
  });

  test("a worker that lost its run writes nothing into it, open or ended", async () => {
    const [late, heir] = [storeAs("late", 0), storeAs("heir", 300)];
    const claim = await late.claim(0);
    if (claim.state !== "claimed") throw new Error(claim.state);
    const { run } = claim;
    expect(await heir.claim(0)).toMatchObject({ run, isResumed: true });
    const moment = new Date(NOON).toISOString();
    const writeLate = async () => [
      await late.recordLinks(run, [
        {
          item_path: "/becas/tarde",
          url: "https://sitio.example/tarde",
          checked_at: moment,
          outcome: "alive",
          reason: null,
          status: 200,
          final_url: null,
          took_ms: 1,
        },
      ]),
      await late.recordHarvest(run, {
        source: "tarde",
        harvested_at: moment,
        failure: null,
        rows: [],
        rejected: [],
        since: null,
        listing_since: null,
        state: null,
        is_done: true,
      }),
      await late.leave(run, true),
    ];
    expect(await writeLate()).toEqual([false, false, null]);
    expect(await heir.leave(run, true)).toEqual({ links: {}, sources: {} });
    expect(await writeLate()).toEqual([false, false, null]);
  });

  test("of several workers one works, and one whose lease ended stops", async () => {
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
    expect(await scrapeSite(as("heir", { links }))).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 2 } },
    });
    released.resolve();
    const states = (await Promise.all(runs)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["busy", "busy", "lost"]);
  });

  test("an aborted run is left to the next worker", async () => {
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
  pages: Readonly<Record<string, Page>>,
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
