import type { CivilDate } from "../deadlines/cycle.ts";
import type { Entry, ProfileEntries } from "./entries.ts";
import type { StudentProfile } from "./student-profile.ts";
import { isHighSchool } from "./study-level.ts";

/** What the account itself knows of its owner; nothing where there is no account. */
export type Person = {
  readonly metadataName?: string | null | undefined;
  readonly metadataAvatar?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/**
 * The profile to keep of what stands in a form (specification §5): blanks are null,
 * a missing name or picture is the account's own. What the form hides is not kept.
 */
export function normaliseProfile(
  entries: ProfileEntries,
  person: Person = {},
): StudentProfile {
  const { has_standardized_test, has_language_cert, study_level } = entries;
  return {
    full_name:
      textOf(entries.full_name) ??
      textOf(person.metadataName) ??
      textOf(person.email),
    avatar_url: textOf(entries.avatar_url) ?? textOf(person.metadataAvatar),
    study_level: textOf(study_level),
    // The form's check has seen to it that it is one.
    birth_date: textOf(entries.birth_date) as CivilDate | null,
    country: textOf(entries.country),
    phone_country_code: textOf(entries.phone_country_code),
    phone_number: textOf(entries.phone_number),
    desired_careers: isHighSchool(study_level)
      ? listOf(entries.desired_careers)
      : null,
    native_language: textOf(entries.native_language),
    secondary_languages: listOf(entries.secondary_languages),
    languages_to_learn: listOf(entries.languages_to_learn),
    has_standardized_test,
    standardized_test_name: has_standardized_test
      ? textOf(entries.standardized_test_name)
      : null,
    standardized_test_score: has_standardized_test
      ? textOf(entries.standardized_test_score)
      : null,
    has_language_cert,
    language_cert_name: has_language_cert
      ? textOf(entries.language_cert_name)
      : null,
    language_cert_score: has_language_cert
      ? textOf(entries.language_cert_score)
      : null,
    grades_system: textOf(entries.grades_system),
    grades: textOf(entries.grades),
    hobbies: textOf(entries.hobbies),
    personal_achievements: textOf(entries.personal_achievements),
    extracurriculars: textOf(entries.extracurriculars),
  };
}

function textOf(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function listOf(lines: ReadonlyArray<Entry>): Array<string> | null {
  const list = lines.flatMap(({ value }) => textOf(value) ?? []);
  return list.length > 0 ? list : null;
}
