import { expect, test } from "vitest";
import { completeItem } from "./complete-item.ts";

test("a missing field becomes null, or an empty list", () => {
  const item = completeItem({ id: "sol", name: "Sol", levels: ["any"] });
  expect(item).toMatchObject({
    id: "sol",
    name: "Sol",
    levels: ["any"],
    nameKey: null,
    cycle: null,
    eligibility: [],
  });
});

test("an undefined field becomes null, or an empty list", () => {
  const item = completeItem({ nameKey: undefined, editions: undefined });
  expect(item).toMatchObject({ nameKey: null, editions: [] });
});
