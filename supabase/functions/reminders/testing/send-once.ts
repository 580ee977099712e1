import { createSmtpMailer } from "../../_shared/smtp-mailer.ts";
import { createFindItem } from "../catalogue-items.ts";
import { runReminders } from "../run-reminders.ts";
import { createReminderStore } from "../store.ts";

/** One run in a process of its own, which a test kills. Prints its result. */
const { smtpUrl, today, publicUrl, ...api } = JSON.parse(
  process.argv[2] ?? "",
) as {
  readonly smtpUrl: string;
  readonly today: string;
  readonly publicUrl: string;
  readonly url: string;
  readonly key: string;
  readonly workerId: string;
  readonly leaseSeconds: number;
};

const result = await runReminders({
  store: createReminderStore({ ...api, today, fetch }),
  mailer: createSmtpMailer(smtpUrl, "Trampolín <hola@trampolin.test>"),
  loadItems: async () => createFindItem(),
  today,
  publicUrl,
  retriesToday: true,
  signal: new AbortController().signal,
  onFailure: console.error,
});
console.log(JSON.stringify(result));
