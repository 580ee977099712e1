import { expect, test } from "vitest";
import { RejectedError } from "#supabase/functions/_shared/data-api.ts";
import {
  createScraperStore,
  type ImportBatch,
  type ImportState,
} from "#supabase/functions/scraper/store.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  aBatch,
  aRow,
  claimRun,
  daysAgo,
  workersOn,
} from "./scraper.fixture.ts";

const LONG_AGO = "2020-01-01T00:00:00.000Z";
const NEW_STATE: ImportState = {
  source: "directo",
  synced_at: null,
  listed_at: null,
  listing_since: null,
  next_page: 1,
  etag: null,
  last_modified: null,
};

onEachBackend((product) => {
  const { as, storeAs, operator } = workersOn(product);
  const record = async (part: Partial<ImportBatch>) => {
    const store = storeAs("uno");
    const run = await claimRun(store);
    await store.recordBatch(run, aBatch(part));
    const report = await store.release(run, true);
    return report?.sources[part.source ?? "directo"];
  };

  test("a page is stored once; a row missing from two listings of its period is removed", async () => {
    const rows = [aRow("1", 9), aRow("2", 90), aRow("3", 90), aRow("4", null)];
    const twin = { ...aRow("5", 9), canonical_link: "directo.example/1" };
    const first = { harvested_at: daysAgo(20), rows: [...rows, twin] };
    expect(await record(first)).toMatchObject({ added: 4, rejected: 1 });
    const other = { source: "otro", rows: [twin] };
    expect(await record(other)).toMatchObject({ added: 0, rejected: 1 });
    const listing = (days: number) => ({
      harvested_at: daysAgo(days - 0.5),
      listing_since: daysAgo(days),
      since: daysAgo(90),
      state: { ...NEW_STATE, listed_at: daysAgo(days) },
    });
    // A row exactly as old as the limit of the listing may have been cut off.
    expect(
      await record({ ...listing(15), rows: [aRow("1", 8), aRow("2", 90)] }),
    ).toMatchObject({ changed: 1, unchanged: 1, gone: 0 });
    expect(await record(listing(14))).toMatchObject({ gone: 0 });
    expect(await record(listing(13))).toMatchObject({ gone: 1 });
    // With row 1 gone, another source may store its page.
    expect(await record(other)).toMatchObject({ added: 1 });
  });

  test("a page keeps its row when its site's feed and API give it different ids", async () => {
    const row = aRow("77", 2);
    for (const native_id of ["77", "https://directo.example/?p=77", "77"]) {
      expect(await record({ rows: [{ ...row, native_id }] })).toMatchObject({
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

  test("rejected values throw `RejectedError`, an unreachable database another error", async () => {
    const store = storeAs("uno");
    const run = await claimRun(store);
    const row = { ...aRow("1", 1), title: "x".repeat(301) };
    const faulty = aBatch({ rows: [row] });
    await expect(store.recordBatch(run, faulty)).rejects.toThrow(RejectedError);
    const unreachable = createScraperStore({
      ...as("uno"),
      fetch: async () => new Response("", { status: 503 }),
    });
    await expect(unreachable.recordBatch(run, faulty)).rejects.not.toThrow(
      RejectedError,
    );
    await store.release(run, true);
  });

  test("a worker without its lease writes nothing into the run, open or ended", async () => {
    const [expired, successor] = [storeAs("expired", 0), storeAs("successor")];
    const run = await claimRun(expired);
    expect(await successor.claim(0)).toMatchObject({ run, isResumed: true });
    const writeAll = async () => [
      await expired.recordLinks(run, [
        {
          item_path: "/becas/tarde",
          url: "https://sitio.example/tarde",
          checked_at: daysAgo(0),
          outcome: "alive",
          reason: null,
          status: 200,
          final_url: null,
          took_ms: 1,
        },
      ]),
      await expired.recordBatch(run, aBatch()),
      await expired.release(run, true),
    ];
    expect(await writeAll()).toEqual([false, false, null]);
    expect(await successor.release(run, true)).toEqual({
      links: {},
      sources: {},
    });
    expect(await writeAll()).toEqual([false, false, null]);
  });

  test.each([
    [null, 350, { state: "notDue" }],
    ["timeout", 50, { state: "notDue" }],
    [null, 370, { state: "claimed", checksLinks: false }],
    ["timeout", 70, { state: "claimed", checksLinks: false }],
    [null, 24 * 60, { state: "claimed", checksLinks: true }],
  ])(
    "after a run with the failure %j, %i minutes ago, a claim gives %j",
    async (failure, minutes, expected) => {
      const store = storeAs("uno");
      const run = await claimRun(store);
      await store.recordBatch(run, aBatch({ failure }));
      await store.release(run, true);
      const runs = () => operator().from("scraper_runs");
      await runs().update({ started_at: LONG_AGO }).gt("id", 0);
      const started_at = daysAgo(minutes / (24 * 60));
      await runs().update({ started_at }).eq("id", run);
      const claim = await store.claim(6);
      if (claim.state === "claimed") await store.release(claim.run, true);
      expect(claim).toMatchObject(expected);
    },
  );

  test("a finished run deletes gone rows, old unlisted rows and superseded link checks", async () => {
    const runs: Array<number> = [];
    for (const outcome of [
      "missing",
      "missing",
      "not_checkable",
      "not_checkable",
      "not_checkable",
    ]) {
      const store = storeAs("uno");
      const run = await claimRun(store);
      await operator()
        .from("link_checks")
        .insert({
          run_id: run,
          item_path: "/becas/vieja",
          url: "https://vieja.example/",
          checked_at: daysAgo(9 - runs.length),
          outcome,
          took_ms: 1,
        });
      await store.release(run, true);
      runs.push(run);
    }
    const entry = (native_id: string, more: object) => ({
      source: "vieja",
      native_id,
      title: "Beca",
      language: "es",
      link: `https://vieja.example/${native_id}`,
      canonical_link: `vieja.example/${native_id}`,
      published_at: null,
      first_seen: LONG_AGO,
      last_seen: LONG_AGO,
      changed_at: LONG_AGO,
      gone_at: null,
      ...more,
    });
    await operator()
      .from("external_opportunities")
      .insert([
        entry("gone", { gone_at: LONG_AGO, published_at: daysAgo(90) }),
        entry("old", {}),
        entry("listed", { last_seen: daysAgo(1) }),
        entry("young", { published_at: daysAgo(200) }),
      ]);
    await record({});
    const remaining = await operator()
      .from("external_opportunities")
      .select("native_id")
      .eq("source", "vieja")
      .order("native_id");
    expect(remaining.data?.map(({ native_id }) => native_id)).toEqual([
      "listed",
      "young",
    ]);
    // The last certain check remains, and the checks of the last two runs.
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
