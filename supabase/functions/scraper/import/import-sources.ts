import type { Result } from "#domain/result.ts";
import { RejectedError } from "../../_shared/data-api.ts";
import type { HttpClient } from "../../_shared/http-client.ts";
import type { ImportedSource } from "../../_shared/sources.ts";
import type {
  ImportBatch,
  ImportState,
  OpportunityRecord,
  Rejection,
  ScraperStore,
} from "../store.ts";
import type { ImportContext, ListPart, ListParts } from "./list-part.ts";
import { readFeedList } from "./read-feed.ts";
import { readWordPress } from "./read-wordpress.ts";
import { MAX_REJECTED_LINK, validateRows } from "./rows.ts";

const READERS: Readonly<
  Record<ImportedSource["kind"], (context: ImportContext) => ListParts>
> = { wordpress: readWordPress, feed: readFeedList };

/** Rows per write: the embedded database blocks this process while it writes. */
const BATCH = 25;

export type ImportParts = {
  readonly run: number;
  readonly store: Pick<
    ScraperStore,
    "finishedSources" | "importStates" | "recordBatch"
  >;
  readonly client: HttpClient;
  readonly sources: ReadonlyArray<ImportedSource>;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called after each source that has sent rows. */
  readonly onImported?: () => void;
  readonly onDone: (count: number) => void;
};

type Recorder = (part: Partial<ImportBatch>) => Promise<boolean>;

/** Imports the sources that the run has not finished, concurrently. False when another instance has taken the run. */
export async function importSources(parts: ImportParts): Promise<boolean> {
  const { run, store, sources, onDone } = parts;
  const finished = await store.finishedSources(run);
  const states = await store.importStates();
  const outcomes = await Promise.allSettled(
    sources.map(async (source) => {
      const state = states.find((each) => each.source === source.key);
      const isOurs =
        finished.includes(source.key) ||
        (await importSource(parts, source, state ?? newState(source)));
      onDone(1);
      return isOurs;
    }),
  );
  // All writes have ended here.
  for (const outcome of outcomes)
    if (outcome.status === "rejected") throw outcome.reason;
  return outcomes.every(
    (outcome) => outcome.status === "fulfilled" && outcome.value,
  );
}

async function importSource(
  { run, store, client, now, onImported }: ImportParts,
  source: ImportedSource,
  state: ImportState,
): Promise<boolean> {
  const timestamp = () => new Date(now()).toISOString();
  let hasRows = false;
  const record: Recorder = (part) => {
    hasRows ||= (part.rows ?? []).length > 0;
    return store.recordBatch(run, {
      source: source.key,
      harvested_at: timestamp(),
      failure: null,
      rows: [],
      rejected: [],
      since: null,
      listing_since: null,
      state: null,
      is_done: false,
      ...part,
    });
  };
  const context = { client, source, state, startedAt: timestamp() };
  try {
    for await (const part of READERS[source.kind](context)) {
      const batches = splitPart(part, source);
      for (const batch of batches) {
        if (!(await recordValid(record, batch))) return false;
        if (batch.is_done) return true;
      }
    }
    return await record({ is_done: true });
  } catch (error) {
    // An unreachable database ends the run; values that stay rejected end this source.
    if (!(error instanceof RejectedError)) throw error;
    return await record({ failure: "refused", is_done: true });
  } finally {
    if (hasRows) onImported?.();
  }
}

/** Records a batch. Halves one that the database rejects, down to the rejected row, which becomes a rejection. */
async function recordValid(
  record: Recorder,
  batch: Partial<ImportBatch>,
): Promise<boolean> {
  const { rows = [], rejected = [] } = batch;
  try {
    return await record(batch);
  } catch (error) {
    const [row] = rows;
    if (!(error instanceof RejectedError) || !row) throw error;
    if (rows.length === 1)
      return record({
        ...batch,
        rows: [],
        rejected: [...rejected, toRejection(row)],
      });
    const middle = Math.ceil(rows.length / 2);
    const isOurs = await recordValid(record, { rows: rows.slice(0, middle) });
    return (
      isOurs && recordValid(record, { ...batch, rows: rows.slice(middle) })
    );
  }
}

function toRejection({ title, link }: OpportunityRecord): Rejection {
  return { reason: "refused", title, link: link.slice(0, MAX_REJECTED_LINK) };
}

/** Splits a part into writes; the last one completes it. */
function splitPart(
  result: Result<ListPart, string>,
  source: ImportedSource,
): ReadonlyArray<Partial<ImportBatch>> {
  if (!result.ok) return [{ failure: result.error, is_done: true }];
  const part = result.value;
  const { rows, rejected } = validateRows(part.raws, source);
  const isMalformed = rejected.some(({ reason }) => reason !== "list_of_calls");
  // The site has changed its form: missing rows must not be marked gone.
  if (part.needsRows && rows.length === 0 && isMalformed)
    return [{ failure: "nothing_usable", rejected, is_done: true }];
  const last = Math.max(0, Math.ceil(rows.length / BATCH) - 1);
  return Array.from({ length: last + 1 }, (_, index) => ({
    rows: rows.slice(index * BATCH, (index + 1) * BATCH),
    ...(index === last && {
      rejected,
      since: part.listing?.since ?? null,
      listing_since: part.listing?.startedAt ?? null,
      state: part.state,
    }),
  }));
}

function newState({ key }: ImportedSource): ImportState {
  return {
    source: key,
    synced_at: null,
    listed_at: null,
    listing_since: null,
    next_page: 1,
    etag: null,
    last_modified: null,
  };
}
