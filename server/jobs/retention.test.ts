import { expect, test } from "vitest";
import { startRetention } from "./retention.ts";

const NOTHING = { reminderMails: 0, signIns: 0 };

test("retention runs ten minutes after the start, then daily; it logs deletions and failures", async () => {
  const { events, logged, stop } = aRetention([
    () => Response.json(NOTHING),
    () => Response.json({ ...NOTHING, signIns: 3 }),
    () => new Response("unavailable", { status: 503 }),
    () => Response.json({ signIns: "3" }),
  ]);
  await stop();
  expect(events).toEqual([
    "600000 ms",
    ...Array(4).fill(["request", "86400000 ms"]).flat(),
  ]);
  expect(logged).toEqual([
    "expired data was deleted",
    "expired data was not deleted",
    "expired data was not deleted",
  ]);
});

test("a stop before the first deletion deletes nothing", async () => {
  const { events, stop } = aRetention([]);
  await stop();
  expect(events).toEqual(["600000 ms"]);
});

/** A started retention; `stop` first waits until the database has given all answers. */
function aRetention(answers: ReadonlyArray<() => Response>) {
  const events: Array<string> = [];
  const logged: Array<string> = [];
  const remaining = [...answers];
  const done = Promise.withResolvers<void>();
  const log = (_: object, message: string) => void logged.push(message);
  const stop = startRetention({
    operator: {
      url: "https://data.example",
      key: "secret",
      async fetch() {
        events.push("request");
        return remaining.shift()?.() ?? new Response(null, { status: 500 });
      },
    },
    async sleep(ms, signal) {
      events.push(`${ms} ms`);
      if (remaining.length > 0 || signal.aborted) return;
      done.resolve();
      await new Promise((resolve) =>
        signal.addEventListener("abort", resolve, { once: true }),
      );
    },
    log: { info: log, warn: log } as never,
  });
  return {
    events,
    logged,
    async stop() {
      await done.promise;
      await stop();
    },
  };
}
