import type { mentorshipSteps as source } from "../../es/content/mentorship-steps.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipSteps = {
  knowYourself: {
    title: "Know yourself",
    text: "Take an interest test and write down which subjects, activities and values matter to you. The result is a clue, not a verdict.",
  },
  chooseProgramme: {
    title: "Choose a programme",
    text: "Compare requirements, cost, language and dates of the programmes on this page. You always sign up on the official site.",
  },
  meet: {
    title: "Meet your mentor",
    text: "Bring concrete questions, allow a few days for an answer and agree on goals: university list, essay, interview or study plan.",
  },
  actAndReview: {
    title: "Act and review",
    text: "Do your tasks, send your applications on time and look at what comes next with your mentor, also after admission.",
  },
} as const satisfies Translation<typeof source>;
