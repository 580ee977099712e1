/** Points for what an item and a profile have in common. Specification §9. */
export const WEIGHTS = {
  career: { name: 3, description: 2, tag: 2, category: 1 },
  language: { name: 2, description: 1.5, tag: 1.5 },
  /** A country of the language, scored in the name or else in the description. */
  languageCountry: { name: 1.5, description: 1 },
  /** For a target level, and again for a condition that names the student's level. */
  level: 2,
  /** Added for a scholarship or exchange of a target level. */
  scholarshipLevel: 1,
  country: { location: 1, category: 1 },
  test: 0.5,
  /** For each degree of a university that matches a career. */
  program: 1.5,
} as const;

/** Points of an external result; `firstTerm` is added for the first term. Specification §9. */
export const EXTERNAL_SCORE = { base: 4, firstTerm: 1 } as const;
