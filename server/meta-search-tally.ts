import type { MetaSearchHour } from "#app/platform/status-report.ts";

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Our own catalogue and what we have stored say nothing of the others. */
const OWN_SOURCES = new Set(["catalogo", "cosecha"]);
/** A source whose old copy was shown has not answered. */
const ANSWERED = new Set(["ok", "empty"]);

export type MetaSearchTally = {
  /** Counts one search by what its answer says of the sources. */
  readonly record: (sources: ReadonlyArray<Source>) => void;
  /** Null when nobody searched. */
  readonly lastHour: () => MetaSearchHour | null;
};

type Source = { readonly key: string; readonly status: string };

/** Counters by minute, in this process alone. `now` in milliseconds. */
export function createMetaSearchTally(now: () => number): MetaSearchTally {
  const minutes = new Map<number, MetaSearchHour>();
  const minuteNow = () => Math.floor(now() / MINUTE_MS);
  const forgetOld = () => {
    for (const minute of minutes.keys())
      if (minute <= minuteNow() - MINUTES) minutes.delete(minute);
  };
  return {
    record(sources) {
      forgetOld();
      const others = sources.filter(
        ({ key, status }) => !OWN_SOURCES.has(key) && status !== "skipped",
      );
      const search = {
        searches: 1,
        asked: others.length,
        answered: others.filter(({ status }) => ANSWERED.has(status)).length,
      };
      minutes.set(minuteNow(), sum(minutes.get(minuteNow()) ?? NONE, search));
    },
    lastHour() {
      forgetOld();
      const total = [...minutes.values()].reduce(sum, NONE);
      return total.searches === 0 ? null : total;
    },
  };
}

/** The handler of the meta-search, counted. What is refused is no search. */
export function tallied(
  handle: (request: Request) => Promise<Response>,
  tally: MetaSearchTally,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await handle(request);
    if (request.method === "POST" && answer.ok)
      sourcesIn(answer.clone()).then(tally.record);
    return answer;
  };
}

/** Of an answer in lines the last one is the whole. */
async function sourcesIn(answer: Response): Promise<ReadonlyArray<Source>> {
  try {
    const last = (await answer.text()).trimEnd().split("\n").at(-1) ?? "";
    const { sources } = JSON.parse(last) as { sources?: unknown };
    return Array.isArray(sources) ? sources : [];
  } catch {
    return [];
  }
}

const NONE: MetaSearchHour = { searches: 0, asked: 0, answered: 0 };

function sum(one: MetaSearchHour, other: MetaSearchHour): MetaSearchHour {
  return {
    searches: one.searches + other.searches,
    asked: one.asked + other.asked,
    answered: one.answered + other.answered,
  };
}
