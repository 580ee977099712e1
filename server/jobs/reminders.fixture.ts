import { expect } from "vitest";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Mail, Mailer } from "#supabase/functions/_shared/smtp-mailer.ts";
import { aMailItem } from "#supabase/functions/reminders/reminders.fixture.ts";
import {
  type ReminderParts,
  runReminders,
} from "#supabase/functions/reminders/run-reminders.ts";
import {
  createReminderStore,
  type ReminderStoreParts,
} from "#supabase/functions/reminders/store.ts";
import { aPerson, type Person } from "../testing/people.ts";
import type { Product } from "../testing/product.ts";

const PUBLIC_URL = "https://trampolin.test";

/** A member with reminders, who saved "sol". */
export async function aSubscriber(product: Product): Promise<Person> {
  const person = await aPerson(product);
  const { id: user_id, client } = person;
  for (const { error } of [
    await client
      .from("user_favorites")
      .insert({ user_id, item_id: "sol", item_type: "scholarship" }),
    await client
      .from("reminder_subscriptions")
      .insert({ user_id, language: "es" }),
  ])
    expect(error).toBeNull();
  return person;
}

let lastDay = "2026-01-01";

/** Returns a day 40 days later at each call, so that runs of other tests do not overlap. */
export function aLaterDay(): CivilDate {
  lastDay = daysAfter(lastDay, 40);
  return lastDay;
}

type RunParts = Partial<ReminderParts> &
  Partial<Pick<ReminderStoreParts, "workerId" | "leaseSeconds">>;

/** Runs the reminders of a day; by default "sol" closes five days after it. */
export function run(
  { url, secretKey: key }: Product,
  today: CivilDate,
  { workerId = "one", leaseSeconds, ...parts }: RunParts = {},
) {
  const store = createReminderStore({
    url,
    key,
    fetch,
    workerId,
    today,
    ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
  });
  return runReminders({
    store,
    mailer: { send: async () => {} },
    loadItems: createSunLoader(today),
    today,
    publicUrl: PUBLIC_URL,
    retriesToday: true,
    signal: new AbortController().signal,
    onFailure() {},
    ...parts,
  });
}

/** Loads a catalogue whose only item, "sol", closes five days after a day. */
export function createSunLoader(day: CivilDate): ReminderParts["loadItems"] {
  const sun = aMailItem({
    cycle: {
      basis: "announced",
      year: 2026,
      windows: [{ opens: null, closes: daysAfter(day, 5) }],
      source: "https://example.org/dates",
    },
  });
  return async () => (_, itemId) => (itemId === "sol" ? sun : null);
}

/** A mailer that stores mails in memory. `before` may throw, like a mail server. */
export function aMailbox(
  before: (mail: Mail) => void | Promise<void> = () => {},
) {
  const mails: Array<Mail> = [];
  const mailer: Mailer = {
    async send(mail) {
      await before(mail);
      mails.push(mail);
    },
  };
  const mailsTo = ({ email }: Person) => mails.filter(({ to }) => to === email);
  return { mailer, mails, mailsTo };
}
