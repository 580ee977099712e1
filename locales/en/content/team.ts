import type { team as source } from "../../es/content/team.ts";
import type { Translation } from "../../translation.ts";

export const team = {
  title: "Team",
  pageTitle: "Team | Trampolín",
  description:
    "Who is behind Trampolín, how its information is looked after and how to write to the team.",
  founder: {
    lead: "The person who founded Trampolín, and how to write to them.",
    mail: "Write an email",
    links: "Links",
  },
  project: {
    lead: "Trampolín is an open project: anyone can see how it is made. This is what it does and how it is looked after.",
    heading: "About the project",
  },
  contact: {
    heading: "Write to the team",
    text: "Ask for advice, report a mistake or propose something. We read every message and answer by email.",
  },
} as const satisfies Translation<typeof source>;
