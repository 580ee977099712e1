import type { CivilDate } from "../deadlines/cycle.ts";
import { YES_NO_FACTS } from "./detail-kinds.ts";
import type { ProfileEntries, TextLine } from "./entries.ts";
import { toLanguageFields, trimToNull } from "./language-lines.ts";
import { MAX_YEARS } from "./limits.ts";
import { allowedPicture } from "./picture-address.ts";
import type { SchoolStage, StudentDetails } from "./student-details.ts";
import type { SpecifiedProfile } from "./student-profile.ts";
import { isHighSchool } from "./study-level.ts";

/** The account's data on its owner; empty without an account. */
export type AccountOwner = {
  readonly metadataName?: string | null | undefined;
  readonly metadataAvatar?: string | null | undefined;
  readonly email?: string | null | undefined;
};

/**
 * Profile to save from form entries (specification §5): blanks are null; the account gives
 * a missing name (else its mail address) or picture. Hidden fields are not stored.
 */
export function normaliseProfile(
  entries: ProfileEntries,
  person: AccountOwner = {},
): SpecifiedProfile & StudentDetails {
  const { has_standardized_test, study_level } = entries;
  const careers = isHighSchool(study_level)
    ? listTexts(entries.desired_careers)
    : null;
  return {
    full_name:
      trimToNull(entries.full_name) ??
      trimToNull(person.metadataName) ??
      trimToNull(person.email),
    avatar_url:
      allowedPicture(entries.avatar_url) ??
      allowedPicture(person.metadataAvatar),
    study_level: trimToNull(study_level),
    // Validated by the form.
    birth_date: trimToNull(entries.birth_date) as CivilDate | null,
    country: trimToNull(entries.country),
    phone_country_code: trimToNull(entries.phone_country_code),
    phone_number: trimToNull(entries.phone_number),
    desired_careers: careers,
    ...toLanguageFields(entries.native_language, entries.secondary_languages),
    languages_to_learn: listTexts(entries.languages_to_learn),
    has_standardized_test,
    standardized_test_name: has_standardized_test
      ? trimToNull(entries.standardized_test_name)
      : null,
    standardized_test_score: has_standardized_test
      ? trimToNull(entries.standardized_test_score)
      : null,
    grades_system: trimToNull(entries.grades_system),
    grades: trimToNull(entries.grades),
    hobbies: trimToNull(entries.hobbies),
    personal_achievements: trimToNull(entries.personal_achievements),
    extracurriculars: trimToNull(entries.extracurriculars),
    ...toDetails(entries),
    // High-school students name careers instead; the first is their field.
    study_field: isHighSchool(study_level)
      ? (careers?.[0] ?? null)
      : trimToNull(entries.study_field),
  };
}

function toDetails(
  entries: ProfileEntries,
): Omit<StudentDetails, "known_languages" | "study_field"> {
  const facts = Object.fromEntries(
    YES_NO_FACTS.map((fact) => [fact, parseYesNo(entries[fact])]),
  ) as Pick<StudentDetails, (typeof YES_NO_FACTS)[number]>;
  return {
    // The form offers valid stages only.
    school_stage: trimToNull(entries.school_stage) as SchoolStage | null,
    study_year: parseYears(entries.study_year),
    years_left: parseYears(entries.years_left),
    region: trimToNull(entries.region),
    must_be_free: entries.must_be_free || null,
    only_known_languages: entries.only_known_languages || null,
    wants_girls_programs: entries.wants_girls_programs || null,
    ...facts,
  };
}

function parseYesNo(answer: string): boolean | null {
  return answer === "yes" || (answer === "no" ? false : null);
}

function parseYears(text: string): number | null {
  const years = Number(text);
  return Number.isInteger(years) && years >= 1 && years <= MAX_YEARS
    ? years
    : null;
}

function listTexts(lines: ReadonlyArray<TextLine>): Array<string> | null {
  const list = lines.flatMap(({ value }) => trimToNull(value) ?? []);
  return list.length > 0 ? list : null;
}
