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
import type { Product } from "../testing/product.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-03-10T12:00:00Z");

onEachBackend((product) => {
  const as = (holder: string, more: Partial<ScrapeSite> = {}) => ({
    url: product().url,
    key: product().secretKey,
    holder,
    ...more,
  });
  const storeOf = (holder: string, leaseSeconds: number) =>
    createStore({
      ...as(holder, { leaseSeconds }),
      fetch: (request) => fetch(request),
    });
  /** As if it had run out: whoever holds a run may ask for it again. */
  const endLease = (holder: string) => storeOf(holder, 0).claim(0);

  test("a run looks at every link and tells how it found them", async () => {
    const site = await aSite({
      "/viva": text("beca"),
      "/mudada": redirect(301, "/viva"),
      "/prohibida": status(403),
    });
    const links = linksOf(site, "/viva", "/mudada", "/prohibida", "/perdida");
    // Two items may have one link: it is asked for once.
    links.push({ itemPath: "/becas/otra", url: `${site.origin}/viva` });
    const result = await scrapeSite(as("uno", { links }));
    expect(result).toMatchObject({
      state: "finished",
      isResumed: false,
      report: {
        links: { alive: 2, moved: 1, not_checkable: 1, missing: 1 },
      },
    });
    expect(site.requests.filter((each) => each === "HEAD /viva").length).toBe(
      2,
    );
    const { data } = await operator(product())
      .from("link_checks")
      .select("item_path, outcome, reason, status, final_url")
      .in(
        "url",
        links.map(({ url }) => url),
      )
      .order("item_path");
    expect(data).toContainEqual({
      item_path: "/becas/mudada",
      outcome: "moved",
      reason: null,
      status: 200,
      final_url: `${site.origin}/viva`,
    });
    expect(data).toContainEqual({
      item_path: "/becas/prohibida",
      outcome: "not_checkable",
      reason: "status_403",
      status: 403,
      final_url: null,
    });
  });

  test("a run that is not due is not begun", async () => {
    await scrapeSite(as("uno"));
    const again = await scrapeSite(as("dos"), { everyHours: 1 });
    expect(again).toEqual({ state: "notDue" });
  });

  test("missing on two days is gone, whatever refused to answer between them", async () => {
    const answers: Array<Page> = [404, 404, 503, 404, 200].map((code) =>
      status(code),
    );
    let day = 0;
    const site = await aSite({
      "/beca": (request, response) => answers[day]?.(request, response),
    });
    const links = linksOf(site, "/beca");
    const outcomes: Array<unknown> = [];
    // Twice on the first day.
    for (const now of [
      NOON,
      NOON + 60_000,
      NOON + DAY,
      NOON + 2 * DAY,
      NOON + 3 * DAY,
    ]) {
      await scrapeSite(as("uno", { links }), { now: () => now });
      const { data } = await operator(product()).rpc("last_link_checks");
      const rows = data as ReadonlyArray<{ url: string; outcome: string }>;
      outcomes.push(rows.find(({ url }) => url === links[0]?.url)?.outcome);
      day += 1;
    }
    expect(outcomes).toEqual([
      "missing",
      "missing",
      "not_checkable",
      "gone",
      "alive",
    ]);
  });

  test("a run killed in the middle is finished by the next, nothing lost, nothing twice", async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/beca-${index}`);
    let answered = 0;
    let onHalf = () => {};
    const half = new Promise<void>((resolve) => {
      onHalf = resolve;
    });
    const slow: Page = async (_, response) => {
      await setTimeout(20);
      response.end();
      answered += 1;
      if (answered === 15) onHalf();
    };
    const site = await aSite(
      Object.fromEntries(paths.map((path) => [path, slow])),
    );
    const links = linksOf(site, ...paths);
    const child = spawn(
      process.execPath,
      [
        join(
          import.meta.dirname,
          "../../supabase/functions/scraper/testing/scrape-site.ts",
        ),
        JSON.stringify(as("killed", { links })),
      ],
      { stdio: "inherit" },
    );
    await half;
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await scrapeSite(as("early", { links }))).toEqual({ state: "busy" });
    await endLease("killed");
    const result = await scrapeSite(as("next", { links }));
    expect(result).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 30 } },
    });
    // Only what was under way at the kill was asked for again.
    const asked = site.requests.filter((each) => each.startsWith("HEAD"));
    expect(asked.length).toBeLessThanOrEqual(31);
  });

  test("who has lost a run writes nothing into it, whether it is over or not", async () => {
    const [late, heir] = [storeOf("late", 0), storeOf("heir", 300)];
    const claim = await late.claim(0);
    if (claim.state !== "claimed") throw new Error(claim.state);
    const { run } = claim;
    expect(await heir.claim(0)).toMatchObject({ run, isResumed: true });
    const check = {
      item_path: "/becas/tarde",
      url: "https://sitio.example/tarde",
      checked_at: new Date(NOON).toISOString(),
      outcome: "alive",
      reason: null,
      status: 200,
      final_url: null,
      took_ms: 1,
    };
    const harvest = {
      source: "tarde",
      harvested_at: check.checked_at,
      failure: null,
      since: null,
      rows: [],
      rejected: [],
    };
    const writeLate = async () => [
      await late.recordLinks(run, [check]),
      await late.recordHarvest(run, harvest),
      await late.leave(run, true),
    ];
    expect(await writeLate()).toEqual([false, false, null]);
    expect(await heir.leave(run, true)).toEqual({ links: {}, sources: {} });
    expect(await writeLate()).toEqual([false, false, null]);
  });

  test("of two at once one works; one that lost its run writes nothing more", async () => {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let looks = 0;
    const site = await aSite({
      "/una": async (_, response) => {
        looks += 1;
        arrived.resolve();
        // Only the first who looks is kept waiting.
        if (looks === 1) await released.promise;
        response.end();
      },
      "/otra": text("otra"),
    });
    const links = linksOf(site, "/una", "/otra");
    const slow = scrapeSite(as("slow", { links }));
    await arrived.promise;
    expect(await scrapeSite(as("second", { links }))).toEqual({
      state: "busy",
    });
    await endLease("slow");
    // Its lease is over: it is taken for dead.
    const heir = await scrapeSite(as("heir", { links }));
    expect(heir).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { links: { alive: 2 } },
    });
    released.resolve();
    expect((await slow).state).toBe("lost");
  });

  test("two that begin at the same moment do not both begin", async () => {
    const othersAreBack = Promise.withResolvers<void>();
    const site = await aSite({
      "/una": async (_, response) => {
        await othersAreBack.promise;
        response.end();
      },
    });
    const links = linksOf(site, "/una");
    const states: Array<string> = [];
    await Promise.all(
      ["a", "b", "c"].map(async (name) => {
        const { state } = await scrapeSite(as(name, { links }));
        states.push(state);
        if (states.length === 2) othersAreBack.resolve();
      }),
    );
    expect(states).toEqual(["busy", "busy", "finished"]);
  });

  test("told to stop, a run is left for whoever asks next", async () => {
    const stop = new AbortController();
    const site = await aSite({
      "/una": () => stop.abort(),
      "/dos": text("dos"),
    });
    const links = linksOf(site, "/una", "/dos");
    const left = await scrapeSite(as("uno", { links }), {
      signal: stop.signal,
    });
    expect(left.state).toBe("paused");
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

function linksOf(site: FixtureSite, ...paths: ReadonlyArray<string>) {
  return paths.map((path) => ({
    itemPath: `/becas${path}`,
    url: `${site.origin}${path}`,
  }));
}

function operator({ url, secretKey }: Product) {
  return createClient(url, secretKey);
}
