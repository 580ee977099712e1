import type { resources as source } from "../../es/screens/resources.ts";
import type { Translation } from "../../translation.ts";

export const resources = {
  tips: "Tips",
  warnings: "Signs of fraud",
  warningsText: "Nobody serious charges you to receive a scholarship.",
} as const satisfies Translation<typeof source>;
