import { parseGrade } from "../grades/parse-grade.ts";
import { parseCertificate } from "../languages/certificate.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import type { Circumstance, Condition } from "./condition.ts";
import { isUnanswered } from "./judge-circumstance.ts";
import {
  knownLevels,
  type LanguageCondition,
  listCertificates,
  speaks,
} from "./judge-language.ts";
import { missingYear } from "./judge-schooling.ts";
import { isStandardizedTest } from "./judge-test.ts";
import { readSchooling } from "./schooling.ts";

/** Facts that a profile can lack and its form asks for. */
export type ProfileFact =
  | "level"
  | "studyYear"
  | "yearsLeft"
  | "country"
  | "region"
  | "birthDate"
  | "grades"
  | "languages"
  | "languageLevel"
  | "certificate"
  | "test"
  | Exclude<Circumstance, "girlsProgramme">;

/**
 * The blank profile fact, or unreadable average, that could settle an unknown condition;
 * null when none would. The caller checks options part by part.
 */
export function missingFact(
  condition: Condition,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  const orNull = (fact: ProfileFact, isMissing: boolean) =>
    isMissing ? fact : null;
  switch (condition.kind) {
    case "level":
      return orNull("level", readSchooling(student).stage === null);
    case "studyYear":
      return missingYear(condition, student);
    case "nationality":
    case "residence":
      return orNull("country", isBlank(student.country));
    case "region":
      return (
        orNull("country", isBlank(student.country)) ??
        orNull("region", isBlank(student.region))
      );
    case "age":
      return (
        orNull("birthDate", isBlank(student.birth_date)) ??
        missingLevel(condition.levels, student)
      );
    case "grade":
      return (
        orNull(
          "grades",
          parseGrade(student.grades, student.grades_system) === null,
        ) ?? missingLevel(condition.levels, student)
      );
    case "language":
      return missingLanguageFact(condition, student);
    case "test":
      return orNull(
        "test",
        isStandardizedTest(condition.name) &&
          lacksTest(student, condition.score !== undefined),
      );
    case "status":
      return missingActivity(condition.excludes ?? [], student);
    case "circumstance":
      return condition.is === "girlsProgramme"
        ? null
        : orNull(condition.is, isUnanswered(condition, student));
    default:
      return null;
  }
}

function missingActivity(
  excluded: ReadonlyArray<string>,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  if (excluded.includes("studying") && readSchooling(student).stage === null)
    return "level";
  const isWorkingUnknown = (student.is_working ?? null) === null;
  return excluded.includes("working") && isWorkingUnknown ? "working" : null;
}

function missingLevel(
  levels: ReadonlyArray<StudyLevel> | undefined,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  return levels && readSchooling(student).stage === null ? "level" : null;
}

function missingLanguageFact(
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): ProfileFact | null {
  const { language, certificate } = condition;
  const held = listCertificates(student).filter(
    ({ name, score, language: listed }) =>
      (parseCertificate(name, score)?.language ?? listed) === language,
  );
  // A stated level shows no named certificate, and one with a result needs no other.
  if (certificate)
    return held.every(({ score }) => isBlank(score)) ? "certificate" : null;
  if (knownLevels(language, student).length > 0) return null;
  if (held.length > 0) return "languageLevel";
  return speaks(language, student) ? "languageLevel" : "languages";
}

function lacksTest(
  student: Partial<StudentProfile>,
  needsScore: boolean,
): boolean {
  if (student.has_standardized_test === false) return false;
  return (
    isBlank(student.standardized_test_name) ||
    (needsScore && isBlank(student.standardized_test_score))
  );
}

function isBlank(value: string | null | undefined): boolean {
  return !value?.trim();
}
