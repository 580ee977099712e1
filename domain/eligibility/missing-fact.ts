import type { StudentProfile } from "../profile/student-profile.ts";
import { certificateOf } from "./certificate.ts";
import type { Condition } from "./condition.ts";
import { gradeOf } from "./grade.ts";
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

/**
 * What of her profile, blank or not to be read, could settle a condition that is unknown;
 * null where nothing she can tell would.
 */
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
        gradeOf(student.grades, student.grades_system) === null,
      );
    case "language":
      return languageFact(condition, student);
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

function languageFact(
  { language, certificate }: Extract<Condition, { kind: "language" }>,
  student: Partial<StudentProfile>,
): ProfileFact {
  const hangsOnCertificate =
    certificate || hasToldLanguages(student) || isCertified(language, student);
  return hangsOnCertificate ? "certificate" : "languages";
}

/** Her own and at least one more: an empty list may as well not have been filled in. */
function hasToldLanguages({
  native_language,
  secondary_languages,
}: Partial<StudentProfile>): boolean {
  return !isBlank(native_language) && Boolean(secondary_languages?.length);
}

function isCertified(
  language: string,
  student: Partial<StudentProfile>,
): boolean {
  const { language_cert_name, language_cert_score } = student;
  const held = certificateOf(language_cert_name, language_cert_score);
  return student.has_language_cert !== false && held?.language === language;
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
