import { expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createAnswerCache } from "../answer-cache.ts";
import { type Failure, failure } from "../failure.ts";
import type { Row } from "../item.ts";
import { readQuery } from "../query.ts";
import type { LiveApi } from "./live-api.ts";
import { liveSource } from "./live-source.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FOUND = ok([{ title: "Una beca", link: "https://x.example/1" }]);
const BROKEN = fail(failure("status", { status: 500 }));

test("an answer is cached for six hours, whatever the case and accents", async () => {
  const { ask, search, clock } = aSource(async () => FOUND);
  await ask("Beca de Música");
  clock.ms += 6 * HOUR - 1;
  expect(await ask("  beca de  musica")).toMatchObject({
    status: "ok",
    items: [{ title: "Una beca" }],
    isCounted: true,
  });
  expect(search).toHaveBeenCalledTimes(1);
});

test("an older answer is served as stale while a new one is loaded", async () => {
  const { ask, search, clock } = aSource(async () => FOUND);
  await ask("beca");
  clock.ms += 30 * HOUR;
  expect(await ask("beca")).toMatchObject({
    status: "stale",
    ageHours: 30,
    items: [{ title: "Una beca" }],
    isCounted: false,
  });
  expect(search).toHaveBeenCalledTimes(2);
  await expect.poll(async () => (await ask("beca")).status).toBe("ok");
});

test("a failing source serves its older answer, and counts as failing", async () => {
  const { ask, clock, api } = aSource(async () => FOUND);
  await ask("beca");
  api.search = async () => BROKEN;
  clock.ms += 7 * HOUR;
  await ask("beca");
  await expect
    .poll(() => ask("beca"))
    .toMatchObject({ status: "stale", ageHours: 7, isCounted: true });
});

test("an answer older than a week is dropped", async () => {
  const { ask, clock, api } = aSource(async () => FOUND);
  await ask("beca");
  api.search = async () => BROKEN;
  clock.ms += 7 * 24 * HOUR + 1;
  expect(await ask("beca")).toMatchObject({ status: "error", items: [] });
});

test("200 equal requests in flight are one", async () => {
  const { ask, search } = aSource(async () => FOUND);
  const all = await Promise.all(Array.from({ length: 200 }, () => ask("beca")));
  expect(search).toHaveBeenCalledTimes(1);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["ok"]));
});

test("200 equal requests in flight fail together, reported once", async () => {
  const { ask, failures } = aSource(async () => BROKEN);
  const all = await Promise.all(Array.from({ length: 200 }, () => ask("beca")));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["error"]));
  expect(failures).toEqual([{ reason: "status", status: 500 }]);
});

test.each<[Failure, number]>([
  [failure("timeout"), 30 * SECOND],
  [failure("status", { status: 500 }), 30 * SECOND],
  [failure("status", { status: 429, retryAfterMs: 90_000 }), 90 * SECOND],
  [failure("status", { status: 429, retryAfterMs: 99 * HOUR }), HOUR],
  [failure("status", { status: 429, retryAfterMs: 0 }), 3 * MINUTE],
  [failure("status", { status: 429 }), 3 * MINUTE],
  [failure("status", { status: 403 }), 10 * MINUTE],
  [failure("status", { status: 503, retryAfterMs: 60_000 }), MINUTE],
  [failure("challenge", { status: 403 }), 6 * HOUR],
])("after %j no request is sent for %i ms", async (reason, pauseMs) => {
  const { ask, search, clock } = aSource(async () => fail(reason));
  await ask("a");
  clock.ms += pauseMs - 1;
  expect(await ask("b")).toEqual({
    status: "suspended",
    items: [],
    isCounted: true,
  });
  expect(search).toHaveBeenCalledTimes(1);
  clock.ms += 1;
  await ask("c");
  expect(search).toHaveBeenCalledTimes(2);
});

test.each([400, 414, 422])(
  "a query refused with status %i is no reason for a pause",
  async (status) => {
    const { ask, search } = aSource(async () =>
      fail(failure("status", { status })),
    );
    for (const text of ["a", "b"])
      expect((await ask(text)).status).toBe("error");
    expect(search).toHaveBeenCalledTimes(2);
  },
);

test("a failure in flight does not shorten a long pause", async () => {
  const replies = [fail(failure("status", { status: 403 })), BROKEN];
  const { ask, clock } = aSource(async () => replies.shift() ?? FOUND);
  await Promise.all([ask("a"), ask("b")]);
  clock.ms += 9 * MINUTE;
  expect((await ask("c")).status).toBe("suspended");
});

test("a retry ends a short pause and skips the cache", async () => {
  const quota = { requests: 5, seconds: 60 };
  const { ask, api, search } = aSource(async () => FOUND, { quota });
  await ask("beca");
  api.search = async () => BROKEN;
  await ask("otra");
  api.search = search;
  expect((await ask("otra")).status).toBe("suspended");
  expect((await ask("otra", true)).status).toBe("ok");
  expect((await ask("mas")).status).toBe("ok");
  expect(search).toHaveBeenCalledTimes(3);
});

test("a retry does not end a pause that the source asked for", async () => {
  const { ask, search } = aSource(async () =>
    fail(failure("status", { status: 429 })),
  );
  await ask("beca");
  expect((await ask("beca", true)).status).toBe("suspended");
  expect(search).toHaveBeenCalledTimes(1);
});

test("past its quota a source gets no request and has not failed", async () => {
  const { ask, search, failures } = aSource(async () => FOUND);
  for (const text of ["a", "b", "c"]) await ask(text);
  expect(await ask("d")).toEqual({
    status: "suspended",
    items: [],
    isCounted: false,
  });
  expect(search).toHaveBeenCalledTimes(3);
  expect(failures).toEqual([]);
});

test("a timeout is told as one", async () => {
  const { ask } = aSource(async () => fail(failure("timeout")));
  expect((await ask("beca")).status).toBe("timeout");
});

test("an error in an adapter is a failure of its source", async () => {
  const { ask, failures } = aSource(async () => {
    throw new TypeError("bug");
  });
  expect((await ask("beca")).status).toBe("error");
  expect(failures).toEqual([{ reason: "shape", detail: "TypeError: bug" }]);
});

test("a query that does not suit is not sent", async () => {
  const { ask, search } = aSource(async () => FOUND, { suits: () => false });
  expect(await ask("beca")).toEqual({
    status: "skipped",
    items: [],
    isCounted: false,
  });
  expect(search).not.toHaveBeenCalled();
});

test("unsafe rows are dropped before the limit", async () => {
  const { ask } = aSource(async () =>
    ok([
      { title: "Mala", link: "javascript:alert(1)" },
      ...["1", "2", "3"].map((path) => ({
        title: path,
        link: `https://x.example/${path}`,
      })),
    ]),
  );
  const { items } = await ask("beca");
  expect(items.map(({ title }) => title)).toEqual(["1", "2"]);
});

/** A source with a quota of three, and two items an answer. */
function aSource(
  given: () => Promise<Result<ReadonlyArray<Row>, Failure>>,
  parts: Partial<LiveApi> = {},
) {
  const clock = { ms: Date.UTC(2026, 10, 21) };
  const now = () => clock.ms;
  const failures: Array<Failure> = [];
  const search = vi.fn(given);
  const api = {
    key: "x",
    name: "X",
    base: "https://x.example",
    weight: 1,
    quota: { requests: 3, seconds: 3_600 },
    linkHosts: null,
    ...parts,
    search: search as LiveApi["search"],
  };
  const source = liveSource(api, {
    http: { fetch: () => Promise.reject(new Error("sent")) },
    cache: createAnswerCache(7 * 24 * HOUR, now),
    now,
    today: () => "2026-11-21",
    timeoutMs: 1_500,
    freshMs: 6 * HOUR,
    failureMs: 30 * SECOND,
    limit: 2,
    onFailure: (each) => failures.push(each),
  });
  const ask = (text: string, isRetry = false) =>
    source.ask(readQuery(text), "es", isRetry);
  return { ask, search, api, clock, failures };
}
