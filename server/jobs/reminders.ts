import { randomUUID } from "node:crypto";
import { civilMoment } from "#domain/deadlines/civil-moment.ts";
import type { Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import {
  type ReminderResult,
  runReminders,
} from "#supabase/functions/reminders/run-reminders.ts";
import { createReminderStore } from "#supabase/functions/reminders/store.ts";
import type { Operator } from "../backend/backend.ts";

/** From this hour on a day's run finishes, even with deferred mails. */
const LAST_HOUR = 20;

export type SendRemindersParts = {
  readonly operator: Operator;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Hour of the civil day from which mails are sent. */
  readonly fromHour: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
};

/** Starts the day's run when it is due, or continues it, in this process. */
export async function sendReminders(
  parts: SendRemindersParts,
): Promise<ReminderResult> {
  const { operator, fromHour, now } = parts;
  const { day: today, hour } = civilMoment(now());
  if (hour < fromHour) return { state: "notDue" };
  return runReminders({
    ...parts,
    store: createReminderStore({ ...operator, workerId: randomUUID(), today }),
    today,
    retriesToday: hour < LAST_HOUR,
    // Only for a claimed run: this loads the catalogue a second time.
    async loadItems() {
      const { createFindItem } = await import(
        "#supabase/functions/reminders/catalogue-items.ts"
      );
      return createFindItem();
    },
  });
}
