import { expect, test } from "vitest";
import { targetsOtherRegions } from "./region-filter.ts";

test.each([
  "Mandela Fellowship for African Women 2027",
  "Scholarships for Nigerian Undergraduate Students",
  "Fully funded grants for Kenyans",
  "ASEAN Youth Programme: call for Asian leaders",
])("%s targets another region", (title) => {
  expect(targetsOtherRegions(title)).toBe(true);
});

test.each([
  "Masters scholarships in South Africa for international students",
  "Chevening Scholarships",
  "Grants for African and Latin American students: Latin America included",
  "Chinese Government Scholarship",
])("%s targets no other region", (title) => {
  expect(targetsOtherRegions(title)).toBe(false);
});
