import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter, daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate, Cycle } from "../deadlines/cycle.ts";
import { EARLY_DAYS, FIRST_DAYS, LAST_DAYS } from "./occasions.ts";
import {
  MAIL_EVERY_DAYS,
  planMail,
  type RemindedItem,
  type Reminder,
  reminderKey,
} from "./plan-mail.ts";
import { announced, savedItem, usual } from "./reminders.fixture.ts";

const START = "2026-11-20";
const DAYS = 120;

const month = fc.integer({ min: 1, max: 12 });
const monthOrNull = fc.option(month, { nil: null });
const cycles: fc.Arbitrary<Cycle> = fc.oneof(
  fc
    .array(fc.integer({ min: -5, max: DAYS }), { minLength: 1, maxLength: 3 })
    .map((days) => announced(...days.map((day) => daysAfter(START, day)))),
  fc
    .array(fc.record({ opens: monthOrNull, closes: monthOrNull }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((windows) => usual(...windows)),
  fc.constantFrom({ basis: "always" } as const, { basis: "unknown" } as const),
);
const itemLists = fc
  .array(cycles, { maxLength: 6 })
  .map((all) => all.map((cycle, index) => savedItem(`item-${index}`, cycle)));
/** Days after `START` on which no instance runs. */
const missedDays = fc.uniqueArray(fc.integer({ min: 0, max: DAYS }), {
  maxLength: 60,
});

test("two mails are never less than seven days apart", () => {
  fc.assert(
    fc.property(itemLists, missedDays, (items, missed) => {
      const days = sendDaily(items, missed).map(({ day }) => day);
      for (const [index, day] of days.slice(1).entries())
        expect(daysBetween(days[index] ?? "", day)).toBeGreaterThanOrEqual(
          MAIL_EVERY_DAYS,
        );
    }),
  );
});

test("an occasion is in one mail at most", () => {
  fc.assert(
    fc.property(itemLists, missedDays, (items, missed) => {
      const keys = sendDaily(items, missed).flatMap(({ reminders }) =>
        reminders.map(reminderKey),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test("only reminders of announced closings have a date, and their mail comes before it", () => {
  fc.assert(
    fc.property(itemLists, missedDays, (items, missed) => {
      for (const { day, reminders } of sendDaily(items, missed))
        for (const { item, occasion } of reminders) {
          expect(occasion.basis).toBe(item.cycle.basis);
          if (occasion.basis === "usual") {
            expect(occasion).not.toHaveProperty("closes", expect.any(String));
            expect(occasion.key).toBe(`usual:${day.slice(0, 7)}`);
            continue;
          }
          const daysLeft = daysBetween(day, occasion.closes);
          expect(daysLeft).toBeGreaterThanOrEqual(1);
          expect(daysLeft).toBeLessThanOrEqual(FIRST_DAYS);
        }
    }),
  );
});

test("with a run each day the last reminder comes 4 to 10 days before the closing", () => {
  fc.assert(
    fc.property(itemLists, (items) => {
      const mails = sendDaily(items, []);
      for (const { itemId, cycle } of items) {
        if (cycle.basis !== "announced") continue;
        for (const { closes } of cycle.windows) {
          const ahead = daysBetween(START, closes ?? "");
          if (ahead < LAST_DAYS + EARLY_DAYS + 1 || ahead > DAYS) continue;
          const mail = mails.find(({ reminders }) =>
            reminders.some(
              ({ item, occasion }) =>
                item.itemId === itemId &&
                occasion.key === `closes-${LAST_DAYS}:${closes}`,
            ),
          );
          const daysLeft = daysBetween(mail?.day ?? "", closes ?? "");
          expect(daysLeft).toBeGreaterThanOrEqual(LAST_DAYS - EARLY_DAYS);
          expect(daysLeft).toBeLessThanOrEqual(LAST_DAYS + EARLY_DAYS);
        }
      }
    }),
  );
});

test("after 20 missed days, the next run reminds of a closing within seven days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LAST_DAYS }), (daysLeft) => {
      const today = daysAfter(START, 20);
      const item = savedItem("item", announced(daysAfter(today, daysLeft)));
      const missed = Array.from({ length: 20 }, (_, day) => day);
      expect(sendDaily([item], missed)[0]?.day).toBe(today);
    }),
  );
});

type SentMail = {
  readonly day: CivilDate;
  readonly reminders: ReadonlyArray<Reminder>;
};

/** Mails of a member over `DAYS` days. */
function sendDaily(
  items: ReadonlyArray<RemindedItem>,
  missed: ReadonlyArray<number>,
): ReadonlyArray<SentMail> {
  const mails: Array<SentMail> = [];
  const sent = new Set<string>();
  for (let day = 0; day <= DAYS; day += 1) {
    if (missed.includes(day)) continue;
    const today = daysAfter(START, day);
    const lastMailOn = mails.at(-1)?.day ?? null;
    const reminders = planMail({
      items,
      today,
      country: null,
      sent,
      lastMailOn,
      unsent: null,
    });
    if (reminders.length === 0) continue;
    mails.push({ day: today, reminders });
    for (const reminder of reminders) sent.add(reminderKey(reminder));
  }
  return mails;
}
