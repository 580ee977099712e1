import { expect, test } from "vitest";
import {
  aSource,
  FAILURE,
  HOUR,
  ROW,
  WITHIN_MS,
} from "./ask-source.fixture.ts";
import type { Row } from "./item.ts";
import { answered, failed, type Reply } from "./reply.ts";

/** What a source is given that will not keep to it. */
const SHORT = { timeoutMs: 600 };

test("a question is answered from memory for six hours, however it is written", async () => {
  const { ask, search, clock } = aSource(async () => answered([ROW]));
  await ask("Beca de Música");
  clock.ms += 6 * HOUR - 1;
  expect(await ask("  beca de  musica")).toMatchObject({
    status: "ok",
    items: [{ id: "1" }],
  });
  expect(search).toHaveBeenCalledTimes(1);
  clock.ms += 1;
  await ask("beca de música");
  expect(search).toHaveBeenCalledTimes(2);
});

test("an answer from memory takes less than ten milliseconds", async () => {
  const { ask } = aSource(async () => answered([ROW]));
  await ask("beca");
  const times = [];
  for (let time = 0; time < 20; time += 1) {
    const startedAt = performance.now();
    await ask("beca");
    times.push(performance.now() - startedAt);
  }
  expect(Math.min(...times)).toBeLessThan(10);
});

test("two hundred simultaneous equal questions are one request", async () => {
  const { ask, search } = aSource(() => later(30, answered([ROW])));
  const asked = await Promise.all(
    Array.from({ length: 200 }, () => ask("beca")),
  );
  expect(search).toHaveBeenCalledTimes(1);
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(["ok"]));
});

test("neither an empty answer nor a failure is remembered", async () => {
  const replies = [answered([]), FAILURE, answered([ROW])];
  const { ask } = aSource(async () => replies.shift() ?? FAILURE);
  expect((await ask("beca")).status).toBe("empty");
  expect((await ask("beca")).status).toBe("error");
  expect((await ask("beca")).status).toBe("ok");
});

test("while a source fails, what it told within a week is better than nothing, and its age is told", async () => {
  const replies: Array<Reply<ReadonlyArray<Row>>> = [answered([ROW])];
  const { ask, clock } = aSource(async () => replies.shift() ?? FAILURE);
  await ask("beca");
  clock.ms += 30 * HOUR;
  expect(await ask("beca")).toMatchObject({
    status: "stale",
    ageHours: 30,
    items: [{ id: "1" }],
  });
  clock.ms += 7 * 24 * HOUR;
  expect(await ask("beca")).toMatchObject({ status: "error", items: [] });
});

test("copies of its own are told as such once they are older than six hours, from memory too", async () => {
  const { ask, clock } = aSource(async () =>
    answered([ROW, { ...ROW, id: "2", copiedAt: new Date(0).toISOString() }]),
  );
  clock.ms = 6 * HOUR - 1;
  expect(await ask("beca")).toMatchObject({ status: "ok" });
  clock.ms += HOUR;
  expect(await ask("beca")).toMatchObject({
    status: "stale",
    ageHours: 7,
    items: [{ id: "1" }, { id: "2" }],
  });
});

test("a copy that is older than a week by its own moment is told no more", async () => {
  const copy = { ...ROW, copiedAt: new Date(0).toISOString() };
  const replies: Array<Reply<ReadonlyArray<Row>>> = [answered([copy])];
  const { ask, clock } = aSource(async () => replies.shift() ?? FAILURE);
  clock.ms = 6 * 24 * HOUR;
  expect((await ask("beca")).ageHours).toBe(144);
  clock.ms += 12 * HOUR;
  expect((await ask("beca")).ageHours).toBe(156);
  clock.ms += 12 * HOUR;
  expect(await ask("beca")).toMatchObject({ status: "error", items: [] });
});

test("a dead source is not asked again until its pause is over, and then once", async () => {
  const { ask, search, clock } = aSource(async () => FAILURE);
  for (const query of ["a", "b", "c"]) await ask(query);
  expect(search).toHaveBeenCalledTimes(3);
  expect((await ask("d")).status).toBe("suspended");
  clock.ms += 29_999;
  expect((await ask("e")).status).toBe("suspended");
  expect(search).toHaveBeenCalledTimes(3);
  clock.ms += 1;
  await Promise.all(["f", "g", "h"].map(ask));
  expect(search).toHaveBeenCalledTimes(4);
});

test("while it is left alone, what is remembered of it is still told", async () => {
  const replies: Array<Reply<ReadonlyArray<Row>>> = [answered([ROW])];
  const { ask, search, clock } = aSource(
    async () => replies.shift() ?? FAILURE,
  );
  await ask("beca");
  clock.ms += 7 * HOUR;
  for (const query of ["a", "b", "c"]) await ask(query);
  const calls = search.mock.calls.length;
  expect((await ask("beca")).status).toBe("stale");
  expect(search).toHaveBeenCalledTimes(calls);
});

test("a source that minds neither its time nor its signal is waited for no longer", async () => {
  const { ask, failures } = aSource(
    () => new Promise(() => {}),
    undefined,
    SHORT,
  );
  const startedAt = performance.now();
  expect((await ask("beca")).status).toBe("timeout");
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS / 2);
  expect(failures).toEqual([{ reason: "timeout" }]);
});

test.each([
  [failed("network"), 2],
  [failed("status", { status: 503 }), 2],
  [failed("status", { status: 500 }), 1],
  [failed("status", { status: 429 }), 1],
  [failed("status", { status: 503, retryAfterMs: 2_000 }), 1],
  [failed("shape"), 1],
])("after %j it has been asked %i times", async (failure, times) => {
  const { ask, search } = aSource(async () => failure);
  await ask("beca");
  expect(search).toHaveBeenCalledTimes(times);
});

test("there is no second attempt where no time is left for it", async () => {
  const { ask, search } = aSource(
    () => later(300, failed("network")),
    undefined,
    SHORT,
  );
  await ask("beca");
  expect(search).toHaveBeenCalledTimes(1);
});

test("an adapter that throws costs its own answer only", async () => {
  const { ask, failures } = aSource(async () => {
    throw new TypeError("bug");
  });
  expect((await ask("beca")).status).toBe("error");
  expect(failures).toMatchObject([
    { reason: "shape", detail: "TypeError: bug" },
  ]);
});

test("a memory that is away costs no answer", async () => {
  const away = async () => {
    throw new Error("away");
  };
  const { ask } = aSource(async () => answered([ROW]), {
    get: away,
    set: away,
  });
  expect((await ask("beca")).status).toBe("ok");
});

test("a memory that holds nonsense is as good as none", async () => {
  const { ask } = aSource(async () => answered([ROW]), {
    get: async () => ({ text: "{", savedAtMs: 1_000 }),
    set: async () => {},
  });
  expect((await ask("beca")).status).toBe("ok");
});

test("a source may be asked again sooner than configured; what it told stands in while it fails", async () => {
  const replies: Array<Reply<ReadonlyArray<Row>>> = [
    answered([ROW]),
    answered([{ ...ROW, id: "2" }]),
  ];
  const { ask, clock } = aSource(
    async () => replies.shift() ?? FAILURE,
    undefined,
    { freshMs: 60_000 },
  );
  expect(await ask("beca")).toMatchObject({
    status: "ok",
    items: [{ id: "1" }],
  });
  clock.ms += 59_999;
  expect((await ask("beca")).items).toMatchObject([{ id: "1" }]);
  clock.ms += 1;
  expect(await ask("beca")).toMatchObject({
    status: "ok",
    items: [{ id: "2" }],
  });
  clock.ms += 2 * HOUR;
  expect(await ask("beca")).toMatchObject({
    status: "stale",
    ageHours: 2,
    items: [{ id: "2" }],
  });
});

test("a question that is not for it is not sent", async () => {
  const { ask, search } = aSource(async () => answered([ROW]), undefined, {
    suits: () => false,
  });
  expect(await ask("beca")).toEqual({
    status: "skipped",
    items: [],
    wasAsked: false,
  });
  expect(search).not.toHaveBeenCalled();
});

function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}
