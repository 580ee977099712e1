import { expect, test } from "vitest";
import type { Answer } from "../../_shared/polite-client.ts";
import type { LinkCheck } from "../store.ts";
import { checkLinks } from "./check-links.ts";

const MINUTE = 60_000;

test("a look that goes on and on is given up before the run's lease is over", async () => {
  const { checks, asked } = await checksOf({
    answer: { status: 302, location: "/next" },
    takesMs: MINUTE,
  });
  expect(checks).toMatchObject([
    { outcome: "not_checkable", reason: "timeout", took_ms: 2 * MINUTE },
  ]);
  expect(asked).toBe(2);
});

test("a look that is over reads no robots.txt either", async () => {
  const { robotsOf } = await checksOf({
    answer: { status: 302, location: "https://otro.example/" },
    takesMs: 2 * MINUTE,
  });
  expect(robotsOf).toEqual(["sitio.example"]);
});

test("a look that ends is told as it ended", async () => {
  const { checks } = await checksOf({
    answer: { status: 200, location: null },
    takesMs: MINUTE,
  });
  expect(checks).toMatchObject([{ outcome: "alive", took_ms: MINUTE }]);
});

/** Looks at one link of a site that always answers so, each time after so long. */
async function checksOf(site: {
  readonly answer: {
    readonly status: number;
    readonly location: string | null;
  };
  readonly takesMs: number;
}) {
  const checks: Array<LinkCheck> = [];
  let now = Date.parse("2026-11-22T08:00:00Z");
  let asked = 0;
  const robotsOf: Array<string> = [];
  const ask = async (): Promise<Answer> => {
    asked += 1;
    now += site.takesMs;
    return { ok: true, contentType: "", text: "", ...site.answer };
  };
  await checkLinks({
    run: 1,
    links: [{ itemPath: "/becas/una", url: "https://sitio.example/una" }],
    store: {
      linkMemory: async () => ({ done: new Set(), seen: new Map() }),
      async recordLinks(_, found) {
        checks.push(...found);
        return true;
      },
    },
    guide: {
      isTest: false,
      robots: async ({ host }) => {
        robotsOf.push(host);
        return "allowed";
      },
      client: { slowDown() {}, ask },
    },
    now: () => now,
    onDone() {},
  });
  return { checks, asked, robotsOf };
}
