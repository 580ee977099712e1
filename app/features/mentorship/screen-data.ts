import type { PageContext } from "#app/platform/request-context.ts";
import { claimPoints, wordedPoints } from "#app/platform/worded-points.ts";
import { mentorshipReasons } from "#catalogue/mentorship-reasons.ts";

export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
};

/** Reasons, steps and questions of `/mentoria`. Server only. */
export function mentorshipParts(context: PageContext) {
  const { i18n, language } = context;
  const faq: Readonly<Record<string, Omit<FaqEntry, "id">>> =
    i18n.getResourceBundle(language, "mentorshipFaq");
  return {
    reasons: claimPoints(context, "mentorshipReasonItems", mentorshipReasons),
    steps: wordedPoints(context, "mentorshipSteps"),
    questions: Object.entries(faq).map(([id, words]) => ({ id, ...words })),
  };
}
