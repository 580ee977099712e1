import { expect, test } from "vitest";
import { type StatusParts, statusReport } from "./status.ts";

test("parts that answer are operational, with what is known of the searches and the scraper", async () => {
  const metaSearch = { searches: 3, asked: 30, answered: 29 };
  const scraper = {
    finishedAt: "2026-11-21T06:00:00.000Z",
    checked: 200,
    gone: 1,
    found: 4,
  };
  expect(
    await statusReport(
      someParts({
        tally: { lastHour: () => metaSearch },
        lastScraperRun: async () => scraper,
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

test("parts that refuse or fail have an error, and the others are told all the same", async () => {
  const fails = () => Promise.reject(new Error("secret detail"));
  const report = await statusReport(
    someParts({
      backend: { isReady: fails },
      askFunctions: () => new Response(null, { status: 404 }),
      lastScraperRun: fails,
    }),
  );
  expect(report).toMatchObject({
    backend: "error",
    functions: "error",
    scraper: null,
  });
  expect(JSON.stringify(report)).not.toContain("secret");
  expect(await statusReport(someParts({ askFunctions: fails }))).toMatchObject({
    backend: "operational",
    functions: "error",
  });
});

function someParts(parts: Partial<StatusParts> = {}): StatusParts {
  return {
    backend: { isReady: async () => true },
    askFunctions: () => new Response(null, { status: 204 }),
    tally: { lastHour: () => null },
    lastScraperRun: async () => null,
    now: () => Date.parse("2026-11-21T12:00:00Z"),
    ...parts,
  };
}
