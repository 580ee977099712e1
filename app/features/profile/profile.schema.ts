import { z } from "zod";
import { COUNTRY_CODES } from "#domain/profile/countries.ts";
import { isCivilDate } from "#domain/profile/date-parts.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import {
  isDescribed,
  type LanguageLine,
} from "#domain/profile/language-lines.ts";
import {
  FIRST_BIRTH_DATE,
  type ListName,
  MAX_ENTRIES,
  MAX_LENGTH,
} from "#domain/profile/limits.ts";

/** Messages of the form's faults. */
type FaultWords = {
  readonly tooLong: (max: number) => string;
  readonly birthDate: string;
  readonly country: string;
  readonly tooMany: (max: number) => string;
  /** For a certificate that cannot be stored without its language. */
  readonly namelessCertificate: string;
};

/**
 * The limits of the database, birth dates from `FIRST_BIRTH_DATE` to the civil date
 * `today`, and listed countries. No field is required (specification §5).
 */
export function profileSchema(messages: FaultWords, today: string) {
  // Otherwise zod tries `new Function`, which the security policy reports.
  z.config({ jitless: true });
  const text = (name: keyof typeof MAX_LENGTH) =>
    z.string().trim().max(MAX_LENGTH[name], messages.tooLong(MAX_LENGTH[name]));
  const list = (name: ListName) =>
    z.array(z.object({ value: text(name) })).max(MAX_ENTRIES[name]);
  const isBirthDate = (date: string) =>
    date === "" ||
    (isCivilDate(date) && date >= FIRST_BIRTH_DATE && date <= today);
  return z.object({
    full_name: text("full_name"),
    avatar_url: z.string(),
    study_level: z.string(),
    birth_date: z.string().refine(isBirthDate, messages.birthDate),
    country: z.string().refine(isCountry, messages.country),
    phone_country_code: text("phone_country_code"),
    phone_number: text("phone_number"),
    desired_careers: list("desired_careers"),
    native_language: text("native_language"),
    secondary_languages: z
      .array(
        z.object({
          value: text("secondary_languages"),
          level: z.string(),
          hasCertificate: z.boolean(),
          certificate: text("language_cert_name"),
          score: text("language_cert_score"),
        }),
      )
      .superRefine((lines, { addIssue }) => {
        for (const { index, message } of languageFaults(lines, messages))
          addIssue({ code: "custom", path: [index, "value"], message });
      }),
    languages_to_learn: list("languages_to_learn"),
    has_standardized_test: z.boolean(),
    standardized_test_name: text("standardized_test_name"),
    standardized_test_score: text("standardized_test_score"),
    grades_system: z.string(),
    grades: text("grades"),
    hobbies: text("hobbies"),
    personal_achievements: text("personal_achievements"),
    extracurriculars: text("extracurriculars"),
    school_stage: z.string(),
    study_year: z.string(),
    years_left: z.string(),
    study_field: text("study_field"),
    region: text("region"),
    must_be_free: z.boolean(),
    only_known_languages: z.boolean(),
    wants_girls_programs: z.boolean(),
    attends_public_school: z.string(),
    has_financial_need: z.string(),
    is_first_generation: z.string(),
    is_working: z.string(),
    has_disability: z.string(),
    is_indigenous: z.string(),
  }) satisfies z.ZodType<ProfileEntries>;
}

function isCountry(code: string): boolean {
  return code === "" || COUNTRY_CODES.includes(code);
}

/**
 * Faults of languages over the limit, and of certificates without a language. The first such
 * certificate is valid, as an older profile may have one, on a ninth line.
 */
function languageFaults(
  lines: ReadonlyArray<LanguageLine>,
  messages: FaultWords,
): ReadonlyArray<{ readonly index: number; readonly message: string }> {
  const max = MAX_ENTRIES.secondary_languages;
  const numbered = lines.map((line, index) => ({ line, index }));
  const named = numbered.filter(({ line }) => line.value.trim() !== "");
  const nameless = numbered.filter(
    ({ line }) => line.value.trim() === "" && isDescribed(line),
  );
  return [
    ...named.slice(max).map(({ index }) => ({
      index,
      message: messages.tooMany(max),
    })),
    ...nameless.slice(1).map(({ index }) => ({
      index,
      message: messages.namelessCertificate,
    })),
  ];
}
