import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { daysUntilClosing } from "#domain/deadlines/upcoming.ts";
import { ENTRIES } from "../index.ts";
import { indexedItems } from "./indexed-items.ts";

test("an item is sorted by the closing of its badge", () => {
  let counted = 0;
  for (let month = 1; month <= 12; month += 1) {
    const today = `2027-${String(month).padStart(2, "0")}-10`;
    const items = indexedItems(aPageContext({ today }));
    for (const [at, { item }] of ENTRIES.entries()) {
      const left = "cycle" in item ? daysUntilClosing(item.cycle, today) : null;
      if (!left) continue;
      counted += 1;
      expect(items[at]).toMatchObject({
        id: item.id,
        closes: daysAfter(today, left.days),
        isAnnounced: left.isAnnounced,
      });
    }
  }
  expect(counted).toBeGreaterThan(100);
});

test("an item without a calendar has no closing", () => {
  const items = indexedItems(aPageContext());
  const without = ENTRIES.flatMap(({ item }, at) =>
    "cycle" in item && ["usual", "announced"].includes(item.cycle.basis)
      ? []
      : [items[at]],
  );
  expect(without.length).toBeGreaterThan(10);
  for (const item of without)
    expect(item).toMatchObject({ closes: null, isAnnounced: false });
});
