import { z } from "zod";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { callDataApi, type DataApi } from "../_shared/data-api.ts";

const FAVOURITE = z.object({ item_id: z.string(), item_type: z.string() });

const MEMBER = z.object({
  user_id: z.string(),
  country: z.string().nullable(),
  /** Id of a mail that was begun and perhaps not sent. */
  unsent_mail: z.string().nullable(),
  /** Day of the last mail that was sent or dropped. */
  last_mail_on: z.string().nullable(),
  favourites: z.array(FAVOURITE),
  recorded: z.array(
    FAVOURITE.extend({ occasion: z.string(), mail_id: z.string() }),
  ),
});

/** A member who may get a mail. */
export type ReminderRecipient = Readonly<z.infer<typeof MEMBER>>;

const BEGUN_MAIL = z.object({
  state: z.literal("begun"),
  mail: z.string(),
  token: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
});

const BEGUN = z.union([
  BEGUN_MAIL,
  z.object({ state: z.enum(["skipped", "lost"]) }),
]);

/** A recorded mail that is now to be sent. */
export type BegunMail = Readonly<z.infer<typeof BEGUN_MAIL>>;

/** A row of `reminder_occasions`. */
export type DueRow = {
  readonly item_id: string;
  readonly item_type: string;
  readonly occasion: string;
};

export type ReminderStoreParts = DataApi & {
  /** Unique to this instance. */
  readonly workerId: string;
  readonly today: CivilDate;
  readonly leaseSeconds?: number;
};

/** Longer than one mail may take, so that a working instance keeps its run. */
const LEASE_SECONDS = 300;

/**
 * Stores a day's run through the data API, which is the same on every backend. Rejects
 * after any failure, with a `RejectedError` when the database rejects the values.
 */
export function createReminderStore(parts: ReminderStoreParts) {
  const { workerId: worker, today, leaseSeconds = LEASE_SECONDS } = parts;
  const lease = { worker, lease_seconds: leaseSeconds, today };
  const call = (name: string, values: object) =>
    callDataApi(parts, `rpc/${name}`, values);
  return {
    claim: async () =>
      z
        .enum(["claimed", "busy", "notDue"])
        .parse(await call("claim_reminder_run", lease)),
    /** Next members, ordered by id; null when another instance has taken the run. */
    members: async (after: string, most: number) =>
      z
        .array(MEMBER)
        .nullable()
        .parse(
          await call("reminder_members", {
            ...lease,
            after_member: after,
            most,
          }),
        ),
    // Some backends change a list in the request, so lists are sent as text.
    begin: async (member: string, due: ReadonlyArray<DueRow>) =>
      BEGUN.parse(
        await call("begin_reminder", {
          ...lease,
          member,
          due: JSON.stringify(due),
        }),
      ),
    async end(mail: string, wasSent: boolean): Promise<void> {
      await call("end_reminder", { mail, was_sent: wasSent });
    },
    async release(isFinished: boolean): Promise<void> {
      await call("leave_reminder_run", {
        worker,
        today,
        is_finished: isFinished,
      });
    },
  };
}

export type ReminderStore = ReturnType<typeof createReminderStore>;
