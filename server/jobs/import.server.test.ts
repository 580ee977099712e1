import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { aSource } from "#supabase/functions/_shared/source.fixture.ts";
import {
  createStore,
  type Harvest,
  type Opportunity,
  Refusal,
} from "#supabase/functions/scraper/store.ts";
import { scrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  type Page,
  status,
  text,
} from "../testing/fixture-site.ts";
import {
  aPost,
  POSTS_PATH,
  type Post,
  startWordPressSite,
} from "../testing/wordpress-site.ts";

const SCRAPE_SITE = join(
  import.meta.dirname,
  "../../supabase/functions/scraper/testing/scrape-site.ts",
);
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-20T12:00:00Z");
const LONG_AGO = "2020-01-01T00:00:00.000Z";

onEachBackend((product) => {
  const as = (workerId: string) => ({
    url: product().url,
    key: product().secretKey,
    workerId,
  });
  const storeAs = (workerId: string) =>
    createStore({ ...as(workerId), fetch: (request) => fetch(request) });
  const operator = () => createClient(product().url, product().secretKey);

  test("a source is listed once, then asked for changes, and listed again after a week", async () => {
    let posts: ReadonlyArray<Post> = [
      aPost(3, "Beca <b>Uno</b> &#8211; 2027", daysAgo(3)),
      aPost(2, "Maestría en Educación", daysAgo(2)),
      aPost(1, "Beca antigua", daysAgo(30)),
      { ...aPost(9, "Ajena", daysAgo(40)), link: "https://otro.example/" },
      aPost(8, "", daysAgo(50)),
      aPost(7, "Beca de otro año", daysAgo(400)),
    ];
    const site = await aSite(() => posts);
    const importAt = (now: number) => importOnce(site, as("uno"), now);
    expect(await importAt(NOW)).toMatchObject({
      added: 3,
      rejected: 2,
      gone: 0,
      failure: null,
    });

    const tomorrow = NOW + DAY_MS;
    posts = [
      aPost(4, "Beca nueva", daysAgo(0)),
      aPost(3, "Beca Uno, ampliada", daysAgo(3), daysAgo(-0.5)),
      aPost(1, "Beca antigua", daysAgo(30)),
    ];
    expect(await importAt(tomorrow)).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 0,
      gone: 0,
    });
    expect(site.requests.at(-1)).toContain("modified_after=");

    // A post can slip past one listing, but not past two.
    for (const [day, gone] of [
      [8, 0],
      [16, 1],
    ] as const)
      expect(await importAt(NOW + day * DAY_MS)).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 3,
        gone,
      });
    const { data } = await operator()
      .from("external_opportunities")
      .select("native_id, title, link, gone_at")
      .eq("source", "sitio")
      .order("native_id");
    expect(data).toMatchObject([
      { native_id: "1", title: "Beca antigua", gone_at: null },
      { native_id: "2", title: "Maestría en Educación" },
      { native_id: "3", title: "Beca Uno, ampliada", gone_at: null },
      { native_id: "4", title: "Beca nueva", gone_at: null },
    ]);
    expect(data?.[1]?.gone_at).not.toBeNull();
    const reasons = await operator()
      .from("rejected_rows")
      .select("reason")
      .eq("source", "sitio")
      .order("id");
    expect(reasons.data?.slice(0, 2)).toEqual([
      { reason: "foreign_link" },
      { reason: "no_title" },
    ]);
  });

  test("an import killed between two pages goes on at the next one", async () => {
    const posts = Array.from({ length: 250 }, (_, index) =>
      aPost(1_000 + index, `Beca ${index}`, daysAgo(1 + index / 10)),
    );
    const held = Promise.withResolvers<void>();
    let isHeld = true;
    const site = await aSite(
      () => posts,
      (serve) => (request, response) => {
        const isThird = request.url?.includes("page=3");
        if (!isThird || !isHeld) return serve(request, response);
        isHeld = false;
        held.resolve();
      },
    );
    const sources = [sourceOf(site, "matado")];
    const child = spawn(
      process.execPath,
      [SCRAPE_SITE, JSON.stringify(as("killed")), JSON.stringify({ sources })],
      { stdio: "inherit" },
    );
    await held.promise;
    child.kill("SIGKILL");
    await once(child, "exit");
    const early = await scrapeSite(as("early"), { sources });
    expect(early).toEqual({ state: "busy" });
    await createStore({ ...as("killed"), fetch, leaseSeconds: 0 }).claim(0);
    const result = await scrapeSite(as("next"), { sources });
    expect(result).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { sources: { matado: { added: 250, failure: null } } },
    });
    const listed = site.requests.filter((request) =>
      request.includes("&after="),
    );
    const pages = listed.map((request) => /&page=(\d)/.exec(request)?.[1]);
    expect(pages).toEqual(["1", "2", "3", "3"]);
  });

  test("a broken list takes nothing away and is told with its reason", async () => {
    const posts = [aPost(5_000, "Beca", daysAgo(1))];
    let broken: Page | null = null;
    const site = await aSite(
      () => posts,
      (serve) => (request, response) => (broken ?? serve)(request, response),
    );
    const importAt = (day: number) =>
      importOnce(site, as("uno"), NOW + day * DAY_MS, "roto");
    await importAt(0);
    for (const [day, page, failure] of [
      [8, status(403), "status_403"],
      [16, text("<html>"), "shape"],
      [24, text('[{"id":1}]'), "nothing_usable"],
    ] as const) {
      broken = page;
      expect(await importAt(day)).toMatchObject({ failure, gone: 0 });
    }
    const { data } = await operator()
      .from("external_opportunities")
      .select("gone_at")
      .eq("source", "roto");
    expect(data).toEqual([{ gone_at: null }]);
  });

  test("one page is stored once, and only rows within a listing's reach are gone", async () => {
    const record = async (part: Partial<Harvest>) => {
      const store = storeAs("uno");
      const run = await claimRun(store);
      await store.recordHarvest(run, harvest(part));
      const report = await store.leave(run, true);
      return report?.sources[part.source ?? "directo"];
    };
    const rows = [aRow("1", 3), aRow("2", 1), aRow("3", 1), aRow("4", null)];
    const twin = { ...aRow("5", 3), canonical_link: "directo.example/1" };
    expect(await record({ rows: [...rows, twin] })).toMatchObject({
      added: 4,
      rejected: 1,
    });
    const other = { source: "otro", rows: [twin] };
    expect(await record(other)).toMatchObject({ added: 0, rejected: 1 });
    const listing = (day: number) => ({
      harvested_at: `2026-03-${day}T12:00:00Z`,
      listing_since: `2026-03-${day}T00:00:00Z`,
      since: "2026-03-01T00:00:00Z",
      state: {
        source: "directo",
        synced_at: null,
        listed_at: `2026-03-${day}T00:00:00Z`,
        listing_since: null,
        next_page: 1,
        etag: null,
        last_modified: null,
      },
    });
    // A row as old as the end of the list may be cut off.
    expect(
      await record({ ...listing(11), rows: [aRow("1", 2), aRow("2", 1)] }),
    ).toMatchObject({ changed: 1, unchanged: 1, gone: 0 });
    expect(await record(listing(12))).toMatchObject({ gone: 0 });
    expect(await record(listing(13))).toMatchObject({ gone: 1 });
    // With row 1 gone its page is free.
    expect(await record(other)).toMatchObject({ added: 1 });
  });

  test("a page keeps its row where the feed and the API of its site name it differently", async () => {
    const store = storeAs("uno");
    const row = { ...aRow("77", 2), canonical_link: "directo.example/77" };
    for (const native_id of ["77", "https://directo.example/?p=77", "77"]) {
      const run = await claimRun(store);
      await store.recordHarvest(
        run,
        harvest({ rows: [{ ...row, native_id }] }),
      );
      const report = await store.leave(run, true);
      expect(report?.sources.directo).toMatchObject({
        rejected: 0,
        changed: 0,
      });
      const { data } = await operator()
        .from("external_opportunities")
        .select("native_id")
        .eq("canonical_link", row.canonical_link);
      expect(data).toEqual([{ native_id }]);
    }
  });

  test("a site that tells no number of pages is read until it refuses one", async () => {
    const posts = Array.from({ length: 100 }, (_, index) =>
      aPost(2_000 + index, `Beca ${index}`, daysAgo(index / 10_000)),
    );
    const site = await startWordPressSite(() => posts, undefined, {
      tellsPages: false,
    });
    onTestFinished(site.close);
    const importAt = (now: number) => importOnce(site, as("uno"), now, "mudo");
    expect(await importAt(NOW)).toMatchObject({ added: 100, failure: null });
    expect(await importAt(NOW)).toMatchObject({
      unchanged: 100,
      failure: null,
    });
  });

  test("rejected values are told apart from an unreachable database", async () => {
    const store = storeAs("uno");
    const run = await claimRun(store);
    const faulty = harvest({
      rows: [{ ...aRow("1", 1), title: "x".repeat(301) }],
    });
    await expect(store.recordHarvest(run, faulty)).rejects.toBeInstanceOf(
      Refusal,
    );
    const away = createStore({
      ...as("uno"),
      fetch: async () => new Response("", { status: 503 }),
    });
    await expect(away.recordHarvest(run, faulty)).rejects.not.toBeInstanceOf(
      Refusal,
    );
    await store.leave(run, true);
  });

  test("a run is due after its hours, or after one hour where every source failed", async () => {
    const stateAfter = async (failure: string | null, minutes: number) => {
      const store = storeAs("uno");
      const run = await claimRun(store);
      await store.recordHarvest(
        run,
        harvest({ failure, harvested_at: realDaysAgo(0) }),
      );
      await store.leave(run, true);
      const started = new Date(Date.now() - minutes * 60_000).toISOString();
      await operator()
        .from("scraper_runs")
        .update({ started_at: LONG_AGO })
        .gt("id", 0);
      await operator()
        .from("scraper_runs")
        .update({ started_at: started })
        .eq("id", run);
      const claim = await store.claim(6);
      if (claim.state === "claimed") await store.leave(claim.run, true);
      return claim;
    };
    expect(await stateAfter(null, 350)).toEqual({ state: "notDue" });
    expect(await stateAfter("timeout", 50)).toEqual({ state: "notDue" });
    // Links were checked within a day.
    const due = { state: "claimed", checksLinks: false };
    expect(await stateAfter(null, 370)).toMatchObject(due);
    expect(await stateAfter("timeout", 70)).toMatchObject(due);
    expect(await stateAfter(null, 24 * 60)).toMatchObject({
      checksLinks: true,
    });
  });

  test("a finished run deletes what is neither shown nor needed", async () => {
    const check = (outcome: string, checked_at: string) => ({
      item_path: "/becas/vieja",
      url: "https://vieja.example/",
      checked_at,
      outcome,
      took_ms: 1,
    });
    const rows = operator().from("link_checks");
    const runs: Array<number> = [];
    for (const [outcome, day] of [
      ["missing", 5],
      ["missing", 4],
      ["not_checkable", 3],
      ["not_checkable", 2],
      ["not_checkable", 1],
    ] as const) {
      const store = storeAs("uno");
      const run = await claimRun(store);
      runs.push(run);
      await rows.insert({ run_id: run, ...check(outcome, realDaysAgo(day)) });
      await store.leave(run, true);
    }
    const old = {
      source: "vieja",
      language: "es",
      first_seen: LONG_AGO,
      changed_at: LONG_AGO,
    };
    const entry = (id: string, more: object) => ({
      ...old,
      native_id: id,
      title: "Beca",
      link: `https://vieja.example/${id}`,
      canonical_link: `vieja.example/${id}`,
      last_seen: LONG_AGO,
      gone_at: null,
      published_at: null,
      ...more,
    });
    await operator()
      .from("external_opportunities")
      .insert([
        entry("gone", { gone_at: LONG_AGO, published_at: realDaysAgo(90) }),
        entry("old", {}),
        entry("listed", { last_seen: realDaysAgo(1) }),
        entry("young", { published_at: realDaysAgo(200) }),
      ]);
    const store = storeAs("uno");
    await store.leave(await claimRun(store), true);
    const kept = await operator()
      .from("external_opportunities")
      .select("native_id")
      .eq("source", "vieja")
      .order("native_id");
    expect(kept.data).toEqual([
      { native_id: "listed" },
      { native_id: "young" },
    ]);
    // The last certain check stays beside those of the last two runs.
    const checks = await operator()
      .from("link_checks")
      .select("run_id")
      .eq("item_path", "/becas/vieja")
      .order("run_id");
    expect(checks.data?.map(({ run_id }) => run_id)).toEqual([
      runs[1],
      runs[4],
    ]);
  });
}, OWN_PRODUCT);

/** Imports the site as if it were then, and gives the counts. */
async function importOnce(
  site: FixtureSite,
  store: Parameters<typeof scrapeSite>[0],
  now: number,
  key = "sitio",
) {
  const sources = [sourceOf(site, key)];
  const result = await scrapeSite(store, { sources, now: () => now });
  return "report" in result ? result.report?.sources[key] : result;
}

async function aSite(
  posts: () => ReadonlyArray<Post>,
  wrap: (serve: Page) => Page = (serve) => serve,
): Promise<FixtureSite> {
  const site = await startWordPressSite(posts, wrap);
  onTestFinished(site.close);
  return site;
}

function sourceOf({ origin }: FixtureSite, key: string) {
  return aSource({ key, url: `${origin}${POSTS_PATH}` });
}

async function claimRun(store: ReturnType<typeof createStore>) {
  const claim = await store.claim(0);
  if (claim.state !== "claimed") throw new Error(claim.state);
  return claim.run;
}

function harvest(part: Partial<Harvest>): Harvest {
  return {
    source: "directo",
    harvested_at: "2026-03-10T12:00:00Z",
    failure: null,
    rows: [],
    rejected: [],
    since: null,
    listing_since: null,
    state: null,
    is_done: true,
    ...part,
  };
}

/** A row published on this day of March. */
function aRow(id: string, day: number | null): Opportunity {
  return {
    native_id: id,
    title: `Beca ${id}`,
    description: "",
    language: "es",
    link: `https://directo.example/${id}`,
    canonical_link: `directo.example/${id}`,
    published_at: day === null ? null : `2026-03-0${day}T00:00:00.000Z`,
    closes_at: null,
  };
}

function daysAgo(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString();
}

/** By the database's clock. */
function realDaysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}
