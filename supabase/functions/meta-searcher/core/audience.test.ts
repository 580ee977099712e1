import { expect, test } from "vitest";
import { isForOthers } from "./audience.ts";

test.each([
  "Mandela Fellowship for African Women 2027",
  "Scholarships for Nigerian Undergraduate Students",
  "Fully funded grants for Kenyans",
  "ASEAN Youth Programme: call for Asian leaders",
])("%s is for others", (title) => {
  expect(isForOthers(title)).toBe(true);
});

test.each([
  "Masters scholarships in South Africa for international students",
  "Chevening Scholarships",
  "Grants for African and Latin American students: Latin America included",
  "Chinese Government Scholarship",
])("%s is not", (title) => {
  expect(isForOthers(title)).toBe(false);
});
