import type { StudentProfile } from "./student-profile.ts";

/** A line of a list. */
export type Entry = { value: string };

/** A profile as it stands in a form: no nulls, and always a line to write on in each list. */
export type ProfileEntries = {
  [Field in keyof StudentProfile]: Field extends
    | "has_standardized_test"
    | "has_language_cert"
    ? boolean
    : Field extends
          | "desired_careers"
          | "secondary_languages"
          | "languages_to_learn"
      ? Array<Entry>
      : string;
};

/** The form of a profile, which may be empty or lack fields. */
export function entriesOf(profile: Partial<StudentProfile>): ProfileEntries {
  const text = (value: string | null | undefined) => value ?? "";
  return {
    full_name: text(profile.full_name),
    avatar_url: text(profile.avatar_url),
    study_level: text(profile.study_level),
    birth_date: text(profile.birth_date),
    country: text(profile.country),
    phone_country_code: text(profile.phone_country_code),
    phone_number: text(profile.phone_number),
    desired_careers: linesOf(profile.desired_careers),
    native_language: text(profile.native_language),
    secondary_languages: linesOf(profile.secondary_languages),
    languages_to_learn: linesOf(profile.languages_to_learn),
    has_standardized_test: profile.has_standardized_test ?? false,
    standardized_test_name: text(profile.standardized_test_name),
    standardized_test_score: text(profile.standardized_test_score),
    has_language_cert: profile.has_language_cert ?? false,
    language_cert_name: text(profile.language_cert_name),
    language_cert_score: text(profile.language_cert_score),
    grades_system: text(profile.grades_system),
    grades: text(profile.grades),
    hobbies: text(profile.hobbies),
    personal_achievements: text(profile.personal_achievements),
    extracurriculars: text(profile.extracurriculars),
  };
}

/** A list never stands without a line (specification §5). */
export const EMPTY_LINES: ReadonlyArray<Entry> = [{ value: "" }];

function linesOf(list: ReadonlyArray<string> | null | undefined) {
  const lines = (list ?? []).map((value) => ({ value }));
  return lines.length > 0 ? lines : EMPTY_LINES.map((line) => ({ ...line }));
}
