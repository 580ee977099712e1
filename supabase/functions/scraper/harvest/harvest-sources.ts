import type { Guide } from "../../_shared/follow.ts";
import type { Source } from "../../_shared/sources.ts";
import { limited } from "../limited.ts";
import { type Harvest, Refusal, type Store } from "../store.ts";
import { readFeedSource } from "./feed.ts";
import { type Reading, sortRows } from "./rows.ts";
import { readWordPress } from "./wordpress.ts";

const READERS = { wordpress: readWordPress, feed: readFeedSource };

export type HarvestSourcesParts = {
  readonly run: number;
  readonly store: Pick<Store, "harvestedSources" | "recordHarvest">;
  readonly guide: Guide;
  readonly sources: ReadonlyArray<Source>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onDone: (count: number) => void;
};

/** Reads what is left of a run's sources, each kept as a whole. False when another has taken the run. */
export async function harvestSources({
  run,
  store,
  guide,
  sources,
  now,
  onDone,
}: HarvestSourcesParts): Promise<boolean> {
  const harvested = await store.harvestedSources(run);
  for (const source of sources) {
    if (!harvested.has(source.key)) {
      const inTime = limited(guide, now);
      const reading = await READERS[source.kind](inTime, source);
      const moment = new Date(now()).toISOString();
      const about = { source: source.key, harvested_at: moment };
      const record = (harvest: Found) =>
        store.recordHarvest(run, { ...about, ...harvest });
      // What the store refuses must not stop the run at this source for ever.
      const isOurs = await record(foundIn(source, reading)).catch(
        (error: unknown) => {
          // A store that is away takes the list later.
          if (!(error instanceof Refusal)) throw error;
          return record(failed("refused"));
        },
      );
      if (!isOurs) return false;
    }
    onDone(1);
  }
  return true;
}

type Found = Omit<Harvest, "source" | "harvested_at">;

function foundIn(source: Source, reading: Reading): Found {
  if ("failure" in reading) return failed(reading.failure);
  const { rows, rejected } = sortRows(reading.rows, source);
  // A list of which nothing can be used has changed its form: nothing is gone by it.
  if (rows.length === 0) return { ...failed("nothing_usable"), rejected };
  return { failure: null, since: reading.since, rows, rejected };
}

function failed(failure: string): Found {
  return { failure, since: null, rows: [], rejected: [] };
}
