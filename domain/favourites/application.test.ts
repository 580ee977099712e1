import { expect, test } from "vitest";
import { applicationStatus } from "./application.ts";

test("a stored status is read back, and an unknown one is read as `interested`", () => {
  expect(applicationStatus("sent")).toBe("sent");
  for (const word of ["enviada", "", null, undefined, 3, "toString"])
    expect(applicationStatus(word)).toBe("interested");
});
