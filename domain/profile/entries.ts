import type { PREFERENCES } from "./detail-kinds.ts";
import { type LanguageLine, toLanguageLines } from "./language-lines.ts";
import type { StudentDetails } from "./student-details.ts";
import type { SpecifiedProfile, StudentProfile } from "./student-profile.ts";
import { laterStageFromLevel } from "./study-level.ts";

/** A line of a list. */
export type TextLine = { value: string };

/** Derived from the lines of known languages. */
type DerivedField =
  | "known_languages"
  | "has_language_cert"
  | "language_cert_name"
  | "language_cert_score";

export type EntryField = Exclude<
  keyof SpecifiedProfile | keyof StudentDetails,
  DerivedField
>;

/** A profile in a form: no nulls, and at least one line in each list. */
export type ProfileEntries = {
  [Field in EntryField]: Field extends
    | "has_standardized_test"
    | (typeof PREFERENCES)[number]
    ? boolean
    : Field extends "secondary_languages"
      ? Array<LanguageLine>
      : Field extends "desired_careers" | "languages_to_learn"
        ? Array<TextLine>
        : string;
};

/** Form entries of a profile, which may be empty or lack fields. */
export function toProfileEntries(
  profile: Partial<StudentProfile>,
): ProfileEntries {
  const text = (value: string | null | undefined) => value ?? "";
  return {
    full_name: text(profile.full_name),
    avatar_url: text(profile.avatar_url),
    study_level: text(profile.study_level),
    birth_date: text(profile.birth_date),
    country: text(profile.country),
    phone_country_code: text(profile.phone_country_code),
    phone_number: text(profile.phone_number),
    desired_careers: toLines(profile.desired_careers),
    native_language: text(profile.native_language),
    secondary_languages: toLanguageLines(profile),
    languages_to_learn: toLines(profile.languages_to_learn),
    has_standardized_test: profile.has_standardized_test ?? false,
    standardized_test_name: text(profile.standardized_test_name),
    standardized_test_score: text(profile.standardized_test_score),
    grades_system: text(profile.grades_system),
    grades: text(profile.grades),
    hobbies: text(profile.hobbies),
    personal_achievements: text(profile.personal_achievements),
    extracurriculars: text(profile.extracurriculars),
    ...toDetailEntries(profile),
  };
}

function toDetailEntries(profile: Partial<StudentProfile>) {
  return {
    school_stage:
      profile.school_stage ??
      laterStageFromLevel(profile.study_level ?? "") ??
      "",
    study_year: profile.study_year?.toString() ?? "",
    years_left: profile.years_left?.toString() ?? "",
    study_field: profile.study_field ?? "",
    region: profile.region ?? "",
    must_be_free: profile.must_be_free ?? false,
    only_known_languages: profile.only_known_languages ?? false,
    wants_girls_programs: profile.wants_girls_programs ?? false,
    attends_public_school: toYesNoAnswer(profile.attends_public_school),
    has_financial_need: toYesNoAnswer(profile.has_financial_need),
    is_first_generation: toYesNoAnswer(profile.is_first_generation),
    is_working: toYesNoAnswer(profile.is_working),
    has_disability: toYesNoAnswer(profile.has_disability),
    is_indigenous: toYesNoAnswer(profile.is_indigenous),
  };
}

/** Lines of an empty list: every list has a line (specification §5). */
export const EMPTY_LINES: ReadonlyArray<TextLine> = [{ value: "" }];

function toLines(list: ReadonlyArray<string> | null | undefined) {
  const lines = (list ?? []).map((value) => ({ value }));
  return lines.length > 0 ? lines : EMPTY_LINES.map((line) => ({ ...line }));
}

function toYesNoAnswer(fact: boolean | null | undefined): string {
  if (fact === true) return "yes";
  return fact === false ? "no" : "";
}
