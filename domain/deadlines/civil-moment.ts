import type { CivilDate } from "./cycle.ts";

/** The users' region: deadlines end at its midnight. */
export const TIME_ZONE = "America/Mexico_City";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Civil day and hour (0 to 23) in the users' region; `timeMs` since 1970. */
export function civilMoment(timeMs: number): {
  readonly day: CivilDate;
  readonly hour: number;
} {
  const [day = "", time = ""] = format.format(timeMs).split(", ");
  return { day, hour: Number(time.slice(0, 2)) };
}
