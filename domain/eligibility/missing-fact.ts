import type { StudentProfile } from "../profile/student-profile.ts";
import { certificateOf } from "./certificate.ts";
import type { Circumstance, Condition, StudyLevel } from "./condition.ts";
import { gradeOf } from "./grade.ts";
import { isUntold } from "./judge-circumstance.ts";
import {
  certificatesOf,
  type LanguageCondition,
  levelsShown,
  speaks,
} from "./judge-language.ts";
import { missingYear } from "./judge-schooling.ts";
import { isBroughtAlong } from "./judge-test.ts";
import { schoolingOf } from "./schooling.ts";

/** What a profile can lack, in the words of its form. */
export type ProfileFact =
  | "level"
  | "studyYear"
  | "yearsLeft"
  | "country"
  | "birthDate"
  | "grades"
  | "languages"
  | "languageLevel"
  | "certificate"
  | "test"
  | Exclude<Circumstance, "girlsProgramme">;

/**
 * What of the profile, blank or not to be read, could settle a condition that is unknown;
 * null where nothing that the student can tell would. Options are asked for part by part.
 */
export function missingFact(
  condition: Condition,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  const orNull = (fact: ProfileFact, isMissing: boolean) =>
    isMissing ? fact : null;
  switch (condition.kind) {
    case "level":
      return orNull("level", schoolingOf(student).stage === null);
    case "studyYear":
      return missingYear(condition, student);
    case "nationality":
    case "residence":
      return orNull("country", isBlank(student.country));
    case "age":
      return (
        orNull("birthDate", isBlank(student.birth_date)) ??
        missingLevel(condition.levels, student)
      );
    case "grade":
      return (
        orNull(
          "grades",
          gradeOf(student.grades, student.grades_system) === null,
        ) ?? missingLevel(condition.levels, student)
      );
    case "language":
      return languageFact(condition, student);
    case "test":
      return orNull(
        "test",
        isBroughtAlong(condition.name) &&
          lacksTest(student, condition.score !== undefined),
      );
    case "circumstance":
      return condition.is === "girlsProgramme"
        ? null
        : orNull(condition.is, isUntold(condition, student));
    default:
      return null;
  }
}

function missingLevel(
  levels: ReadonlyArray<StudyLevel> | undefined,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  return levels && schoolingOf(student).stage === null ? "level" : null;
}

function languageFact(
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  const { language, certificate } = condition;
  if (levelsShown(language, student).length > 0) return null;
  const isCertified = certificatesOf(student).some(
    ({ name, score }) => certificateOf(name, score)?.language === language,
  );
  if (isCertified) return "languageLevel";
  if (certificate) return "certificate";
  return speaks(language, student) ? "languageLevel" : "languages";
}

function lacksTest(
  student: Partial<StudentProfile>,
  isScoreAsked: boolean,
): boolean {
  if (student.has_standardized_test === false) return false;
  return (
    isBlank(student.standardized_test_name) ||
    (isScoreAsked && isBlank(student.standardized_test_score))
  );
}

function isBlank(value: string | null | undefined): boolean {
  return !value?.trim();
}
