import { expect, test } from "vitest";
import { createLinkCheckCache } from "./link-checks.ts";

const LINK = "https://uno.example/call";

test("before the first load no link has a check", () => {
  expect(aCache().linkCheck("/becas/uno", LINK)).toBeNull();
});

test("a check is returned for its item's current link only, with its civil day", async () => {
  const { linkCheck, reload } = aCache([
    aRow({ checked_at: "2026-11-21T03:00:00+00:00" }),
    aRow({ item_path: "/becas/dos", outcome: "gone" }),
  ]);
  await reload();
  expect(linkCheck("/becas/uno", LINK)).toEqual({
    outcome: "alive",
    day: "2026-11-20",
  });
  expect(linkCheck("/becas/dos", LINK)?.outcome).toBe("gone");
  expect(linkCheck("/becas/uno", "https://other.example/")).toBeNull();
});

const OTHER = aRow({ item_path: "/becas/dos" });

test.each([
  ["another order", false, [OTHER, aRow()]],
  ["later that day", false, [at("2026-11-21T19:00:00Z"), OTHER]],
  ["another day", true, [at("2026-11-22T12:00:00Z"), OTHER]],
  ["another outcome", true, [aRow({ outcome: "missing" }), OTHER]],
  ["one removed", true, [aRow()]],
  ["none", true, []],
])("new link checks (%s) change pages: %s", async (_name, isChanged, rows) => {
  const { reload } = aCache([aRow(), OTHER], rows);
  expect(await reload()).toBe(true);
  expect(await reload()).toBe(isChanged);
});

test.each([
  ["an error", () => Promise.reject(new Error("unreachable"))],
  ["malformed rows", async () => [{ item_path: "/becas/uno" }]],
  ["an invalid time", async () => [aRow({ checked_at: "once" })]],
])("after a failed load (%s) the cached checks stay", async (_name, fail) => {
  const warnings: Array<unknown> = [];
  const answers = [async () => [aRow()], fail];
  const { linkCheck, reload } = createLinkCheckCache(
    async () => answers.shift()?.(),
    { warn: (_: object, message: string) => warnings.push(message) } as never,
  );
  await reload();
  expect(await reload()).toBe(false);
  expect(linkCheck("/becas/uno", LINK)?.outcome).toBe("alive");
  expect(warnings).toEqual(["the link checks could not be read"]);
});

function aCache(...answers: ReadonlyArray<unknown>) {
  const remaining = [...answers];
  return createLinkCheckCache(async () => remaining.shift(), {
    warn: () => {
      throw new Error("no warning is expected");
    },
  } as never);
}

function at(checked_at: string) {
  return aRow({ checked_at });
}

function aRow(parts: Readonly<Record<string, string>> = {}) {
  return {
    item_path: "/becas/uno",
    url: LINK,
    checked_at: "2026-11-21T18:00:00Z",
    outcome: "alive",
    ...parts,
  };
}
