import type { CivilDate } from "../deadlines/cycle.ts";
import { YES_NO_FACTS } from "./detail-kinds.ts";
import type { Entry, ProfileEntries } from "./entries.ts";
import { languageFieldsOf } from "./language-lines.ts";
import { MAX_YEARS } from "./limits.ts";
import { allowedPicture } from "./picture-address.ts";
import type { SchoolStage, StudentDetails } from "./student-details.ts";
import type { SpecifiedProfile } from "./student-profile.ts";
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
): SpecifiedProfile & StudentDetails {
  const { has_standardized_test, study_level } = entries;
  const careers = isHighSchool(study_level)
    ? listOf(entries.desired_careers)
    : null;
  return {
    full_name:
      textOf(entries.full_name) ??
      textOf(person.metadataName) ??
      textOf(person.email),
    avatar_url:
      allowedPicture(entries.avatar_url) ??
      allowedPicture(person.metadataAvatar),
    study_level: textOf(study_level),
    // The form's check has seen to it that it is one.
    birth_date: textOf(entries.birth_date) as CivilDate | null,
    country: textOf(entries.country),
    phone_country_code: textOf(entries.phone_country_code),
    phone_number: textOf(entries.phone_number),
    desired_careers: careers,
    ...languageFieldsOf(entries.native_language, entries.secondary_languages),
    languages_to_learn: listOf(entries.languages_to_learn),
    has_standardized_test,
    standardized_test_name: has_standardized_test
      ? textOf(entries.standardized_test_name)
      : null,
    standardized_test_score: has_standardized_test
      ? textOf(entries.standardized_test_score)
      : null,
    grades_system: textOf(entries.grades_system),
    grades: textOf(entries.grades),
    hobbies: textOf(entries.hobbies),
    personal_achievements: textOf(entries.personal_achievements),
    extracurriculars: textOf(entries.extracurriculars),
    ...detailsOf(entries),
    // High school is asked for careers instead.
    study_field: isHighSchool(study_level)
      ? (careers?.[0] ?? null)
      : textOf(entries.study_field),
  };
}

function detailsOf(
  entries: ProfileEntries,
): Omit<StudentDetails, "known_languages" | "study_field"> {
  const facts = Object.fromEntries(
    YES_NO_FACTS.map((fact) => [fact, factOf(entries[fact])]),
  ) as Pick<StudentDetails, (typeof YES_NO_FACTS)[number]>;
  return {
    // The form offers stages alone.
    school_stage: textOf(entries.school_stage) as SchoolStage | null,
    study_year: yearsOf(entries.study_year),
    years_left: yearsOf(entries.years_left),
    region: textOf(entries.region),
    must_be_free: entries.must_be_free || null,
    only_known_languages: entries.only_known_languages || null,
    wants_girls_programs: entries.wants_girls_programs || null,
    ...facts,
  };
}

function factOf(answer: string): boolean | null {
  return answer === "yes" || (answer === "no" ? false : null);
}

function yearsOf(text: string): number | null {
  const years = Number(text);
  return Number.isInteger(years) && years >= 1 && years <= MAX_YEARS
    ? years
    : null;
}

function textOf(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function listOf(lines: ReadonlyArray<Entry>): Array<string> | null {
  const list = lines.flatMap(({ value }) => textOf(value) ?? []);
  return list.length > 0 ? list : null;
}
