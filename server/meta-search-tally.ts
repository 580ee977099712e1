import type { MetaSearchHour } from "#app/platform/status-report.ts";

const MINUTE_MS = 60_000;
const MINUTES = 60;

export type MetaSearchTally = {
  readonly record: (search: MetaSearchHour) => void;
  /** Null when nobody searched. */
  readonly lastHour: () => MetaSearchHour | null;
};

/** Counters by minute, in this process alone. `now` in milliseconds. */
export function createMetaSearchTally(now: () => number): MetaSearchTally {
  const minutes = new Map<number, MetaSearchHour>();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  const forgetOld = () => {
    for (const minute of minutes.keys())
      if (minute <= minuteNow() - MINUTES) minutes.delete(minute);
  };
  return {
    record(search) {
      forgetOld();
      minutes.set(minuteNow(), sum(minutes.get(minuteNow()) ?? NONE, search));
    },
    lastHour() {
      forgetOld();
      const total = [...minutes.values()].reduce(sum, NONE);
      return total.searches === 0 ? null : total;
    },
  };
}

const NONE: MetaSearchHour = { searches: 0, asked: 0, answered: 0 };

function sum(one: MetaSearchHour, other: MetaSearchHour): MetaSearchHour {
  return {
    searches: one.searches + other.searches,
    asked: one.asked + other.asked,
    answered: one.answered + other.answered,
  };
}
