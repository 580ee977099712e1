import { expect, test } from "vitest";
import { hasResidenceAgreement } from "./abroad.ts";

test.each([
  ["AR", "PE", true],
  ["CL", "BO", true],
  ["PE", "CL", true],
  // Chile does not apply the agreement to them.
  ["CL", "PE", false],
  ["AR", "VE", false],
  ["MX", "AR", false],
  [null, "AR", false],
  ["AR", null, false],
] as const)(
  "to live in %s, a student from %s has the residence agreement: %j",
  (destination, country, expected) => {
    expect(hasResidenceAgreement(destination, country)).toBe(expected);
  },
);
