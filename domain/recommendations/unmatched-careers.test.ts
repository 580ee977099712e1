import { expect, test } from "vitest";
import type { Recommendation } from "./recommend.ts";
import { anItem } from "./recommendations.fixture.ts";
import { unmatchedCareers } from "./unmatched-careers.ts";

const PROFILE = { desired_careers: ["Enfermería", "Medicina", "No sé"] };

test("careers that no item names are unmatched; answers that name nothing are none", () => {
  expect(unmatchedCareers([], PROFILE)).toEqual(["Enfermería", "Medicina"]);
  expect(
    unmatchedCareers(
      [because({ kind: "level" }), forCareer("Medicina")],
      PROFILE,
    ),
  ).toEqual(["Enfermería"]);
  expect(
    unmatchedCareers([forCareer("Medicina"), forCareer("Enfermería")], PROFILE),
  ).toEqual([]);
});

test("with a university's degrees, which match by themselves, no career is unmatched", () => {
  const degrees = because({ kind: "programs", count: 2 });
  expect(unmatchedCareers([degrees], PROFILE)).toEqual([]);
});

function forCareer(term: string) {
  return because({ kind: "career", term });
}

function because(reason: Recommendation["reasons"][number]): Recommendation {
  return {
    item: anItem(),
    score: 1,
    reasons: [reason],
    listGroup: "scholarships",
    lane: "now",
  };
}
