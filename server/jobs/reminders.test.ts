import { expect, test } from "vitest";
import { sendReminders } from "./reminders.ts";

test.each([
  // In Mexico City it is 6:59 and 7:00.
  ["2026-11-24T12:59:00Z", []],
  ["2026-11-24T13:00:00Z", ["2026-11-24"]],
  // Still the day before there.
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
