/** Stages of education, in the order in which one passes through them. */
export const SCHOOL_STAGES = [
  "lowerSecondary",
  "upperSecondary",
  "schoolFinished",
  "technical",
  "undergraduate",
  "undergraduateFinished",
  "postgraduate",
  "other",
] as const;

export type SchoolStage = (typeof SCHOOL_STAGES)[number];

/** A language that the student knows. */
export type KnownLanguage = {
  /** ISO 639 code, or the name as typed where we know none. */
  readonly language: string;
  /** One of `CEFR_LEVELS`, "native", or null where it is not told. */
  readonly level: string | null;
  /** Name of a certificate as the student typed it. */
  readonly certificate: string | null;
  readonly score: string | null;
};

/**
 * What verdicts need beyond the specification's profile. Null is not told; every answer
 * is optional. Stored beside the specification's fields, under the same policies.
 */
export type StudentDetails = {
  school_stage: SchoolStage | null;
  /** Year of the stage that the student is in, from 1. */
  study_year: number | null;
  /**
   * Years until school or the programme ends, the present one included: 1 in the last
   * year. Lower secondary counts to the end of upper secondary.
   */
  years_left: number | null;
  /** What the student wants to study or studies, at any level. */
  study_field: string | null;
  /** Region inside the country: state, department, province. */
  region: string | null;
  known_languages: Array<KnownLanguage> | null;
  /** Only programmes that cost nothing. */
  must_be_free: boolean | null;
  /** Only programmes in a language that the student knows. */
  only_known_languages: boolean | null;
  /** Asked as an interest, never as sex. */
  wants_girls_programs: boolean | null;
  attends_public_school: boolean | null;
  has_financial_need: boolean | null;
  is_first_generation: boolean | null;
  is_working: boolean | null;
  has_disability: boolean | null;
  is_indigenous: boolean | null;
};
