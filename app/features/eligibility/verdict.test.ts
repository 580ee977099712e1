import { expect, test } from "vitest";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import { verdictOn } from "./verdict.ts";

const TODAY = "2026-11-21";

const FROM_MEXICO = {
  kind: "residence",
  countries: ["MX"],
  changeable: false,
} as const;
const GRADE = {
  kind: "grade",
  atLeast: 9,
  scale: "0-10",
  changeable: true,
} as const;
const ADULT = { kind: "age", min: 18, changeable: false } as const;
const OTHER = { kind: "other", changeable: true } as const;

test("nothing is said of what only the student knows", () => {
  expect(said({}, [])).toBeNull();
  expect(said({ country: "MX" }, [FROM_MEXICO, OTHER])).toBeNull();
});

test("what her country or her age of the day stands for is said", () => {
  expect(said({ country: "MX" }, [FROM_MEXICO])).toEqual({
    says: "met",
    by: "byCountry",
  });
  expect(said({ birth_date: "2010-01-01" }, [ADULT])).toEqual({
    says: "unmet",
    by: "byAge",
  });
});

test("a language is judged by those that she names", () => {
  const english = {
    kind: "language",
    language: "en",
    changeable: true,
  } as const;
  const spanish = { native_language: "Español" };
  const french = { ...spanish, secondary_languages: ["Francés"] };
  expect(said(french, [english])).toEqual({
    says: "unmetYet",
    by: "byLanguages",
  });
  expect(said(spanish, [english])).toEqual({
    says: "missing",
    fact: "languages",
  });
});

test("what she can work for is not met yet", () => {
  const student = { grades: "8", grades_system: "0-10", country: "PE" };
  expect(said(student, [GRADE])).toEqual({ says: "unmetYet", by: null });
  expect(said(student, [GRADE, FROM_MEXICO])).toEqual({
    says: "unmet",
    by: "byCountry",
  });
});

test("the first fact that is missing is asked for", () => {
  expect(said({ country: "MX" }, [FROM_MEXICO, GRADE, ADULT])).toEqual({
    says: "missing",
    fact: "grades",
  });
});

function said(
  profile: Parameters<typeof verdictOn>[1],
  conditions: Requirement["conditions"],
) {
  return verdictOn({ text: "", conditions }, profile, TODAY);
}
