import { z } from "zod";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import {
  FIRST_BIRTH_DATE,
  type ListName,
  MAX_ENTRIES,
  MAX_LENGTH,
} from "#domain/profile/limits.ts";

/** What the form says of a fault. */
export type FaultWords = {
  readonly tooLong: (max: number) => string;
  readonly birthDate: string;
};

type TextName = Exclude<keyof typeof MAX_LENGTH, ListName>;

/** The bounds that the database sets too. `today` is a civil date. No field is required (specification §5). */
export function profileSchema(say: FaultWords, today: string) {
  const text = (name: TextName) =>
    z.string().trim().max(MAX_LENGTH[name], say.tooLong(MAX_LENGTH[name]));
  const list = (name: ListName) =>
    z
      .array(
        z.object({
          value: z
            .string()
            .trim()
            .max(MAX_LENGTH[name], say.tooLong(MAX_LENGTH[name])),
        }),
      )
      .max(MAX_ENTRIES[name]);
  const isBirthDate = (date: string) =>
    date === "" ||
    (date.length === today.length && date >= FIRST_BIRTH_DATE && date <= today);
  return z.object({
    full_name: text("full_name"),
    avatar_url: z.string(),
    study_level: z.string(),
    birth_date: z.string().refine(isBirthDate, say.birthDate),
    country: z.string(),
    phone_country_code: text("phone_country_code"),
    phone_number: text("phone_number"),
    desired_careers: list("desired_careers"),
    native_language: text("native_language"),
    secondary_languages: list("secondary_languages"),
    languages_to_learn: list("languages_to_learn"),
    has_standardized_test: z.boolean(),
    standardized_test_name: text("standardized_test_name"),
    standardized_test_score: text("standardized_test_score"),
    has_language_cert: z.boolean(),
    language_cert_name: text("language_cert_name"),
    language_cert_score: text("language_cert_score"),
    grades_system: z.string(),
    grades: text("grades"),
    hobbies: text("hobbies"),
    personal_achievements: text("personal_achievements"),
    extracurriculars: text("extracurriculars"),
  }) satisfies z.ZodType<ProfileEntries>;
}
