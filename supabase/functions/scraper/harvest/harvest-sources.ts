import type { Guide } from "../../_shared/follow.ts";
import type { Harvest, Store } from "../store.ts";
import { readFeedSource } from "./feed.ts";
import { type Reading, sortRows } from "./rows.ts";
import type { Source } from "./source.ts";
import { readWordPress } from "./wordpress.ts";

const READERS = { wordpress: readWordPress, feed: readFeedSource };

export type HarvestSourcesParts = {
  readonly run: number;
  readonly store: Store;
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
      const reading = await READERS[source.kind](guide, source);
      const moment = new Date(now()).toISOString();
      const harvest = harvestOf(source, reading, moment);
      if (!(await store.recordHarvest(run, harvest))) return false;
    }
    onDone(1);
  }
  return true;
}

function harvestOf(source: Source, reading: Reading, moment: string): Harvest {
  const about = { source: source.key, harvested_at: moment };
  if ("failure" in reading)
    return { ...about, failure: reading.failure, ...NOTHING };
  const { rows, rejected } = sortRows(reading.rows, source);
  return { ...about, failure: null, since: reading.since, rows, rejected };
}

const NOTHING = { since: null, rows: [], rejected: [] };
