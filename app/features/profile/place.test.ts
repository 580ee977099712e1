import { expect, test } from "vitest";
import { schoolYears } from "#domain/profile/school-stages.ts";
import { findPlaceId, KEPT, placeFrom, schoolYearId } from "./place.ts";

const PERU = schoolYears("PE");

test("every option for Peru is recognised from the entries that it sets", () => {
  for (const id of [...PERU.map(schoolYearId), "technical", "other"])
    expect(findPlaceId(placeFrom(id, PERU), PERU)).toBe(id);
});

test("choosing no option clears the entries", () => {
  const nothing = {
    study_level: "",
    school_stage: "",
    study_year: "",
    years_left: "",
  };
  expect(placeFrom("", PERU)).toEqual(nothing);
  expect(findPlaceId(nothing, PERU)).toBe("");
});

test("an answer of another country or of an older profile has the option `KEPT`", () => {
  const chilean = placeFrom("upperSecondary-4-1", schoolYears("CL"));
  expect(findPlaceId(chilean, PERU)).toBe(KEPT);
  const old = { ...placeFrom("", PERU), study_level: "preparatoria_2" };
  expect(findPlaceId(old, PERU)).toBe(KEPT);
});

test("the year of a degree does not change its option", () => {
  const place = { ...placeFrom("undergraduate", PERU), study_year: "3" };
  expect(findPlaceId(place, PERU)).toBe("undergraduate");
});
