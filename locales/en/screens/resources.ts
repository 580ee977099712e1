import type { resources as source } from "../../es/screens/resources.ts";
import type { Translation } from "../../translation.ts";

export const resources = {
  tips: "Tips",
  warnings: "Signs of fraud",
  warningsText: "Nobody serious charges you to receive a scholarship.",
  suggest: "Do you know a resource that is missing?",
  suggestText:
    "Tell us which one and why it helps. We review it before it is published.",
  suggestOpen: "Suggest a resource",
} as const satisfies Translation<typeof source>;
