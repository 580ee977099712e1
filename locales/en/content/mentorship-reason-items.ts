import type { mentorshipReasonItems as source } from "../../es/content/mentorship-reason-items.ts";
import type { Translation } from "../../translation.ts";

export const mentorshipReasonItems = {
  "more-enrolment": {
    title: "It can bring you closer to university",
    text: "In 20 high schools in the United States, having a university mentor raised women's college enrolment by about 15 points. Among men there was no clear effect, and information or money alone were not enough.",
  },
  "know-the-process": {
    title: "You learn the steps nobody explained",
    text: "Dates, tests, essays and scholarships: someone who has just been through it guides you. With limits: in Los Angeles a year of mentoring took some more students to public universities, but did not raise the number who reached college.",
  },
  "real-information": {
    title: "Real information about the degree",
    text: "Talking to someone who already takes the degree helps you confirm or drop an idea. In 2025 a single UNAM faculty talked with about 6,344 high-school students. That is how many it reached, not proof that they chose better.",
  },
  "confidence-role-models": {
    title: "Confidence and examples close to you",
    text: "Technovation says its mentors are role models for solving problems, managing time and not giving up, and that their teams gain confidence. That is the experience of that organisation, not a study.",
  },
  "level-the-field": {
    title: "It levels the field",
    text: "The New Hampshire study, in the United States, saw more effect in women and in those with less help with the process. It was intensive mentoring, in person: do not expect the same from a couple of messages.",
  },
} as const satisfies Translation<typeof source>;
