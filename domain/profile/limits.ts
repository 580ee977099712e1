/** Maximum entries of a list. Specification §5 and §9. */
export const MAX_ENTRIES = {
  desired_careers: 5,
  secondary_languages: 8,
  languages_to_learn: 8,
} as const;

export type ListName = keyof typeof MAX_ENTRIES;

/** Maximum characters of each text in the database; of a list, for each entry. */
export const MAX_LENGTH = {
  full_name: 120,
  phone_country_code: 8,
  phone_number: 32,
  desired_careers: 120,
  native_language: 80,
  secondary_languages: 80,
  languages_to_learn: 80,
  standardized_test_name: 120,
  standardized_test_score: 40,
  language_cert_name: 120,
  language_cert_score: 40,
  grades: 40,
  hobbies: 2000,
  personal_achievements: 2000,
  extracurriculars: 2000,
  study_field: 120,
  region: 120,
} as const;

/** Maximum characters of a picture as a data URL. */
export const MAX_PICTURE_LENGTH = 200_000;

/** The first day that the database accepts. */
export const FIRST_BIRTH_DATE = "1900-01-02";

/** Maximum years of a stage, and years left, in the database. */
export const MAX_YEARS = 12;
