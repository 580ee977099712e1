import { expect, test, vi } from "vitest";
import { createLastScraperRun } from "./last-scraper-run.ts";

const RUN = {
  finished_at: "2026-11-21T06:00:00+00:00",
  report: {
    links: { alive: 190, moved: 5, gone: 2, missing: 1, not_checkable: 2 },
    sources: {
      secihti: { added: 3, changed: 1, failure: null },
      erasmus_plus: { added: 1, changed: 0, failure: null },
    },
  },
};

test("the newest finished run is told in figures", async () => {
  const { lastRun, fetch } = reading(() => Response.json([RUN]));
  expect(await lastRun()).toEqual({
    finishedAt: "2026-11-21T06:00:00.000Z",
    checked: 200,
    gone: 2,
    found: 4,
  });
  const [request] = fetch.mock.calls[0] ?? [];
  expect(request?.headers.get("apikey")).toBe("secret");
});

test("before the first run, and without the operator's key, there is nothing to tell", async () => {
  expect(await reading(() => Response.json([])).lastRun()).toBeNull();
  expect(await createLastScraperRun(null, Date.now)()).toBeNull();
});

test("the database is asked once a minute, whoever asks", async () => {
  const { lastRun, fetch, wait } = reading(() => Response.json([RUN]));
  await Promise.all([lastRun(), lastRun()]);
  wait(59_999);
  await lastRun();
  expect(fetch).toHaveBeenCalledTimes(1);
  wait(1);
  await lastRun();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal", () => new Response(null, { status: 500 })],
  ["another shape", () => Response.json([{ finished_at: "x", report: null }])],
])("%s is no run", async (_name, answer) => {
  await expect(reading(answer).lastRun()).rejects.toThrow();
});

function reading(answer: () => Response) {
  let now = 0;
  const fetch = vi.fn(async (_request: Request) => answer());
  const operator = { url: "https://data.example", key: "secret", fetch };
  return {
    fetch,
    wait: (ms: number) => {
      now += ms;
    },
    lastRun: createLastScraperRun(operator, () => now),
  };
}
