import {
  announcedWindow,
  isUsuallyOpen,
  usualWindow,
} from "./counting-window.ts";
import type { CivilDate, Cycle, Month, UsualWindow, Window } from "./cycle.ts";

/** Status of an item's calendar on a day. Announced ones have dates, usual ones months. */
export type CycleStatus =
  | { readonly kind: "announcedOpen"; readonly closes: CivilDate | null }
  | { readonly kind: "announcedOpens"; readonly opens: CivilDate }
  | { readonly kind: "announcedClosed"; readonly closes: CivilDate }
  | {
      readonly kind: "usuallyOpen";
      readonly opens: Month;
      readonly closes: Month | null;
    }
  | { readonly kind: "usuallyOpens"; readonly opens: Month }
  | { readonly kind: "usuallyCloses"; readonly closes: Month }
  | { readonly kind: "always" }
  | { readonly kind: "unknown" };

/** Computes the status of a cycle on a civil day; reads no clock. */
export function cycleStatus(cycle: Cycle, today: CivilDate): CycleStatus {
  switch (cycle.basis) {
    case "announced":
      return announcedStatus(announcedWindow(cycle.windows, today), today);
    case "usual":
      return usualStatus(usualWindow(cycle.windows, today), today);
    default:
      return { kind: cycle.basis };
  }
}

function announcedStatus(
  window: Window<CivilDate> | null,
  today: CivilDate,
): CycleStatus {
  if (window === null) return { kind: "unknown" };
  const { opens, closes } = window;
  if (opens !== null && opens > today) return { kind: "announcedOpens", opens };
  if (closes !== null && closes < today)
    return { kind: "announcedClosed", closes };
  return { kind: "announcedOpen", closes };
}

function usualStatus(
  window: UsualWindow | null,
  today: CivilDate,
): CycleStatus {
  if (window === null) return { kind: "unknown" };
  const { opens, closes } = window;
  if (opens === null)
    return closes === null
      ? { kind: "unknown" }
      : { kind: "usuallyCloses", closes };
  return isUsuallyOpen(window, today)
    ? { kind: "usuallyOpen", opens, closes }
    : { kind: "usuallyOpens", opens };
}
