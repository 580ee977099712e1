import { expect, test } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { MailRejectedError } from "#supabase/functions/_shared/smtp-mailer.ts";
import { aBegunMail } from "#supabase/functions/reminders/reminders.fixture.ts";
import { sendReminders } from "./reminders.ts";

test.each([
  // In Mexico City it is 6:59 and 7:00.
  ["2026-11-24T12:59:00Z", []],
  ["2026-11-24T13:00:00Z", ["2026-11-24"]],
  // In Mexico City it is 23:00 of the day before.
  ["2026-11-25T05:00:00Z", ["2026-11-24"]],
])("at %s the runs of %j are claimed", async (moment, days) => {
  const claimed: Array<string> = [];
  const result = await sendReminders({
    operator: {
      url: "https://backend.test",
      key: "secret",
      async fetch(request) {
        claimed.push((await request.json()).today);
        return Response.json("busy");
      },
    },
    mailer: { send: () => Promise.reject(new Error("no mail is due")) },
    publicUrl: "https://trampolin.test",
    fromHour: 7,
    now: () => Date.parse(moment),
    signal: new AbortController().signal,
    onFailure() {},
  });
  expect(claimed).toEqual(days);
  expect(result.state).toBe(days.length > 0 ? "busy" : "notDue");
});

test.each([
  // In Mexico City it is 19:59 and 20:00.
  ["2026-11-25T01:59:00Z", false],
  ["2026-11-25T02:00:00Z", true],
])(
  "at %s a run with a deferred mail is finished: %j",
  async (moment, isFinished) => {
    const leaveCalls: Array<unknown> = [];
    const member = {
      user_id: "11111111-1111-4111-8111-111111111111",
      country: null,
      unsent_mail: null,
      last_mail_on: null,
      // Something opens or closes in any month.
      favourites: ENTRIES.map(({ type, item }) => ({
        item_type: type,
        item_id: item.id,
      })),
      recorded: [],
    };
    const pages = [[member], []];
    const answers: Readonly<Record<string, (body: object) => unknown>> = {
      claim_reminder_run: () => "claimed",
      reminder_members: () => pages.shift(),
      begin_reminder: () => aBegunMail({ mail: "mail-1" }),
      leave_reminder_run: (body) => void leaveCalls.push(body),
    };
    const result = await sendReminders({
      operator: {
        url: "https://backend.test",
        key: "secret",
        async fetch(request) {
          const name = request.url.replace(/^.*\//, "");
          const value = answers[name]?.(await request.json());
          return value === undefined
            ? new Response(null, { status: 204 })
            : Response.json(value);
        },
      },
      mailer: {
        send: () => Promise.reject(new MailRejectedError("450", true)),
      },
      publicUrl: "https://trampolin.test",
      fromHour: 7,
      now: () => Date.parse(moment),
      signal: new AbortController().signal,
      onFailure() {},
    });
    expect(result).toMatchObject({
      state: isFinished ? "finished" : "paused",
      deferred: 1,
    });
    expect(leaveCalls).toMatchObject([{ is_finished: isFinished }]);
  },
);
