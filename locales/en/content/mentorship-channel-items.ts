import type { mentorshipChannelItems as source } from "../../es/content/mentorship-channel-items.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipChannelItems = {
  math2me: {
    audience:
      "Anyone who struggles with maths or physics, from secondary to university",
    gives: "Maths and physics videos, step by step and free",
    when: "All year",
    description:
      "Search for the topic you did not get in class and watch the exercise solved step by step. Pause the video, try it yourself and compare. In Spanish.",
  },
  curiosamente: {
    audience: "Curious people of any age",
    gives: "Short animations on science, history and philosophy, free",
    when: "All year",
    description:
      "A Mexican channel that answers big questions with clear animations. It helps you find out which topics hook you before you choose a degree. In Spanish.",
  },
  crashcourse: {
    audience: "High-school and first-year students who understand English",
    gives: "Full video courses, free, and lessons on how to study",
    when: "All year",
    description:
      "Follow a whole course in history, biology or economics in short videos. It moves fast: turn on the English subtitles and practise the language as you go.",
  },
  "college-essay-guy": {
    audience: "Anyone preparing an application to US universities",
    gives: "Video guidance on essays and admission, free",
    when: "All year",
    description:
      "Learn how to find a topic and build your personal essay. Watch one or two videos before you write your first draft. It is in English.",
  },
} as const satisfies Translation<typeof source>;
