/** Checkboxes; an unticked one is stored as null. */
export const PREFERENCES = [
  "must_be_free",
  "only_known_languages",
  "wants_girls_programs",
] as const;

/** Answered "yes", "no" or not at all. */
export const YES_NO_FACTS = [
  "attends_public_school",
  "has_financial_need",
  "is_first_generation",
  "is_working",
  "has_disability",
  "is_indigenous",
] as const;
