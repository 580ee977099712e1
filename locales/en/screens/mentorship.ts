import type { mentorship as source } from "../../es/screens/mentorship.ts";
import type { Translation } from "../../translation.ts";

export const mentorship = {
  reasons: "Why have a mentor",
  reasonsText: "What studies say, with their limits.",
  steps: "How it works",
  faq: "Frequently asked questions",
  feedback: "Was this page useful?",
} as const satisfies Translation<typeof source>;
