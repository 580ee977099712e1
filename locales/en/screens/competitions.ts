import type { competitions as source } from "../../es/screens/competitions.ts";
import type { Translation } from "../../translation.ts";

export const competitions = {
  benefits: "What competing gives you",
  benefitsText: "What has been measured, and where.",
  call: "Start with a problem",
  callText:
    "Practise free with problems from past olympiads before you sign up.",
  callLink: "See olympiad resources",
} as const satisfies Translation<typeof source>;
