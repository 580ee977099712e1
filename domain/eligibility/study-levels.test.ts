import { expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import { isLevelNamed } from "./study-levels.ts";

const LAST_YEAR: Condition = {
  kind: "level",
  levels: ["preparatoria_3", "otro"],
};

test("a level in a condition, or in one of its options, counts as named", () => {
  const conditions: ReadonlyArray<Condition> = [
    { kind: "nationality", countries: ["PE"] },
    { kind: "anyOf", options: [[{ kind: "other" }], [LAST_YEAR]] },
  ];
  expect(isLevelNamed({ conditions: [LAST_YEAR] }, "preparatoria_3")).toBe(
    true,
  );
  expect(isLevelNamed({ conditions }, "preparatoria_3")).toBe(true);
  expect(isLevelNamed({ conditions }, "maestria")).toBe(false);
  expect(isLevelNamed({ conditions }, null)).toBe(false);
});
