import type { admissionSteps as source } from "../../es/content/admission-steps.ts";
import type { Translation } from "../../translation.ts";

export const admissionSteps = {
  research: {
    title: "Research and choose",
    text: "Decide what you want to study and make a short list. Compare curricula, total cost, aid, requirements and language. Take rankings as one more clue. If you are heading for the United States, start 12 to 18 months ahead.",
  },
  prepare: {
    title: "Prepare and register",
    text: "Gather your documents and study for the exams or write your essays. Register within the official dates: one day late leaves you out. In Mexico, several big public universities register between January and March.",
  },
  results: {
    title: "Results, money and enrolment",
    text: "Check your results, compare the offers of aid and accept your place in time. If you go abroad, apply for your visa or residence as soon as you can. In the United States the university gives you the I-20 form.",
  },
} as const satisfies Translation<typeof source>;
