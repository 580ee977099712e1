import { expect, test } from "vitest";
import { parseApplicationStatus } from "./application.ts";

test("a stored status is read back, and an unknown one is read as `interested`", () => {
  expect(parseApplicationStatus("sent")).toBe("sent");
  for (const word of ["enviada", "", null, undefined, 3, "toString"])
    expect(parseApplicationStatus(word)).toBe("interested");
});
