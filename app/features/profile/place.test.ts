import { expect, test } from "vitest";
import { schoolYearsIn } from "#domain/profile/school-stages.ts";
import { KEPT, placeFrom, placeIdOf, schoolYearId } from "./place.ts";

const PERU = schoolYearsIn("PE");

test("every option of a country is found again from what it fills in", () => {
  for (const id of [...PERU.map(schoolYearId), "technical", "other"])
    expect(placeIdOf(placeFrom(id, PERU), PERU)).toBe(id);
});

test("choosing nothing empties the answers", () => {
  const nothing = {
    study_level: "",
    school_stage: "",
    study_year: "",
    years_left: "",
  };
  expect(placeFrom("", PERU)).toEqual(nothing);
  expect(placeIdOf(nothing, PERU)).toBe("");
});

test("an answer of another country, or of an older profile, is kept", () => {
  const chilean = placeFrom("upperSecondary-4-1", schoolYearsIn("CL"));
  expect(placeIdOf(chilean, PERU)).toBe(KEPT);
  const old = { ...placeFrom("", PERU), study_level: "preparatoria_2" };
  expect(placeIdOf(old, PERU)).toBe(KEPT);
});

test("the year of a degree does not change its option", () => {
  const place = { ...placeFrom("undergraduate", PERU), study_year: "3" };
  expect(placeIdOf(place, PERU)).toBe("undergraduate");
});
