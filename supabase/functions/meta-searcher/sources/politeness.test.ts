import { expect, test } from "vitest";
import { createAllowance } from "../core/allowance.ts";
import { createHandler } from "../handler.ts";
import { readSettings } from "../settings.ts";
import { FEED } from "../testing/bodies.ts";

/** What each source bears from one address, as docs/sources.md tells. */
test.each([
  ["bdns", {}, 1_000, 10],
  ["ror", {}, 300_000, 50],
  ["ror", { ROR_CLIENT_ID: "the-client" }, 300_000, 2_000],
])(
  "%s with %j is never asked more often than it bears",
  (key, variables, spanMs, most) => {
    const { sources } = readSettings(
      {},
      (name) => (variables as Readonly<Record<string, string>>)[name],
    );
    const perMinute = sources.find((source) => source.key === key)?.perMinute;
    let ms = 0;
    const { take } = createAllowance(perMinute ?? 0, () => ms);
    let asked = 0;
    for (; ms < spanMs; ms += 50) while (take()) asked += 1;
    expect(asked).toBeGreaterThan(most / 2);
    expect(asked).toBeLessThanOrEqual(most);
  },
);

test.each([
  ["whose interface is closed", "ok", () => new Response("", { status: 403 })],
  [
    "that sends us on",
    "empty",
    (path: string) =>
      path === "/there"
        ? Response.json([])
        : Response.redirect("https://opportunitiesforyouth.org/there"),
  ],
])(
  "a blog %s is still asked no more than once a second, and answers to the end",
  async (_name, answer, answerOf: (path: string) => Response) => {
    const key = "opportunitiesforyouth";
    const clock = { ms: 0 };
    const asked: Array<string> = [];
    const handle = createHandler({
      settings: readSettings({}, () => undefined),
      searchCatalogue: () => ({ exact: [], near: [] }),
      publicUrl: "https://site.example",
      onFailure: () => {},
      now: () => clock.ms,
      fetch: async (address) => {
        const { pathname } = new URL(String(address));
        asked.push(pathname);
        return pathname === "/feed/"
          ? new Response(FEED, { headers: { "content-type": "text/xml" } })
          : answerOf(pathname);
      },
    });
    const statuses: Array<string> = [];
    for (; clock.ms < 60_000; clock.ms += 200) {
      const response = await handle(
        new Request("https://site.example/", {
          method: "POST",
          body: JSON.stringify({ query: `beca ${clock.ms}`, source: key }),
        }),
      );
      const { sources } = await response.json();
      statuses.push(sources[0].status);
    }
    expect(asked.length).toBeGreaterThan(60);
    // Eight questions may come at once, and each begun one may end.
    expect(asked.length).toBeLessThanOrEqual(60 + 8 + 2);
    expect(statuses.slice(-20)).toContain(answer);
  },
);
