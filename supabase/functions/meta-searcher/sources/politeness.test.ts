import { expect, test } from "vitest";
import { createAllowance } from "../core/allowance.ts";
import { readSettings } from "../settings.ts";

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
