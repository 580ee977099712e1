/** The database checks the same lengths. */
export const MAX_FEEDBACK_NAME = 120;
export const MAX_FEEDBACK = 5000;

export const FEEDBACK_FIELDS = ["name", "feedback"] as const;

export type FeedbackField = (typeof FEEDBACK_FIELDS)[number];

/** Comments are required, a name is not (specification §5). */
export function feedbackFaults({
  feedback,
}: Readonly<Record<FeedbackField, string>>): ReadonlyArray<FeedbackField> {
  return feedback ? [] : ["feedback"];
}
