import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { OWN_PRODUCT, onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor } from "#server/testing/people.ts";

/** Each with a column of text. */
const TABLES = [
  ["scraper_runs", "holder"],
  ["link_checks", "url"],
  ["external_opportunities", "source"],
  ["harvests", "source"],
  ["rejected_rows", "source"],
] as const;

const DAY_MS = 86_400_000;
/** The database goes by its own clock. */
const MOMENT = new Date().toISOString();

const CALL = {
  native_id: "1",
  title: "Beca de Maestría en Educación",
  description: "Para quien enseña",
  language: "es",
  link: "https://sitio.example/uno",
  canonical_link: "sitio.example/uno",
  published_at: null,
  closes_at: null,
};

const ENGLISH_CALL = {
  ...CALL,
  native_id: "2",
  title: "Fully Funded Scholarships for Engineers",
  description: "",
  language: "en",
  link: "https://sitio.example/dos",
  canonical_link: "sitio.example/dos",
};

const RUN_FUNCTIONS = [
  ["claim_scraper_run", { claimant: "x", lease_seconds: 9, every_hours: 0 }],
  ["renew_scraper_lease", { run: 1, claimant: "x", lease_seconds: 9 }],
  ["link_memory", { run: 1 }],
  [
    "record_link_checks",
    { run: 1, claimant: "x", lease_seconds: 9, checks: "[]" },
  ],
  ["record_harvest", { run: 1, claimant: "x", lease_seconds: 9, given: "{}" }],
  ["leave_scraper_run", { run: 1, claimant: "x", is_finished: true }],
] as const;

onEachBackend((product) => {
  /** Untyped: these tables are not the browser's. */
  const everybody = async () => {
    const { client } = await aPerson(product());
    const { client: other } = await aPerson(product());
    return [aVisitor(product()), client, other].map(
      (each) => each as unknown as ReturnType<typeof operator>,
    );
  };
  const operator = () => createClient(product().url, product().secretKey);

  test("nobody but the operator writes what the scraper finds", async () => {
    for (const client of await everybody())
      for (const [table, column] of TABLES) {
        const rows = () => client.from(table);
        const refused = [
          await rows().insert({ [column]: "x" } as never),
          await rows()
            .update({ [column]: "x" } as never)
            .eq(column, "y"),
          await rows().delete().eq(column, "y"),
        ];
        expect(refused.map(({ error }) => error?.code)).toEqual([
          "42501",
          "42501",
          "42501",
        ]);
      }
  });

  test.each(RUN_FUNCTIONS)(
    "nobody but the operator calls %s",
    async (name, values) => {
      for (const client of await everybody()) {
        const { error } = await client.rpc(name, values);
        expect(error?.code).toBe("42501");
      }
    },
  );

  test("everybody reads the calls and the last look at a link, and nothing else", async () => {
    await aRunWith(operator());
    for (const client of await everybody()) {
      const calls = await client
        .from("external_opportunities")
        .select("title, link")
        .order("id");
      expect(calls.data).toEqual(
        [CALL, ENGLISH_CALL].map(({ title, link }) => ({ title, link })),
      );
      const looks = await client.rpc("last_link_checks");
      expect(looks.data).toMatchObject([
        { item_path: "/becas/uno", outcome: "gone", final_url: null },
      ]);
      for (const [table] of TABLES) {
        if (table === "external_opportunities") continue;
        const { error } = await client.from(table).select();
        expect(error?.code).toBe("42501");
      }
    }
  });

  test.each([
    ["maestria", 1],
    ["MAESTRÍAS de educación", 1],
    ["enseñar", 1],
    ["ensenar", 1],
    ["educaciones", 1],
    ["engineering scholarship", 1],
    ["becas scholarship", 0],
    ["doctorado", 0],
    ["", 0],
  ])("the search for %j finds %i", async (words, count) => {
    const { data } = await (
      aVisitor(product()) as unknown as ReturnType<typeof operator>
    ).rpc("search_external_opportunities", { words });
    expect(data?.length).toBe(count);
  });

  test.each([
    ["told by a list yesterday", 1, 300, 1],
    ["told by no list for a week", 8, 30, 0],
    ["published more than a year ago", 0, 370, 0],
  ])("a call %s", async (_, seenDaysAgo, publishedDaysAgo, count) => {
    const seen = daysAgo(seenDaysAgo);
    const native_id = `${seenDaysAgo}-${publishedDaysAgo}`;
    const { error } = await operator()
      .from("external_opportunities")
      .insert({
        source: "edad",
        native_id,
        title: `Vulcanología${native_id.replace("-", "x")}`,
        language: "es",
        link: `https://edad.example/${native_id}`,
        canonical_link: `edad.example/${native_id}`,
        published_at: daysAgo(publishedDaysAgo),
        first_seen: seen,
        last_seen: seen,
        changed_at: seen,
      } as never);
    expect(error).toBeNull();
    const { data } = await (
      aVisitor(product()) as unknown as ReturnType<typeof operator>
    ).rpc("search_external_opportunities", {
      words: `vulcanologia${native_id.replace("-", "x")}`,
    });
    expect(data?.length).toBe(count);
    if (data?.[0]) expect(Date.parse(data[0].last_seen)).toBe(Date.parse(seen));
  });

  test("what was looked at is never changed, not even by the operator's key", async () => {
    const change = await operator()
      .from("link_checks")
      .update({ outcome: "alive" })
      .eq("item_path", "/becas/uno");
    expect(change.error?.code).toBe("42501");
    const removal = await operator().from("link_checks").delete().gt("id", 0);
    expect(removal.error?.code).toBe("42501");
  });
}, OWN_PRODUCT);

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

/** Finished runs with one look of two days and two calls. */
async function aRunWith(client: ReturnType<typeof createClient<never>>) {
  const call = (name: string, values: object) =>
    // The tests' own client knows no types of these functions.
    client.rpc(name as never, values as never) as unknown as Promise<{
      data: unknown;
      error: unknown;
    }>;
  const own = { claimant: "test", lease_seconds: 60 };
  for (const [outcome, day] of [
    ["missing", "2026-03-09"],
    ["gone", "2026-03-10"],
  ]) {
    const claim = await call("claim_scraper_run", { ...own, every_hours: 0 });
    const { run } = claim.data as { run: number };
    const check = {
      item_path: "/becas/uno",
      url: "https://sitio.example/uno",
      checked_at: `${day}T12:00:00Z`,
      outcome,
      reason: null,
      status: 404,
      final_url: null,
      took_ms: 1,
    };
    // An item that has left the catalogue is looked at no more.
    const left = { ...check, item_path: "/becas/antigua" };
    const checks = outcome === "missing" ? [check, left] : [check];
    const harvest = {
      source: "sitio",
      harvested_at: MOMENT,
      failure: null,
      since: null,
      rows: [CALL, ENGLISH_CALL],
      rejected: [],
    };
    for (const [name, values] of [
      ["record_link_checks", { checks: JSON.stringify(checks) }],
      ["record_harvest", { given: JSON.stringify(harvest) }],
    ] as const)
      expect(await call(name, { run, ...own, ...values })).toMatchObject({
        data: true,
        error: null,
      });
    await call("leave_scraper_run", {
      run,
      claimant: "test",
      is_finished: true,
    });
  }
}
