import type { StudentProfile } from "../profile/student-profile.ts";
import { certificateOf } from "./certificate.ts";
import type { Condition } from "./condition.ts";
import { isBroughtAlong } from "./judge-test.ts";

/** What a profile can lack, in the words of its form. */
export type ProfileFact =
  | "level"
  | "country"
  | "birthDate"
  | "grades"
  | "languages"
  | "certificate"
  | "test";

/** What is blank in her profile and could settle the condition; null where nothing she can tell would. */
export function missingFact(
  condition: Condition,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  const orNull = (fact: ProfileFact, isMissing: boolean) =>
    isMissing ? fact : null;
  switch (condition.kind) {
    case "level":
      return orNull("level", isBlank(student.study_level));
    case "nationality":
    case "residence":
      return orNull("country", isBlank(student.country));
    case "age":
      return orNull("birthDate", isBlank(student.birth_date));
    case "grade":
      return orNull(
        "grades",
        isBlank(student.grades) || isBlank(student.grades_system),
      );
    case "language":
      return (
        orNull("languages", isBlank(student.native_language)) ??
        orNull("certificate", lacksCertificate(student, condition.language))
      );
    case "test":
      return orNull(
        "test",
        isBroughtAlong(condition.name) &&
          lacksTest(student, condition.score !== undefined),
      );
    default:
      return null;
  }
}

/** Not told at all, or its level hangs on a score that is not told. */
function lacksCertificate(
  student: Partial<StudentProfile>,
  language: string,
): boolean {
  const { has_language_cert, language_cert_name, language_cert_score } =
    student;
  if (has_language_cert === false) return false;
  if (isBlank(language_cert_name)) return true;
  const certificate = certificateOf(language_cert_name, language_cert_score);
  return (
    certificate?.language === language &&
    !certificate.shown &&
    isBlank(language_cert_score)
  );
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
