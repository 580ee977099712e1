import { z } from "zod";

/** An official link of an item, with the path of the item's page. */
export type Link = { readonly itemPath: string; readonly url: string };

const OUTCOME = z.enum([
  "alive",
  "moved",
  "redirected_home",
  "missing",
  "gone",
  "not_checkable",
]);

/**
 * The status of a link. `missing` becomes `gone` when a check on another day finds the same;
 * `not_checkable` says nothing about the page.
 */
export type Outcome = z.infer<typeof OUTCOME>;

export type LinkCheck = {
  readonly item_path: string;
  readonly url: string;
  /** ISO moment. */
  readonly checked_at: string;
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly status: number | null;
  readonly final_url: string | null;
  readonly took_ms: number;
};

/** The last check of a link with a certain outcome. */
export type CertainCheck = {
  readonly outcome: Outcome;
  readonly checkedAt: string;
};

/** A row of `external_opportunities`. */
export type Opportunity = {
  readonly native_id: string;
  readonly title: string;
  readonly description: string;
  readonly language: "es" | "en";
  readonly link: string;
  readonly canonical_link: string;
  readonly published_at: string | null;
  /** Civil day. */
  readonly closes_at: string | null;
};

export type Rejection = {
  readonly reason: string;
  readonly title: string | null;
  readonly link: string | null;
};

const IMPORT_STATE = z.object({
  source: z.string(),
  synced_at: z.string().nullable(),
  listed_at: z.string().nullable(),
  listing_since: z.string().nullable(),
  next_page: z.number(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
});

/** How far the import of a source came: a row of `import_states`, which explains the columns. */
export type ImportState = Readonly<z.infer<typeof IMPORT_STATE>>;

/** A part of a source's list, as `record_harvest` takes it. */
export type Harvest = {
  readonly source: string;
  /** ISO moment. */
  readonly harvested_at: string;
  readonly failure: string | null;
  readonly rows: ReadonlyArray<Opportunity>;
  readonly rejected: ReadonlyArray<Rejection>;
  /** Completes a listing: missing rows that are younger are gone. Null says nothing about missing rows. */
  readonly since: string | null;
  /** Start of the listing; with `since` only. */
  readonly listing_since: string | null;
  /** Null leaves the stored state as it is. */
  readonly state: ImportState | null;
  /** The run asks this source no more. */
  readonly is_done: boolean;
};

const CLAIM = z.union([
  z.object({
    state: z.literal("claimed"),
    run: z.number(),
    isResumed: z.boolean(),
    checksLinks: z.boolean(),
  }),
  z.object({ state: z.enum(["busy", "notDue"]) }),
]);

export type Claim = z.infer<typeof CLAIM>;

const REPORT = z.object({
  links: z.record(z.string(), z.number()),
  sources: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** What a run found: links by outcome, counts by source. */
export type Report = z.infer<typeof REPORT>;

const LINK_ROWS = z.array(
  z.object({
    item_path: z.string(),
    url: z.string(),
    is_done: z.boolean(),
    outcome: OUTCOME.nullable(),
    checked_at: z.string().nullable(),
  }),
);

export type LinkHistory = {
  /** Keys of the links that this run has checked. */
  readonly done: ReadonlySet<string>;
  readonly certain: ReadonlyMap<string, CertainCheck>;
};

/** The database rejects the values: repeating the request is useless. */
export class Refusal extends Error {}

/** Where runs are kept. A write answers false when another instance has taken the run. Rejects when the database is unreachable, with a `Refusal` when it rejects the values. */
export type Store = {
  readonly claim: (everyHours: number) => Promise<Claim>;
  readonly linkHistory: (run: number) => Promise<LinkHistory>;
  /** Keys of the sources that this run has finished. */
  readonly finishedSources: (run: number) => Promise<ReadonlySet<string>>;
  readonly importStates: () => Promise<ReadonlyArray<ImportState>>;
  readonly recordLinks: (
    run: number,
    checks: ReadonlyArray<LinkCheck>,
  ) => Promise<boolean>;
  readonly recordHarvest: (run: number, harvest: Harvest) => Promise<boolean>;
  readonly leave: (run: number, isFinished: boolean) => Promise<Report | null>;
};

export type StoreParts = {
  /** URL of the backend, and the operator's key to it. */
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Differs between all instances. */
  readonly workerId: string;
  readonly leaseSeconds?: number;
};

/** Statuses of invalid or too large values. */
const REFUSED = new Set([400, 409, 413, 422]);

/** Longer than the work between two writes, so that a living worker keeps its run. */
const LEASE_SECONDS = 300;

/** The store over the data interface, which is the same on every backend. */
export function createStore(parts: StoreParts): Store {
  const call = (name: string, values: object) =>
    request(parts, `rpc/${name}`, values);
  const { workerId: claimant, leaseSeconds = LEASE_SECONDS } = parts;
  const lease = { claimant, lease_seconds: leaseSeconds };
  return {
    claim: async (everyHours) =>
      CLAIM.parse(
        await call("claim_scraper_run", { ...lease, every_hours: everyHours }),
      ),
    linkHistory: async (run) =>
      readHistory(LINK_ROWS.parse(await call("link_memory", { run }))),
    finishedSources: async (run) => {
      const query = `run_id=eq.${run}&is_done=is.true&select=source`;
      const rows = await request(parts, `harvests?${query}`);
      const sources = z.array(z.object({ source: z.string() })).parse(rows);
      return new Set(sources.map(({ source }) => source));
    },
    importStates: async () =>
      z.array(IMPORT_STATE).parse(await request(parts, "import_states")),
    // Not every backend keeps a list in the request a list, so lists are sent as text.
    recordLinks: async (run, checks) =>
      (await call("record_link_checks", {
        run,
        ...lease,
        checks: JSON.stringify(checks),
      })) === true,
    recordHarvest: async (run, harvest) =>
      (await call("record_harvest", {
        run,
        ...lease,
        given: JSON.stringify(harvest),
      })) === true,
    leave: async (run, isFinished) =>
      REPORT.nullable().parse(
        await call("leave_scraper_run", {
          run,
          claimant,
          is_finished: isFinished,
        }),
      ),
  };
}

/** The key of a link in the history. */
export function linkKey({ itemPath, url }: Link): string {
  return `${itemPath} ${url}`;
}

function readHistory(rows: z.infer<typeof LINK_ROWS>): LinkHistory {
  const done = new Set<string>();
  const certain = new Map<string, CertainCheck>();
  for (const { item_path, url, is_done, outcome, checked_at } of rows) {
    const key = linkKey({ itemPath: item_path, url });
    if (is_done) done.add(key);
    if (outcome && checked_at)
      certain.set(key, { outcome, checkedAt: checked_at });
  }
  return { done, certain };
}

async function request(
  { url, key, fetch }: StoreParts,
  path: string,
  values?: object,
): Promise<unknown> {
  const response = await fetch(
    new Request(`${url}/rest/v1/${path}`, {
      method: values ? "POST" : "GET",
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
      },
      ...(values ? { body: JSON.stringify(values) } : {}),
    }),
  );
  const text = await response.text();
  const message = `${path} answered ${response.status}: ${text}`;
  if (REFUSED.has(response.status)) throw new Refusal(message);
  if (!response.ok) throw new Error(message);
  return text === "" ? null : JSON.parse(text);
}
