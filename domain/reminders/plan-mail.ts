import { daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate, Cycle } from "../deadlines/cycle.ts";
import { type Occasion, occasionsOn } from "./occasions.ts";

/** Fewest days between two mails to a member. */
export const MAIL_EVERY_DAYS = 7;
/** Per mail; the rest waits for the next one. */
export const MAX_REMINDERS = 40;

/** A saved item of the catalogue. */
export type RemindedItem = {
  readonly itemType: string;
  readonly itemId: string;
  readonly cycle: Cycle;
};

export type Reminder<Item extends RemindedItem = RemindedItem> = {
  readonly item: Item;
  readonly occasion: Occasion;
};

export type MailPlanParts<Item extends RemindedItem> = {
  readonly items: ReadonlyArray<Item>;
  readonly today: CivilDate;
  /** ISO 3166-1 alpha-2 code of the student's country. */
  readonly country: string | null;
  /** Keys (`reminderKey`) of reminders in mails that were sent. */
  readonly sent: ReadonlySet<string>;
  /** Day of the last mail. */
  readonly lastMailOn: CivilDate | null;
  /** Keys of a mail that may not have been sent: a retry adds no others. */
  readonly unsent: ReadonlySet<string> | null;
};

/**
 * Reminders of a member's next mail, the most urgent first; none when nothing is due or
 * the last mail is under seven days old. A retry has only reminders in `unsent`.
 */
export function planMail<Item extends RemindedItem>(
  parts: MailPlanParts<Item>,
): ReadonlyArray<Reminder<Item>> {
  const { items, today, country, sent, lastMailOn, unsent } = parts;
  const reminders = items
    .flatMap((item) =>
      occasionsOn(item.cycle, today, country).map((occasion) => ({
        item,
        occasion,
      })),
    )
    .filter((reminder) => !sent.has(reminderKey(reminder)))
    .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
  if (unsent !== null)
    return reminders.filter((reminder) => unsent.has(reminderKey(reminder)));
  if (lastMailOn !== null && daysBetween(lastMailOn, today) < MAIL_EVERY_DAYS)
    return [];
  const isDue = reminders.some(({ occasion }) => !occasion.isEarly);
  return isDue ? reminders.slice(0, MAX_REMINDERS) : [];
}

/** Unique among a member's reminders. */
export function reminderKey({
  item: { itemType, itemId },
  occasion: { key },
}: Reminder): string {
  return `${itemType} ${itemId} ${key}`;
}

/** Announced closings by date, then usual months. */
function sortKey(reminder: Reminder): string {
  const { occasion } = reminder;
  const when = occasion.basis === "announced" ? occasion.closes : "z";
  return `${when} ${reminderKey(reminder)}`;
}
