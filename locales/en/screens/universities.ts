import type { universities as source } from "../../es/screens/universities.ts";
import type { Translation } from "../../translation.ts";

export const universities = {
  rankings: "World rankings",
  rankingsText:
    "Each one measures different things. Use them to discover universities, not to decide.",
  dataSets: "Common Data Set",
  dataSetsText:
    "Official admission, cost and aid data of universities in the United States, all in one format.",
  open: "Open",
  unavailable: "Link unavailable",
  steps: "The admission process in 3 steps",
  advice: "Questions about your admission?",
  adviceText:
    "Write to us. We read every message and answer by email. The decision always rests with the university.",
} as const satisfies Translation<typeof source>;
