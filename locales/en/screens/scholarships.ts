import type { scholarships as source } from "../../es/screens/scholarships.ts";
import type { Translation } from "../../translation.ts";

export const scholarships = {
  tips: "Tips for applying",
  advice: "Do you have a question about a scholarship?",
  adviceText:
    "Write to us. We read every message and answer by email. We do not handle scholarships or promise that you will get one.",
} as const satisfies Translation<typeof source>;
