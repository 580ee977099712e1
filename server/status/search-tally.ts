import { LRUCache } from "lru-cache";
import type { MetaSearchHour } from "#app/platform/status-report.ts";

const MINUTE_MS = 60_000;
const MINUTES = 60;
const NONE: MetaSearchHour = { searches: 0, asked: 0, answered: 0 };

export type SearchTally = ReturnType<typeof createSearchTally>;

/** Sums the searches of the last hour by minute, in this process alone. `now` in milliseconds. */
export function createSearchTally(now: () => number) {
  const minutes = new LRUCache<number, MetaSearchHour>({
    max: MINUTES,
    ttl: MINUTES * MINUTE_MS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    record(search: MetaSearchHour) {
      const minute = Math.floor(now() / MINUTE_MS);
      minutes.set(minute, add(minutes.get(minute) ?? NONE, search));
    },
    /** Null when there were no searches. */
    lastHour(): MetaSearchHour | null {
      const total = [...minutes.values()].reduce(add, NONE);
      return total.searches === 0 ? null : total;
    },
  };
}

function add(one: MetaSearchHour, other: MetaSearchHour): MetaSearchHour {
  return {
    searches: one.searches + other.searches,
    asked: one.asked + other.asked,
    answered: one.answered + other.answered,
  };
}
