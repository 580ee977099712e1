import type { EntryField } from "#domain/profile/entries.ts";

/** Fields of each step that can have a fault, in the order in which faults are listed. */
export const STEP_FIELDS = [
  ["country", "study_level", "birth_date", "desired_careers", "study_field"],
  ["native_language", "secondary_languages", "languages_to_learn"],
  [
    "region",
    "grades_system",
    "grades",
    "standardized_test_name",
    "standardized_test_score",
    "hobbies",
    "personal_achievements",
    "extracurriculars",
    "full_name",
    "phone_country_code",
    "phone_number",
  ],
] as const satisfies ReadonlyArray<ReadonlyArray<EntryField>>;

export type FormField = (typeof STEP_FIELDS)[number][number];

export type Step = 1 | 2 | 3;

export const STEPS: ReadonlyArray<Step> = [1, 2, 3];

export const LAST_STEP: Step = 3;

/** Step of the query parameter; the first for any other value. */
export function parseStep(text: string | null): Step {
  return STEPS.find((step) => String(step) === text) ?? 1;
}

export function stepAfter(step: Step): Step {
  return step === 1 ? 2 : LAST_STEP;
}

/** The step that holds a field. */
export function findStep(field: FormField): Step {
  const isIn = (step: Step) =>
    (STEP_FIELDS[step - 1] as ReadonlyArray<FormField>).includes(field);
  return STEPS.find(isIn) ?? LAST_STEP;
}
