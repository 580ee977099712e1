import { TIME_ZONE } from "#domain/deadlines/civil-moment.ts";

const format = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE });

/** Returns the civil day in Mexico City, "2026-11-21", computed at most once a second. */
export function createCivilDay(now: () => number): () => string {
  let second = Number.NaN;
  let day = "";
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      day = format.format(now());
    }
    return day;
  };
}
