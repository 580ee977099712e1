import { expect, test } from "vitest";
import { createLinkLooks, touchedPaths } from "./link-looks.ts";

test("before the first answer no link was looked at", () => {
  expect(aMemory().lastLook("/becas/uno", LINK)).toBeNull();
});

test("the last look is told for the link that the item has, on the reader's civil day", async () => {
  const { lastLook, reload } = aMemory([
    aRow({ checked_at: "2026-11-21T03:00:00+00:00" }),
    aRow({ item_path: "/becas/dos", outcome: "gone" }),
  ]);
  await reload();
  expect(lastLook("/becas/uno", LINK)).toEqual({
    outcome: "alive",
    day: "2026-11-20",
  });
  expect(lastLook("/becas/dos", LINK)?.outcome).toBe("gone");
  expect(lastLook("/becas/uno", "https://other.example/")).toBeNull();
});

test("only items that are told of otherwise have changed", async () => {
  const { reload } = aMemory(
    [aRow(), aRow({ item_path: "/becas/dos" })],
    [
      aRow({ item_path: "/becas/dos", checked_at: "2026-11-22T12:00:00Z" }),
      aRow({ checked_at: "2026-11-21T19:00:00Z" }),
    ],
    [aRow({ outcome: "missing" }), aRow({ item_path: "/becas/dos" })],
    [aRow({ outcome: "gone" })],
  );
  expect(await reload()).toEqual([
    { path: "/becas/uno", isOnCards: false },
    { path: "/becas/dos", isOnCards: false },
  ]);
  expect(await reload()).toEqual([{ path: "/becas/dos", isOnCards: false }]);
  expect(await reload()).toEqual([
    { path: "/becas/dos", isOnCards: false },
    { path: "/becas/uno", isOnCards: true },
  ]);
  expect(await reload()).toEqual([
    { path: "/becas/uno", isOnCards: false },
    { path: "/becas/dos", isOnCards: false },
  ]);
});

test.each([
  ["none", () => Promise.reject(new Error("away"))],
  ["a strange one", async () => [{ item_path: "/becas/uno" }]],
  ["one without a moment", async () => [aRow({ checked_at: "once" })]],
])("without an answer (%s) what was known stays", async (_name, fail) => {
  const warnings: Array<unknown> = [];
  const answers = [async () => [aRow()], fail];
  const { lastLook, reload } = createLinkLooks(
    async () => answers.shift()?.(),
    { warn: (_: object, message: string) => warnings.push(message) } as never,
  );
  await reload();
  expect(await reload()).toEqual([]);
  expect(lastLook("/becas/uno", LINK)?.outcome).toBe("alive");
  expect(warnings).toEqual(["the last looks at links could not be read"]);
});

test("a changed item touches its page, and every page where its cards change too", () => {
  const screens = [{ path: "/" }, { path: "/becas" }, { path: "/becas/uno" }];
  const touched = (isOnCards: boolean) => [
    ...touchedPaths([{ path: "/becas/uno", isOnCards }], screens),
  ];
  expect(touched(false)).toEqual(["/becas/uno"]);
  expect(touched(true)).toEqual(["/", "/becas", "/becas/uno"]);
  expect(touchedPaths([], screens).size).toBe(0);
});

const LINK = "https://uno.example/call";

function aMemory(...answers: ReadonlyArray<unknown>) {
  const left = [...answers];
  return createLinkLooks(async () => left.shift(), {
    warn: () => {
      throw new Error("nothing should be wrong");
    },
  } as never);
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
