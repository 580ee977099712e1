/** Stages of education, in order. */
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

export type KnownLanguage = {
  /** ISO 639 code or, without one, the name as typed. */
  readonly language: string;
  /** One of `CEFR_LEVELS`, "native", or null when unknown. */
  readonly level: string | null;
  /** Name of a certificate as the student typed it. */
  readonly certificate: string | null;
  readonly score: string | null;
};

/**
 * Facts for verdicts beyond the specification's profile. Null is unknown; every answer
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
  /** Present or intended field of study, at any level. */
  study_field: string | null;
  /** Region inside the country: state, department, province. */
  region: string | null;
  known_languages: Array<KnownLanguage> | null;
  /** Only programmes free of cost. */
  must_be_free: boolean | null;
  /** Only programmes in a language that the student speaks. */
  only_known_languages: boolean | null;
  /** An interest, never the sex. */
  wants_girls_programs: boolean | null;
  attends_public_school: boolean | null;
  has_financial_need: boolean | null;
  is_first_generation: boolean | null;
  is_working: boolean | null;
  has_disability: boolean | null;
  is_indigenous: boolean | null;
};
