import { expect, test } from "vitest";
import {
  MAX_REMINDERS,
  type MailPlanParts,
  planMail,
  type RemindedItem,
  reminderKey,
} from "./plan-mail.ts";
import { announced, savedItem, usual } from "./reminders.fixture.ts";

const SUN = savedItem("sun", announced("2026-12-31"));
const MOON = savedItem("moon", announced("2026-12-10"));
const SEA = savedItem("sea", usual({ opens: 12, closes: 2 }));

test("three due reminders are in one mail, announced closings first", () => {
  expect(plan({ items: [SEA, SUN, MOON], today: "2026-12-03" })).toEqual([
    "scholarship moon closes-7:2026-12-10",
    "scholarship sun closes-30:2026-12-31",
    "scholarship sea usual:2026-12",
  ]);
});

test("a reminder that was sent is not sent again", () => {
  const sent = new Set(["scholarship sun closes-30:2026-12-31"]);
  expect(plan({ items: [SUN, MOON], today: "2026-12-03", sent })).toEqual([
    "scholarship moon closes-7:2026-12-10",
  ]);
  expect(plan({ items: [SUN], today: "2026-12-03", sent })).toEqual([]);
});

test.each([
  ["2026-11-27", []],
  ["2026-11-26", ["scholarship sun closes-30:2026-12-31"]],
  // The clock was ahead when that mail was sent.
  ["2026-12-05", []],
])("after a mail on %s the reminders of 3 December are %j", (day, expected) => {
  expect(plan({ items: [SUN], today: "2026-12-03", lastMailOn: day })).toEqual(
    expected,
  );
});

test("a reminder that is due soon joins a mail, but causes none", () => {
  const early = savedItem("early", announced("2026-12-13"));
  expect(plan({ items: [early], today: "2026-12-03" })).toEqual([]);
  expect(plan({ items: [early, SEA], today: "2026-12-03" })).toEqual([
    "scholarship early closes-7:2026-12-13",
    "scholarship sea usual:2026-12",
  ]);
});

test("a retry of an unsent mail adds no reminder and drops those that have passed", () => {
  const unsent = new Set([
    "scholarship moon closes-7:2026-12-10",
    "scholarship sun closes-30:2026-12-31",
  ]);
  const items = [SUN, MOON, SEA];
  expect(plan({ items, today: "2026-12-05", unsent })).toHaveLength(2);
  expect(plan({ items, today: "2026-12-10", unsent })).toEqual([
    "scholarship sun closes-30:2026-12-31",
  ]);
  expect(plan({ items, today: "2027-01-01", unsent })).toEqual([]);
});

test("a mail has at most `MAX_REMINDERS`, the most urgent first", () => {
  const items = Array.from({ length: MAX_REMINDERS + 5 }, (_, number) =>
    savedItem(
      `item-${number}`,
      announced(number === 44 ? "2026-12-04" : "2026-12-31"),
    ),
  );
  const reminders = plan({ items, today: "2026-12-03" });
  expect(reminders).toHaveLength(MAX_REMINDERS);
  expect(reminders[0]).toBe("scholarship item-44 closes-7:2026-12-04");
});

function plan(
  parts: Partial<MailPlanParts<RemindedItem>> & { readonly today: string },
): ReadonlyArray<string> {
  return planMail({
    items: [],
    country: null,
    sent: new Set(),
    lastMailOn: null,
    unsent: null,
    ...parts,
  }).map(reminderKey);
}
