import { expect, test } from "vitest";
import { createPoliteClient } from "./polite-client.ts";

test("a host that is not of the public net is never connected to", async () => {
  const { ask, asked } = aClient({ mayReach: async () => false });
  expect(await ask()).toEqual({ ok: false, trouble: "not_public" });
  expect(asked).toEqual([]);
});

test("a name that has no address is no connection", async () => {
  const { ask, asked } = aClient({
    mayReach: () => Promise.reject(new Error("ENOTFOUND")),
  });
  expect(await ask()).toEqual({ ok: false, trouble: "connection" });
  expect(asked).toEqual([]);
});

test("a name that is looked up without end costs its time and no more", async () => {
  const { ask } = aClient({ mayReach: () => new Promise(() => {}) });
  expect(await ask()).toEqual({ ok: false, trouble: "timeout" });
});

test("told to stop while a name is looked up, it stops", async () => {
  const stop = new AbortController();
  const { ask } = aClient({
    mayReach: () => new Promise(() => stop.abort(new Error("stop"))),
    signal: stop.signal,
  });
  await expect(ask()).rejects.toThrow("stop");
});

test.each([
  ["37", 37],
  ["0", 0],
  ["", undefined],
  ["-1", undefined],
  ["many", undefined],
])("a list that is said to be %j long is %j long", async (said, total) => {
  const { ask } = aClient({ headers: { "x-wp-total": said } });
  const answer = await ask();
  expect(answer.ok && answer.total).toBe(total);
});

function aClient({
  mayReach = async () => true,
  signal = new AbortController().signal,
  headers = {},
}: {
  readonly mayReach?: () => Promise<boolean>;
  readonly signal?: AbortSignal;
  readonly headers?: Record<string, string>;
}) {
  const asked: Array<string> = [];
  const client = createPoliteClient({
    fetch: async (url) => {
      asked.push(String(url));
      return new Response("[]", { headers });
    },
    mayReach,
    sleep: async () => {},
    userAgent: "test",
    pauseMs: 0,
    timeoutMs: 50,
    signal,
  });
  const url = new URL("https://sitio.example/lista");
  return {
    ask: () => client.ask({ url, method: "GET", maxBytes: 100 }),
    asked,
  };
}
