import { expect, test } from "vitest";
import type { Journey, Obstacle } from "../../_shared/follow.ts";
import { type Memory, outcomeOf } from "./link-outcome.ts";

const LINK = "https://www.example.org/becas/uno";
const NOW = "2026-11-22T08:00:00.000Z";

test.each([
  ["the page itself", 200, LINK, "alive"],
  ["an answer without content", 204, LINK, "alive"],
  ["another scheme", 200, "http://www.example.org/becas/uno", "alive"],
  ["no www and a last slash", 200, "https://example.org/becas/uno/", "alive"],
  ["a fragment", 200, `${LINK}#top`, "alive"],
  ["a tracking mark", 200, `${LINK}?utm_source=x`, "alive"],
  ["another path", 200, "https://www.example.org/apoyos/uno", "moved"],
  ["another question", 200, `${LINK}?id=2`, "moved"],
  ["another site", 200, "https://otra.example/becas/uno", "moved"],
  ["a site of its own", 200, "https://beca-uno.example/", "moved"],
  ["home", 200, "https://www.example.org/", "redirected_home"],
  ["a language's home", 200, "https://example.org/es-mx/", "redirected_home"],
  [
    "a file that is home",
    200,
    "https://example.org/index.php",
    "redirected_home",
  ],
  ["home in words", 200, "https://example.org/es/inicio", "redirected_home"],
  [
    "the home of its part of the site",
    200,
    "https://becas.example.org/",
    "redirected_home",
  ],
  ["a section of two letters more", 200, "https://example.org/abc/", "moved"],
  ["home with a question", 200, "https://example.org/?page_id=3", "moved"],
] as const)("a lasting redirect to %s", (_, status, url, outcome) => {
  const journey = aJourney({ status, url, redirects: 1, isPermanent: true });
  expect(outcomeOf(new URL(LINK), journey, null, NOW)).toEqual({
    outcome,
    reason: null,
  });
});

test.each([
  ["another path", "https://www.example.org/es/becas/uno", "alive"],
  ["another site's page", "https://otra.example/becas/uno", "alive"],
  ["home", "https://www.example.org/es/", "redirected_home"],
  ["another site's home", "https://aparcado.example/", "redirected_home"],
] as const)("a passing redirect to %s", (_, url, outcome) => {
  const journey = aJourney({ url, redirects: 1, isPermanent: false });
  expect(outcomeOf(new URL(LINK), journey, null, NOW).outcome).toBe(outcome);
});

test("a link that is a home page itself is never redirected home", () => {
  const journey = aJourney({
    url: "https://www.example.org/es/",
    redirects: 1,
    isPermanent: false,
  });
  const link = new URL("https://example.org/");
  expect(outcomeOf(link, journey, null, NOW).outcome).toBe("alive");
});

test.each([
  ["never looked at", null, "missing"],
  ["alive yesterday", seen("alive", "2026-11-21T08:00:00Z"), "missing"],
  ["missing an hour ago", seen("missing", "2026-11-22T07:00:00Z"), "missing"],
  [
    "missing at the last minute of yesterday",
    seen("missing", "2026-11-21T23:59:59Z"),
    "gone",
  ],
  ["missing a month ago", seen("missing", "2026-10-22T08:00:00+00:00"), "gone"],
  ["gone an hour ago", seen("gone", "2026-11-22T07:00:00Z"), "gone"],
] as const)("not found, %s", (_, memory, outcome) => {
  for (const status of [404, 410])
    expect(
      outcomeOf(new URL(LINK), aJourney({ status }), memory, NOW).outcome,
    ).toBe(outcome);
});

test("a page that is back is alive, whatever was seen before", () => {
  const memory = seen("gone", "2026-11-20T08:00:00Z");
  const { outcome } = outcomeOf(new URL(LINK), aJourney({}), memory, NOW);
  expect(outcome).toBe("alive");
});

test.each([400, 401, 402, 403, 405, 429, 451, 500, 502, 503, 504, 304])(
  "status %i says nothing about the page, even after it was missing",
  (status) => {
    const memory = seen("missing", "2026-11-20T08:00:00Z");
    const journey = aJourney({ status });
    expect(outcomeOf(new URL(LINK), journey, memory, NOW)).toEqual({
      outcome: "not_checkable",
      reason: `status_${status}`,
    });
  },
);

test.each([
  "timeout",
  "connection",
  "robots",
  "robots_unreachable",
  "resting",
  "too_many_redirects",
  "not_public",
] as const)("%s is not checkable, with its reason", (obstacle) => {
  const memory = seen("gone", "2026-11-20T08:00:00Z");
  expect(outcomeOf(new URL(LINK), stopped(obstacle), memory, NOW)).toEqual({
    outcome: "not_checkable",
    reason: obstacle,
  });
});

function aJourney({
  status = 200,
  url = LINK,
  redirects = 0,
  isPermanent = true,
}: {
  status?: number;
  url?: string;
  redirects?: number;
  isPermanent?: boolean;
}): Journey {
  const way = { url: new URL(url), redirects, isPermanent };
  return { ...way, ok: true, status, contentType: "text/html", text: "" };
}

function stopped(obstacle: Obstacle): Journey {
  const way = { url: new URL(LINK), redirects: 0, isPermanent: true };
  return { ...way, ok: false, obstacle };
}

function seen(outcome: Memory["outcome"], checkedAt: string): Memory {
  return { outcome, checkedAt };
}
