// Entry point for Supabase; the build bundles it for deployment.

import { civilMoment } from "#domain/deadlines/civil-moment.ts";
import type { DenoRuntime } from "../_shared/deno.ts";
import { createSmtpMailer } from "../_shared/smtp-mailer.ts";
import { createTokenHandler } from "../_shared/token-handler.ts";
import { createFindItem } from "./catalogue-items.ts";
import { runReminders } from "./run-reminders.ts";
import { createReminderStore } from "./store.ts";

declare const Deno: DenoRuntime;

/** Hour in Mexico City in which the documented cron makes its last attempts. */
const LAST_HOUR = 9;

const publicUrl = variable("PUBLIC_URL").replace(/\/+$/, "");
const mailer = createSmtpMailer(variable("SMTP_URL"), variable("MAIL_FROM"));
const api = {
  url: variable("SUPABASE_URL"),
  key: variable("SUPABASE_SERVICE_ROLE_KEY"),
  fetch: (request: Request) => fetch(request),
};

Deno.serve(
  createTokenHandler({
    token: variable("REMINDERS_TOKEN"),
    tokenName: "REMINDERS_TOKEN",
    async work(signal) {
      const { day: today, hour } = civilMoment(Date.now());
      const workerId = crypto.randomUUID();
      const result = await runReminders({
        store: createReminderStore({ ...api, workerId, today }),
        mailer,
        loadItems: async () => createFindItem(),
        today,
        publicUrl,
        retriesToday: hour < LAST_HOUR,
        signal,
        // The error may name the recipient.
        onFailure: () => console.error("a reminder was not sent"),
      });
      if (result.state !== "busy" && result.state !== "notDue")
        console.log(JSON.stringify(result));
      return result;
    },
    onFailure: (error) => console.error(String(error)),
  }),
);

function variable(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is needed`);
  return value;
}
