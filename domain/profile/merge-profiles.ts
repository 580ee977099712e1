import { PREFERENCES, YES_NO_FACTS } from "./detail-kinds.ts";
import type { StudentProfile } from "./student-profile.ts";
import { isHighSchool } from "./study-level.ts";

export type ProfileField = keyof StudentProfile;

/** Fields that only make sense together: a score needs its test. */
export const GROUPS: ReadonlyArray<ReadonlyArray<ProfileField>> = [
  ["full_name"],
  ["avatar_url"],
  ["study_level", "school_stage", "study_year", "years_left"],
  ["birth_date"],
  ["country"],
  ["phone_country_code", "phone_number"],
  ["desired_careers", "study_field"],
  [
    "native_language",
    "secondary_languages",
    "known_languages",
    "has_language_cert",
    "language_cert_name",
    "language_cert_score",
  ],
  ["languages_to_learn"],
  [
    "has_standardized_test",
    "standardized_test_name",
    "standardized_test_score",
  ],
  ["grades_system", "grades"],
  ["hobbies"],
  ["personal_achievements"],
  ["extracurriculars"],
  ["region"],
  ...[...PREFERENCES, ...YES_NO_FACTS].map((field) => [field]),
];

/**
 * Device values to add to an account's profile: those of each group in which the account
 * has no value. Desired careers are dropped outside high school, where the form hides them.
 */
export function profileToMerge(
  account: Partial<StudentProfile>,
  device: Partial<StudentProfile>,
): Partial<StudentProfile> {
  const fields = GROUPS.filter((group) =>
    group.every((field) => isEmpty(field, account[field])),
  )
    .flat()
    .filter((field) => !isEmpty(field, device[field]));
  const added = Object.fromEntries(
    fields.map((field) => [field, device[field]]),
  ) as Partial<StudentProfile>;
  const { desired_careers, ...others } = added;
  const level = others.study_level ?? account.study_level;
  return desired_careers && isHighSchool(level ?? "") ? added : others;
}

/** An unticked box and a blank line are empty; a "no" to a yes-no question is not. */
function isEmpty(field: ProfileField, value: unknown): boolean {
  if ((YES_NO_FACTS as ReadonlyArray<ProfileField>).includes(field))
    return value === null || value === undefined;
  return isBlank(value);
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value === "string") return value.trim() === "";
  return !value;
}
