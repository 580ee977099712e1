import { expect, test } from "vitest";
import { completeItem } from "./complete-item.ts";

test("a field that an item lacks is null, or empty", () => {
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

test("a field that is undefined is null, or empty", () => {
  const item = completeItem({ nameKey: undefined, editions: undefined });
  expect(item).toMatchObject({ nameKey: null, editions: [] });
});
