import { expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { HttpClient } from "../../_shared/http-client.ts";
import { createAnswerCache } from "../answer-cache.ts";
import type { Failure } from "../failure.ts";
import { readQuery } from "../query.ts";
import { type LiveApi, readRows, wrongShape } from "./live-api.ts";
import { liveSource } from "./live-source.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const HOP = {
  url: new URL("https://x.example/"),
  redirects: 0,
  isPermanent: true,
};
const FOUND = json([{ title: "Una beca", link: "https://x.example/1" }]);
const BROKEN = refusal(500);
const TIMEOUT = fail({ ...HOP, reason: "timeout" });

test("an answer is cached for six hours, ignoring case and accents", async () => {
  const { search, send, clock } = aSource(async () => FOUND);
  await search("Beca de Música");
  clock.ms += 6 * HOUR - 1;
  expect(await search("  beca de  musica")).toMatchObject({
    status: "ok",
    items: [{ title: "Una beca" }],
    isCounted: true,
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test("a stale answer is served while a new one is loaded", async () => {
  const { search, send, clock } = aSource(async () => FOUND);
  await search("beca");
  clock.ms += 30 * HOUR;
  expect(await search("beca")).toMatchObject({
    status: "stale",
    ageHours: 30,
    items: [{ title: "Una beca" }],
    isCounted: false,
  });
  expect(send).toHaveBeenCalledTimes(2);
  await expect.poll(async () => (await search("beca")).status).toBe("ok");
});

test("a failing source serves its stale answer, which counts as queried", async () => {
  const { search, clock, send } = aSource(async () => FOUND);
  await search("beca");
  send.mockResolvedValue(BROKEN);
  clock.ms += 7 * HOUR;
  await search("beca");
  await expect
    .poll(() => search("beca"))
    .toMatchObject({ status: "stale", ageHours: 7, isCounted: true });
  // A retry waits for the failing request; another search does not.
  for (const isRetry of [true, false])
    expect(await search("beca", isRetry)).toMatchObject({
      status: "stale",
      ageHours: 7,
    });
});

test("an answer older than a week is not served", async () => {
  const { search, clock, send } = aSource(async () => FOUND);
  await search("beca");
  send.mockResolvedValue(BROKEN);
  clock.ms += 7 * 24 * HOUR + 1;
  expect(await search("beca")).toMatchObject({ status: "error", items: [] });
});

test("200 equal searches in flight share one request", async () => {
  const { search, send } = aSource(async () => FOUND);
  const all = await Promise.all(
    Array.from({ length: 200 }, () => search("beca")),
  );
  expect(send).toHaveBeenCalledTimes(1);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["ok"]));
});

test("200 equal searches in flight fail together, with one report", async () => {
  const { search, failures } = aSource(async () => BROKEN);
  const all = await Promise.all(
    Array.from({ length: 200 }, () => search("beca")),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["error"]));
  expect(failures).toEqual([{ reason: "status", status: 500 }]);
});

test.each([
  ["a timeout", TIMEOUT, 30 * SECOND],
  ["500", BROKEN, 30 * SECOND],
  ["429 for 90 s", refusal(429, { "retry-after": "90" }), 90 * SECOND],
  ["429 for days", refusal(429, { "retry-after": "999999" }), HOUR],
  ["429 for no time", refusal(429, { "retry-after": "0" }), 3 * MINUTE],
  ["429", refusal(429), 3 * MINUTE],
  ["403", refusal(403), 10 * MINUTE],
  ["503 for a minute", refusal(503, { "retry-after": "60" }), MINUTE],
  ["a challenge", refusal(403, { "cf-mitigated": "challenge" }), 6 * HOUR],
])(
  "after %s no request is sent for $2 ms",
  async (_name, response, pauseMs) => {
    const { search, send, clock } = aSource(async () => response);
    await search("a");
    clock.ms += pauseMs - 1;
    expect(await search("b")).toEqual({
      status: "suspended",
      items: [],
      isCounted: true,
    });
    expect(send).toHaveBeenCalledTimes(1);
    clock.ms += 1;
    await search("c");
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test.each([
  [400, refusal(400)],
  [414, refusal(414)],
  [422, refusal(422)],
  [200, json([])],
])(
  "a query rejected with status %i causes no pause",
  async (_status, response) => {
    const { search, send } = aSource(async () => response, {
      read: () => wrongShape("query error"),
    });
    for (const text of ["a", "b"])
      expect((await search(text)).status).toBe("error");
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test("a failure in flight does not shorten a long pause", async () => {
  const responses = [refusal(403), BROKEN];
  const { search, clock } = aSource(async () => responses.shift() ?? FOUND);
  await Promise.all([search("a"), search("b")]);
  clock.ms += 9 * MINUTE;
  expect((await search("c")).status).toBe("suspended");
});

test("a retry ends a short pause", async () => {
  const quota = { requests: 5, seconds: 60 };
  const { search, send } = aSource(async () => FOUND, { quota });
  await search("beca");
  send.mockResolvedValueOnce(BROKEN);
  await search("otra");
  expect((await search("otra")).status).toBe("suspended");
  expect((await search("otra", true)).status).toBe("ok");
  expect((await search("mas")).status).toBe("ok");
  expect(send).toHaveBeenCalledTimes(4);
});

test("a retry does not end the pause after status 429", async () => {
  const { search, send } = aSource(async () => refusal(429));
  await search("beca");
  expect((await search("beca", true)).status).toBe("suspended");
  expect(send).toHaveBeenCalledTimes(1);
});

test("over its quota a source is `suspended` without a request or a failure", async () => {
  const { search, send, failures } = aSource(async () => FOUND);
  for (const text of ["a", "b", "c"]) await search(text);
  expect(await search("d")).toEqual({
    status: "suspended",
    items: [],
    isCounted: false,
  });
  expect(send).toHaveBeenCalledTimes(3);
  expect(failures).toEqual([]);
});

test("a timeout has the status `timeout`", async () => {
  const { search } = aSource(async () => TIMEOUT);
  expect((await search("beca")).status).toBe("timeout");
});

test("an exception while rows are read is an `error`, reported with its message", async () => {
  const { search, failures } = aSource(async () => FOUND, {
    read: () => {
      throw new TypeError("bug");
    },
  });
  expect((await search("beca")).status).toBe("error");
  expect(failures).toEqual([{ reason: "shape", detail: "TypeError: bug" }]);
});

test("a query that does not suit the API is `skipped` without a request", async () => {
  const { search, send } = aSource(async () => FOUND, { suits: () => false });
  expect(await search("beca")).toEqual({
    status: "skipped",
    items: [],
    isCounted: false,
  });
  expect(send).not.toHaveBeenCalled();
});

test("unsafe rows do not count towards the limit of items", async () => {
  const { search } = aSource(async () =>
    json([
      { title: "Mala", link: "javascript:alert(1)" },
      ...["1", "2", "3"].map((path) => ({
        title: path,
        link: `https://x.example/${path}`,
      })),
    ]),
  );
  const { items } = await search("beca");
  expect(items.map(({ title }) => title)).toEqual(["1", "2"]);
});

type Fetch = HttpClient["fetch"];

/** A source with a quota of three, and two items per answer. */
function aSource(
  respond: () => ReturnType<Fetch>,
  parts: Partial<LiveApi> = {},
) {
  const clock = { ms: Date.UTC(2026, 10, 21) };
  const now = () => clock.ms;
  const failures: Array<Failure> = [];
  const send = vi.fn<Fetch>(respond);
  const api: LiveApi = {
    key: "x",
    name: "X",
    base: "https://x.example",
    weight: 1,
    quota: { requests: 3, seconds: 3_600 },
    linkHosts: null,
    request: () => ({ url: HOP.url }),
    read: (body) => readRows(body, ({ title, link }) => ({ title, link })),
    ...parts,
  };
  const source = liveSource(api, {
    http: { fetch: send },
    cache: createAnswerCache(7 * 24 * HOUR, now),
    now,
    today: () => "2026-11-21",
    timeoutMs: 1_500,
    freshMs: 6 * HOUR,
    failureMs: 30 * SECOND,
    limit: 2,
    onFailure: (each) => failures.push(each),
  });
  const search = (text: string, isRetry = false) =>
    source.search(readQuery(text), "es", isRetry);
  return { search, send, clock, failures };
}

function json(rows: ReadonlyArray<object>) {
  const headers = new Headers({ "content-type": "application/json" });
  return ok({ ...HOP, status: 200, headers, text: JSON.stringify(rows) });
}

function refusal(status: number, headers: Record<string, string> = {}) {
  return ok({ ...HOP, status, headers: new Headers(headers), text: "" });
}
