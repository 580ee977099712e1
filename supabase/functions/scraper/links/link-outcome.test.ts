import { expect, test } from "vitest";
import type { LinkStatus } from "#domain/links/link-check.ts";
import { fail, ok } from "#domain/result.ts";
import { judgeLinkResponse } from "./link-outcome.ts";

const LINK = "https://www.example.org/becas/uno";
const NOW = "2026-11-22T08:00:00.000Z";

test.each([
  ["the page itself", 200, LINK, "alive"],
  ["a response without content", 204, LINK, "alive"],
  ["another scheme", 200, "http://www.example.org/becas/uno", "alive"],
  [
    "no www and a trailing slash",
    200,
    "https://example.org/becas/uno/",
    "alive",
  ],
  ["a fragment", 200, `${LINK}#top`, "alive"],
  ["a tracking parameter", 200, `${LINK}?utm_source=x`, "alive"],
  ["another path", 200, "https://www.example.org/apoyos/uno", "moved"],
  ["another query", 200, `${LINK}?id=2`, "moved"],
  ["another site", 200, "https://otra.example/becas/uno", "moved"],
  ["the home of a new site", 200, "https://beca-uno.example/", "moved"],
  ["home", 200, "https://www.example.org/", "redirected_home"],
  ["a language's home", 200, "https://example.org/es-mx/", "redirected_home"],
  [
    "home by file name",
    200,
    "https://example.org/index.php",
    "redirected_home",
  ],
  [
    "home by path name",
    200,
    "https://example.org/es/inicio",
    "redirected_home",
  ],
  [
    "the home of a subdomain",
    200,
    "https://becas.example.org/",
    "redirected_home",
  ],
  ["a section with a short name", 200, "https://example.org/abc/", "moved"],
  ["home with a query", 200, "https://example.org/?page_id=3", "moved"],
] as const)(
  "a permanent redirect to %s, with status %i at %s, is %s",
  (_, status, url, outcome) => {
    const response = aResponse({ status, url, isPermanent: true });
    expect(
      judgeLinkResponse(new URL(LINK), response, { last: null, now: NOW }),
    ).toEqual({
      outcome,
      reason: null,
    });
  },
);

test.each([
  ["another path", "https://www.example.org/es/becas/uno", "alive"],
  ["another site's page", "https://otra.example/becas/uno", "alive"],
  ["home", "https://www.example.org/es/", "redirected_home"],
  ["another site's home", "https://aparcado.example/", "redirected_home"],
] as const)("a temporary redirect to %s, %s, is %s", (_, url, outcome) => {
  const response = aResponse({ url, isPermanent: false });
  expect(
    judgeLinkResponse(new URL(LINK), response, { last: null, now: NOW })
      .outcome,
  ).toBe(outcome);
});

test("a home page that redirects to the home of a language is alive", () => {
  const response = aResponse({
    url: "https://www.example.org/es/",
    isPermanent: false,
  });
  const link = new URL("https://example.org/");
  expect(
    judgeLinkResponse(link, response, { last: null, now: NOW }).outcome,
  ).toBe("alive");
});

test.each([
  ["never checked", "missing", null],
  ["alive yesterday", "missing", checked("alive", "2026-11-21T08:00:00Z")],
  [
    "missing an hour ago",
    "missing",
    checked("missing", "2026-11-22T07:00:00Z"),
  ],
  [
    "missing at the last minute of yesterday",
    "gone",
    checked("missing", "2026-11-21T23:59:59Z"),
  ],
  [
    "missing a month ago",
    "gone",
    checked("missing", "2026-10-22T08:00:00+00:00"),
  ],
  ["gone an hour ago", "gone", checked("gone", "2026-11-22T07:00:00Z")],
] as const)("a page not found, %s, is %s", (_, outcome, last) => {
  for (const status of [404, 410])
    expect(
      judgeLinkResponse(new URL(LINK), aResponse({ status }), {
        last,
        now: NOW,
      }).outcome,
    ).toBe(outcome);
});

test("a restored page is alive after `gone`", () => {
  const last = checked("gone", "2026-11-20T08:00:00Z");
  const { outcome } = judgeLinkResponse(new URL(LINK), aResponse({}), {
    last,
    now: NOW,
  });
  expect(outcome).toBe("alive");
});

test.each([400, 401, 402, 403, 405, 429, 451, 500, 502, 503, 504, 304])(
  "status %i is `not_checkable`, even after a missing page",
  (status) => {
    const last = checked("missing", "2026-11-20T08:00:00Z");
    const response = aResponse({ status });
    expect(
      judgeLinkResponse(new URL(LINK), response, { last, now: NOW }),
    ).toEqual({
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
] as const)("the error %s is `not_checkable`, with that reason", (reason) => {
  const last = checked("gone", "2026-11-20T08:00:00Z");
  expect(
    judgeLinkResponse(
      new URL(LINK),
      fail({ url: new URL(LINK), redirects: 0, isPermanent: true, reason }),
      { last, now: NOW },
    ),
  ).toEqual({
    outcome: "not_checkable",
    reason,
  });
});

function aResponse({
  status = 200,
  url = LINK,
  isPermanent = true,
}: {
  readonly status?: number;
  readonly url?: string;
  readonly isPermanent?: boolean;
}) {
  const headers = new Headers();
  const hop = { url: new URL(url), redirects: 0, isPermanent };
  return ok({ ...hop, status, headers, text: "" });
}

function checked(outcome: LinkStatus, checked_at: string) {
  return { outcome, checked_at };
}
