import type { CivilDate, Cycle, UsualWindow } from "../deadlines/cycle.ts";
import type { RemindedItem } from "./plan-mail.ts";

export function announced(
  ...closings: ReadonlyArray<CivilDate>
): Extract<Cycle, { basis: "announced" }> {
  return {
    basis: "announced",
    year: 2026,
    windows: closings.map((closes) => ({ opens: null, closes })),
    source: "https://example.org/dates",
  };
}

export function usual(
  ...windows: ReadonlyArray<UsualWindow>
): Extract<Cycle, { basis: "usual" }> {
  return { basis: "usual", windows };
}

export function savedItem(itemId: string, cycle: Cycle): RemindedItem {
  return { itemType: "scholarship", itemId, cycle };
}
