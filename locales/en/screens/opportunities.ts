import type { opportunities as source } from "../../es/screens/opportunities.ts";
import type { Translation } from "../../translation.ts";

export const opportunities = {
  mentorship: "Not sure which one to choose?",
  mentorshipText:
    "A mentor who has been there helps you choose and prepare your application.",
  mentorshipLink: "See mentorship programmes",
} as const satisfies Translation<typeof source>;
