import type { CivilDate, Cycle, Month, Window } from "./cycle.ts";
import { monthOf, monthsOpen, monthsUntil } from "./months.ts";

/** What a reader can be told today about an item's calendar. Only `announced` states carry dates. */
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

/** The state of a cycle on a civil day; no clock is read. */
export function cycleStatus(cycle: Cycle, today: CivilDate): CycleStatus {
  switch (cycle.basis) {
    case "announced":
      return announcedStatus(cycle.windows, today);
    case "usual":
      return usualStatus(cycle.windows, monthOf(today));
    default:
      return { kind: cycle.basis };
  }
}

function announcedStatus(
  windows: ReadonlyArray<Window<CivilDate>>,
  today: CivilDate,
): CycleStatus {
  const open = windows.find(
    ({ opens, closes }) =>
      (opens === null ? closes !== null : opens <= today) &&
      (closes === null || today <= closes),
  );
  if (open) return { kind: "announcedOpen", closes: open.closes };
  const next = windows
    .flatMap(({ opens }) => (opens !== null && opens > today ? [opens] : []))
    .toSorted()[0];
  if (next) return { kind: "announcedOpens", opens: next };
  const last = windows
    .flatMap(({ closes }) => closes ?? [])
    .toSorted()
    .at(-1);
  return last ? { kind: "announcedClosed", closes: last } : { kind: "unknown" };
}

function usualStatus(
  windows: ReadonlyArray<Window<Month>>,
  month: Month,
): CycleStatus {
  // Of two that are open the later closing counts: until then there is a way in.
  const [open] = windows
    .flatMap(({ opens, closes }) =>
      opens !== null && monthsOpen({ opens, closes }).includes(month)
        ? [{ opens, closes }]
        : [],
    )
    .toSorted(
      (one, other) => monthsLeft(other, month) - monthsLeft(one, month),
    );
  if (open) return { kind: "usuallyOpen", ...open };
  const candidates = windows.flatMap((window): Array<CycleStatus> => {
    if (window.opens) return [{ kind: "usuallyOpens", opens: window.opens }];
    if (window.closes)
      return [{ kind: "usuallyCloses", closes: window.closes }];
    return [];
  });
  const nearest = candidates.toSorted(
    (one, other) =>
      monthsUntil(month, eventMonth(one)) -
      monthsUntil(month, eventMonth(other)),
  )[0];
  return nearest ?? { kind: "unknown" };
}

function monthsLeft({ closes }: Window<Month>, month: Month): number {
  return closes === null ? 0 : monthsUntil(month, closes);
}

function eventMonth(status: CycleStatus): Month {
  if (status.kind === "usuallyOpens") return status.opens;
  return status.kind === "usuallyCloses" ? status.closes : 1;
}
