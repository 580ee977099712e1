import { expect, test } from "vitest";
import { schoolYears } from "#domain/profile/school-stages.ts";
import {
  entriesFromOption,
  findOptionId,
  KEPT,
  schoolYearId,
} from "./stage-entries.ts";

const PERU = schoolYears("PE");

test("every option for Peru is recognised from the entries that it sets", () => {
  for (const id of [...PERU.map(schoolYearId), "technical", "other"])
    expect(findOptionId(entriesFromOption(id, PERU), PERU)).toBe(id);
});

test("choosing no option clears the entries", () => {
  const nothing = {
    study_level: "",
    school_stage: "",
    study_year: "",
    years_left: "",
  };
  expect(entriesFromOption("", PERU)).toEqual(nothing);
  expect(findOptionId(nothing, PERU)).toBe("");
});

test("a stage of another country or of an older profile has the option `KEPT`", () => {
  const chilean = entriesFromOption("upperSecondary-4-1", schoolYears("CL"));
  expect(findOptionId(chilean, PERU)).toBe(KEPT);
  const old = { ...entriesFromOption("", PERU), study_level: "preparatoria_2" };
  expect(findOptionId(old, PERU)).toBe(KEPT);
});

test("the year of a degree does not change its option", () => {
  const entries = {
    ...entriesFromOption("undergraduate", PERU),
    study_year: "3",
  };
  expect(findOptionId(entries, PERU)).toBe("undergraduate");
});
