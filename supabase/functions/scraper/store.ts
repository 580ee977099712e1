import { z } from "zod";
import { LINK_STATUSES, type LinkStatus } from "#domain/links/link-check.ts";
import { callDataApi, type DataApi } from "../_shared/data-api.ts";

/** A link of a catalogue item, with the path of the item's page. */
export type Link = { readonly itemPath: string; readonly url: string };

const OUTCOME = z.enum(LINK_STATUSES);

/** A row of `link_checks`, with ISO timestamps. */
export type LinkCheckRecord = {
  readonly item_path: string;
  readonly url: string;
  readonly checked_at: string;
  readonly outcome: LinkStatus;
  readonly reason: string | null;
  readonly status: number | null;
  readonly final_url: string | null;
  readonly took_ms: number;
};

/** The last outcome of a link other than `not_checkable`, and whether this run has checked the link. */
const LINK_HISTORY = z.object({
  item_path: z.string(),
  url: z.string(),
  is_done: z.boolean(),
  outcome: OUTCOME.nullable(),
  checked_at: z.string().nullable(),
});

export type LinkHistory = Readonly<z.infer<typeof LINK_HISTORY>>;

/** A row of `external_opportunities`. */
export type OpportunityRecord = {
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

/** A row of `import_states`: the progress of a source's import. */
export type ImportState = Readonly<z.infer<typeof IMPORT_STATE>>;

/** Argument of `record_harvest`: a part of a source's list. */
export type ImportBatch = {
  readonly source: string;
  readonly harvested_at: string;
  readonly failure: string | null;
  readonly rows: ReadonlyArray<OpportunityRecord>;
  readonly rejected: ReadonlyArray<Rejection>;
  /**
   * Time back to which a finished listing reaches, else null. Newer rows that neither it
   * nor the previous listing has are marked gone.
   */
  readonly since: string | null;
  /** Start of the listing that has finished. */
  readonly listing_since: string | null;
  /** Null keeps the stored state. */
  readonly state: ImportState | null;
  /** The run has finished this source. */
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

const REPORT = z.object({
  links: z.record(z.string(), z.number()),
  sources: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** Links by outcome, from the newest run that checked them; counts of this run by source. */
export type Report = z.infer<typeof REPORT>;

export type ScraperStoreParts = DataApi & {
  /** Unique per instance. */
  readonly workerId: string;
  readonly leaseSeconds?: number;
};

/** Longer than the work between two writes, so that a working instance keeps its run. */
const LEASE_SECONDS = 300;

/**
 * Stores runs through the data API, which is the same on every backend. A write returns
 * false when another instance has taken the run. Rejects after any other failure, with a
 * `RejectedError` when the database rejects the values.
 */
export function createScraperStore(parts: ScraperStoreParts) {
  const call = (name: string, values: object) =>
    callDataApi(parts, `rpc/${name}`, values);
  const { workerId: claimant, leaseSeconds = LEASE_SECONDS } = parts;
  const lease = { claimant, lease_seconds: leaseSeconds };
  return {
    claim: async (everyHours: number) =>
      CLAIM.parse(
        await call("claim_scraper_run", { ...lease, every_hours: everyHours }),
      ),
    linkHistory: async (run: number): Promise<ReadonlyArray<LinkHistory>> =>
      z.array(LINK_HISTORY).parse(await call("link_memory", { run })),
    /** Keys of the sources that the run has finished. */
    async finishedSources(run: number): Promise<ReadonlyArray<string>> {
      const query = `run_id=eq.${run}&is_done=is.true&select=source`;
      const rows = z.array(z.object({ source: z.string() }));
      return rows
        .parse(await callDataApi(parts, `harvests?${query}`))
        .map(({ source }) => source);
    },
    importStates: async (): Promise<ReadonlyArray<ImportState>> =>
      z.array(IMPORT_STATE).parse(await callDataApi(parts, "import_states")),
    // Some backends change a list in the request, so lists are sent as text.
    recordLinks: async (run: number, checks: ReadonlyArray<LinkCheckRecord>) =>
      true ===
      (await call("record_link_checks", {
        run,
        ...lease,
        checks: JSON.stringify(checks),
      })),
    recordBatch: async (run: number, batch: ImportBatch) =>
      true ===
      (await call("record_harvest", {
        run,
        ...lease,
        given: JSON.stringify(batch),
      })),
    /** Null when another instance has taken the run. */
    release: async (run: number, isFinished: boolean) =>
      REPORT.nullable().parse(
        await call("leave_scraper_run", {
          run,
          claimant,
          is_finished: isFinished,
        }),
      ),
  };
}

export type ScraperStore = ReturnType<typeof createScraperStore>;
