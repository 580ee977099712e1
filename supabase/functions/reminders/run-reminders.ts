import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { planMail, type Reminder } from "#domain/reminders/plan-mail.ts";
import { RejectedError } from "../_shared/data-api.ts";
import { type Mailer, MailRejectedError } from "../_shared/smtp-mailer.ts";
import type { FindItem, MailItem } from "./catalogue-items.ts";
import { writeReminderMail } from "./reminder-mail.ts";
import type { DueRow, ReminderRecipient, ReminderStore } from "./store.ts";

const MEMBERS_AT_ONCE = 100;
/** Sorts before every id. */
const FIRST_MEMBER = "00000000-0000-0000-0000-000000000000";

export type ReminderParts = {
  readonly store: ReminderStore;
  readonly mailer: Mailer;
  /** Loads the catalogue: only an instance that has the run needs it. */
  readonly loadItems: () => Promise<FindItem>;
  readonly today: CivilDate;
  /** Address of the site without a trailing slash. */
  readonly publicUrl: string;
  /**
   * True while the day has further attempts: the run stays open for mails that the mail
   * server refuses for now. Otherwise they wait for the next day.
   */
  readonly retriesToday: boolean;
  /** Leaves the run to the next instance, after the mail in progress. */
  readonly signal: AbortSignal;
  /** Called with the error of a mail that could not be sent now. */
  readonly onFailure: (error: unknown) => void;
};

export type ReminderResult =
  | { readonly state: "busy" | "notDue" }
  | {
      /**
       * `paused`: stopped, a server is unreachable, or mails are deferred. `lost`:
       * another instance has taken the run.
       */
      readonly state: "finished" | "paused" | "lost";
      readonly sent: number;
      /** Refused for now by the mail server. */
      readonly deferred: number;
      /** Refused by the mail server or the database: retried on the next day. */
      readonly failed: number;
    };

/** Outcome of one member; `down` when the mail server or the database is unreachable. */
type Outcome = "sent" | "none" | "deferred" | "failed" | "down" | "lost";

/**
 * Sends the day's reminders, or the rest of an interrupted run. Rejects when the
 * database is unreachable; the run then resumes after its lease.
 */
export async function runReminders(
  parts: ReminderParts,
): Promise<ReminderResult> {
  const { store, signal } = parts;
  const claim = await store.claim();
  if (claim !== "claimed") return { state: claim };
  const findItem = await parts.loadItems();
  const counts = { sent: 0, deferred: 0, failed: 0 };
  const releaseRun = async (state: "finished" | "paused") => {
    await store.release(state === "finished");
    return { state, ...counts };
  };
  let after = FIRST_MEMBER;
  for (;;) {
    const members = await store.members(after, MEMBERS_AT_ONCE);
    if (members === null) return { state: "lost", ...counts };
    const last = members.at(-1);
    if (last === undefined)
      return releaseRun(
        counts.deferred > 0 && parts.retriesToday ? "paused" : "finished",
      );
    for (const member of members) {
      if (signal.aborted) return releaseRun("paused");
      const outcome = await remindMember(member, findItem, parts);
      if (outcome === "lost") return { state: "lost", ...counts };
      if (outcome === "down") return releaseRun("paused");
      if (outcome !== "none") counts[outcome] += 1;
    }
    after = last.user_id;
  }
}

/** Records the mail, sends it, and records it as sent. Drops an unsent mail without due items. */
async function remindMember(
  member: ReminderRecipient,
  findItem: FindItem,
  parts: ReminderParts,
): Promise<Outcome> {
  const { store, mailer, publicUrl, onFailure } = parts;
  const reminders = remindersFor(member, findItem, parts.today);
  if (reminders.length === 0) {
    if (member.unsent_mail !== null) await store.end(member.unsent_mail, false);
    return "none";
  }
  try {
    const begun = await store.begin(member.user_id, toRows(reminders));
    if (begun.state !== "begun")
      return begun.state === "lost" ? "lost" : "none";
    await mailer.send(writeReminderMail(reminders, begun, publicUrl));
    await store.end(begun.mail, true);
    return "sent";
  } catch (error) {
    onFailure(error);
    if (error instanceof MailRejectedError)
      return error.isTemporary ? "deferred" : "failed";
    return error instanceof RejectedError ? "failed" : "down";
  }
}

function toRows(
  reminders: ReadonlyArray<Reminder<MailItem>>,
): ReadonlyArray<DueRow> {
  return reminders.map(({ item, occasion }) => ({
    item_id: item.itemId,
    item_type: item.itemType,
    occasion: occasion.key,
  }));
}

function remindersFor(
  member: ReminderRecipient,
  findItem: FindItem,
  today: CivilDate,
): ReadonlyArray<Reminder<MailItem>> {
  const { unsent_mail, recorded } = member;
  const keys = (isUnsent: boolean) =>
    new Set(
      recorded
        .filter(({ mail_id }) => (mail_id === unsent_mail) === isUnsent)
        .map(
          ({ item_type, item_id, occasion }) =>
            `${item_type} ${item_id} ${occasion}`,
        ),
    );
  return planMail({
    items: member.favourites.flatMap(
      ({ item_type, item_id }) => findItem(item_type, item_id) ?? [],
    ),
    today,
    country: member.country,
    sent: keys(false),
    lastMailOn: member.last_mail_on,
    unsent: unsent_mail === null ? null : keys(true),
  });
}
