import { expect, onTestFinished, test, vi } from "vitest";
import { createStatus, type StatusParts } from "./status.ts";

const UP_SINCE = "2026-11-20T12:00:00.000Z";

test("parts that answer are operational, with what is known of the searches and the scraper", async () => {
  const metaSearch = { searches: 3, asked: 30, answered: 29 };
  const last = {
    finishedAt: "2026-11-21T06:00:00.000Z",
    checked: 200,
    notCheckable: 7,
    gone: 1,
    sources: 6,
    failedSources: 1,
    found: 4,
  };
  const scraper = {
    everyHours: 24,
    upSince: UP_SINCE,
    runs: { last, openSince: null },
  };
  expect(
    await statusReport(
      someParts({
        tally: { lastHour: () => metaSearch },
        scraper: async () => scraper,
      }),
    ),
  ).toEqual({
    checkedAt: "2026-11-21T12:00:00.000Z",
    backend: "operational",
    functions: "operational",
    metaSearch,
    scraper,
  });
});

test("searches at another server are unknown, not none", async () => {
  const report = await statusReport(someParts({ tally: null }));
  expect(report.metaSearch).toBe("unknown");
  expect((await statusReport(someParts())).metaSearch).toBeNull();
});

test("parts that refuse or fail have an error, and the others are told all the same", async () => {
  const fails = () => Promise.reject(new Error("secret detail"));
  const report = await statusReport(
    someParts({
      backend: { isReady: fails },
      askFunctions: async () => new Response(null, { status: 404 }),
    }),
  );
  expect(report).toMatchObject({ backend: "error", functions: "error" });
  expect(JSON.stringify(report)).not.toContain("secret");
  expect(await statusReport(someParts({ askFunctions: fails }))).toMatchObject({
    backend: "operational",
    functions: "error",
  });
});

test.each([
  [400, "operational"],
  [200, "error"],
  [204, "error"],
  [500, "error"],
] as const)(
  "functions that answer a search for nothing with %i: %s",
  async (status, functions) => {
    const askFunctions = async () => new Response(null, { status });
    expect(await statusReport(someParts({ askFunctions }))).toMatchObject({
      functions,
    });
  },
);

test("who asks at about the same time is told the same, and the backend is asked once", async () => {
  let now = 0;
  const isReady = vi.fn(async () => true);
  const status = createStatus(
    someParts({ backend: { isReady }, now: () => now }),
  );
  const reports = await Promise.all([status(), status()]);
  expect(reports[0]).toBe(reports[1]);
  now = 2_999;
  await status();
  expect(isReady).toHaveBeenCalledTimes(1);
  now = 3_000;
  expect((await status()).checkedAt).toBe("1970-01-01T00:00:03.000Z");
  expect(isReady).toHaveBeenCalledTimes(2);
});

test("a backend and functions that hang have an error, the rest is told, and nothing more is asked", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => {});
  const isReady = vi.fn(never);
  const status = createStatus(
    someParts({ backend: { isReady }, askFunctions: never, now: Date.now }),
  );
  for (let times = 0; times < 10; times += 1) {
    const report = status();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await report).toMatchObject({
      backend: "error",
      functions: "error",
      metaSearch: null,
      scraper: { runs: "unknown" },
    });
  }
  expect(isReady).toHaveBeenCalledTimes(1);
});

function statusReport(parts: StatusParts) {
  return createStatus(parts)();
}

function someParts(parts: Partial<StatusParts> = {}): StatusParts {
  return {
    backend: { isReady: async () => true },
    askFunctions: async () => new Response(null, { status: 400 }),
    tally: { lastHour: () => null },
    scraper: async () => ({
      everyHours: 0,
      upSince: UP_SINCE,
      runs: "unknown",
    }),
    now: () => Date.parse("2026-11-21T12:00:00Z"),
    ...parts,
  };
}
