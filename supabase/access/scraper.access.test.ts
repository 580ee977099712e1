import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { fold } from "#domain/text/fold.ts";
import { OWN_PRODUCT, onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor } from "#server/testing/people.ts";

/** Tables, each with one of its text columns. */
const TABLES = [
  ["scraper_runs", "holder"],
  ["link_checks", "url"],
  ["external_opportunities", "source"],
  ["harvests", "source"],
  ["rejected_rows", "source"],
  ["import_states", "source"],
] as const;

const DAY_MS = 86_400_000;
/** The present: the database compares it with its own clock. */
const MOMENT = new Date().toISOString();

const SPANISH_ROW = {
  native_id: "1",
  title: "Beca de Maestría en Educación",
  description: "Para quien enseña",
  language: "es",
  link: "https://sitio.example/uno",
  canonical_link: "sitio.example/uno",
  published_at: null,
  closes_at: null,
};

const ENGLISH_ROW = {
  ...SPANISH_ROW,
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
  ["prune_scraper_data", {}],
] as const;

onEachBackend((product) => {
  /** Untyped: the browser's types lack these tables. */
  const allClients = async () => {
    const { client } = await aPerson(product());
    const { client: other } = await aPerson(product());
    return [aVisitor(product()), client, other].map(
      (each) => each as unknown as SupabaseClient,
    );
  };
  const operator = () => createClient(product().url, product().secretKey);

  const search = async (words: string, most = 20) => {
    const { data, error } = await aVisitor(product()).rpc(
      "search_external_opportunities",
      { words, most },
    );
    expect(error).toBeNull();
    return data ?? [];
  };
  /** Inserts rows in Spanish, seen now. */
  const insert = async (source: string, rows: ReadonlyArray<object>) => {
    const { error } = await operator()
      .from("external_opportunities")
      .insert(
        rows.map((row, index) => ({
          source,
          native_id: String(index),
          language: "es",
          link: `https://${source}.example/${index}`,
          canonical_link: `${source}.example/${index}`,
          first_seen: MOMENT,
          last_seen: MOMENT,
          changed_at: MOMENT,
          ...row,
        })),
      );
    expect(error).toBeNull();
  };

  beforeAll(() => recordRuns(operator()));

  test("visitors and members cannot write the scraper's tables", async () => {
    for (const client of await allClients())
      for (const [table, column] of TABLES) {
        const rows = () => client.from(table);
        const results = [
          await rows().insert({ [column]: "x" } as never),
          await rows()
            .update({ [column]: "x" })
            .eq(column, "y"),
          await rows().delete().eq(column, "y"),
        ];
        expect(results.map(({ error }) => error?.code)).toEqual([
          "42501",
          "42501",
          "42501",
        ]);
      }
  });

  test.each(RUN_FUNCTIONS)(
    "visitors and members cannot call %s",
    async (name, values) => {
      for (const client of await allClients()) {
        const { error } = await client.rpc(name, values);
        expect(error?.code).toBe("42501");
      }
    },
  );

  test("visitors and members search the import and read link checks, but no table", async () => {
    for (const client of await allClients()) {
      const found = await client.rpc("search_external_opportunities", {
        words: "maestria\nengineers",
      });
      expect(found.data).toEqual(
        expect.arrayContaining(
          [SPANISH_ROW, ENGLISH_ROW].map(({ title, link }) =>
            expect.objectContaining({ title, link }),
          ),
        ),
      );
      const checks = await client.rpc("last_link_checks");
      expect(checks.data).toMatchObject([
        { item_path: "/becas/uno", outcome: "gone", final_url: null },
      ]);
      for (const [table] of TABLES) {
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
    ["doctorado\nengineers", 1],
    ["maestría\nscholarship", 2],
    ["física\nquímica\nhistoria\nmúsica\nmaestría", 0],
    ["", 0],
    ["de la", 0],
    // Two matching words suffice when the query has three or more.
    ["beca maestría oceanografía", 1],
    ["beca oceanografía", 0],
    ["beca vulcanología oceanografía", 0],
  ])("the search for %j finds %i rows", async (words, count) => {
    expect((await search(words)).length).toBe(count);
  });

  test("rows with all words come before newer rows with some", async () => {
    await insert("orden", [
      {
        title: "Espeleología en Perú para jóvenes",
        published_at: daysAgo(200),
      },
      { title: "Espeleología en Chile para jóvenes", published_at: daysAgo(1) },
    ]);
    const found = await search("espeleología jóvenes Perú");
    expect(found.map(({ title }) => title)).toEqual([
      "Espeleología en Perú para jóvenes",
      "Espeleología en Chile para jóvenes",
    ]);
  });

  test("a search for 130 words takes less than 2 s", async () => {
    const words = Array.from({ length: 130 }, (_, index) =>
      (index + 36 ** 2).toString(36),
    ).map((word) => word.slice(-2));
    const start = performance.now();
    expect(await search(words.join(" "))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test("a word in 320 rows finds none of the oldest 20, not even the best match", async () => {
    const titles = Array.from({ length: 320 }, (_, index) => ({
      title: "Paleografía ".repeat(index === 0 ? 9 : 1),
      published_at: daysAgo(301 - index * 0.9),
    }));
    await insert("comun", titles);
    const found = await search("paleografía", 50);
    expect(found.length).toBe(50);
    for (const { published_at } of found)
      expect(Date.parse(published_at ?? "")).toBeGreaterThan(
        Date.parse(daysAgo(301 - 20 * 0.9)),
      );
  });

  test.each([
    ["seen yesterday is found", 1, 300, null, null, 1],
    ["seen 8 days ago and never synced is hidden", 8, 30, null, 9, null],
    [
      "seen 8 days ago in the last listing counts as seen at the sync",
      8,
      30,
      1,
      9,
      1,
    ],
    ["seen 30 days ago, missed by the listing, is hidden", 30, 60, 1, 2, null],
    ["seen 3 days ago, missed by the listing, is found", 3, 60, 1, 2, 3],
    ["published more than a year ago is hidden", 0, 370, 0, 0, null],
  ])(
    "a row %s",
    async (_, seenDays, publishedDays, syncedDays, listedDays, ageDays) => {
      const source = `edad-${seenDays}-${publishedDays}-${syncedDays}`;
      const word = `vulcanología${source.replace(/\W/g, "x")}`;
      const day = (days: number | null) =>
        days === null ? null : daysAgo(days);
      await insert(source, [
        {
          title: word,
          published_at: daysAgo(publishedDays),
          last_seen: daysAgo(seenDays),
        },
      ]);
      const { error } = await operator()
        .from("import_states")
        .insert({
          source,
          synced_at: day(syncedDays),
          listed_at: day(listedDays),
        });
      expect(error).toBeNull();
      const ages = (await search(word)).map(({ last_seen }) =>
        Math.round((Date.now() - Date.parse(last_seen)) / DAY_MS),
      );
      expect(ages).toEqual(ageDays === null ? [] : [ageDays]);
    },
  );

  test("`fold_text` folds like `fold` and also makes -ciones and -siones singular", async () => {
    for (const text of [
      "Ingeniería en MÉXICO",
      "Pingüino, ÑANDÚ y CIGÜEÑA",
      "ÀÉÎÕÜ Ç İstanbul — 東京",
      "Educaciones y misiones",
    ]) {
      const { data } = await aVisitor(product()).rpc(
        "fold_text" as never,
        { words: text } as never,
      );
      expect(data).toBe(fold(text).replace(/([cs])iones\b/g, "$1ion"));
    }
  });

  test("link checks cannot be changed or removed, even with the operator's key", async () => {
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

/** Records two finished runs: link checks on two days, and two rows. */
async function recordRuns(client: SupabaseClient) {
  const lease = { claimant: "test", lease_seconds: 60 };
  for (const [outcome, day] of [
    ["missing", "2026-03-09"],
    ["gone", "2026-03-10"],
  ]) {
    const claim = await client.rpc("claim_scraper_run", {
      ...lease,
      every_hours: 0,
    });
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
    // An item that has left the catalogue is no longer checked.
    const removedItemCheck = { ...check, item_path: "/becas/antigua" };
    const checks = outcome === "missing" ? [check, removedItemCheck] : [check];
    const harvest = {
      source: "sitio",
      harvested_at: MOMENT,
      failure: null,
      since: null,
      listing_since: null,
      state: null,
      is_done: true,
      rows: [SPANISH_ROW, ENGLISH_ROW],
      rejected: [],
    };
    for (const [name, values] of [
      ["record_link_checks", { checks: JSON.stringify(checks) }],
      ["record_harvest", { given: JSON.stringify(harvest) }],
    ] as const)
      expect(
        await client.rpc(name, { run, ...lease, ...values }),
      ).toMatchObject({
        data: true,
        error: null,
      });
    await client.rpc("leave_scraper_run", {
      run,
      claimant: "test",
      is_finished: true,
    });
  }
}
