import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentDetails } from "./student-details.ts";

/** A stored profile. Older profiles lack the details. */
export type StudentProfile = SpecifiedProfile & Partial<StudentDetails>;

/**
 * The profile's fields in the specification's own names (§3, Profile).
 * Null is known to be empty; texts are as the student typed them.
 */
export type SpecifiedProfile = {
  full_name: string | null;
  /** An https URL, or a small picture as a data URL. */
  avatar_url: string | null;
  /** One of `STUDY_LEVELS`. */
  study_level: string | null;
  birth_date: CivilDate | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  phone_country_code: string | null;
  phone_number: string | null;
  /** At most 5. */
  desired_careers: Array<string> | null;
  native_language: string | null;
  /** Other spoken languages: at most 8. */
  secondary_languages: Array<string> | null;
  /** At most 8. */
  languages_to_learn: Array<string> | null;
  has_standardized_test: boolean | null;
  standardized_test_name: string | null;
  standardized_test_score: string | null;
  has_language_cert: boolean | null;
  language_cert_name: string | null;
  language_cert_score: string | null;
  /** One of `GRADE_SCALES`, or another system's name. */
  grades_system: string | null;
  grades: string | null;
  hobbies: string | null;
  personal_achievements: string | null;
  extracurriculars: string | null;
};
