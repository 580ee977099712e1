import type { inPreparation as source } from "../../es/screens/in-preparation.ts";
import type { Translation } from "../../translation.ts";

export const inPreparation = {
  titles: {
    completeProfile: "Complete profile",
    profile: "My profile",
    recommendations: "My recommendations",
  },
  description: "This section of Trampolín is in preparation.",
  member: {
    text: "This part of your account is in preparation. Your favourites are kept already: they come first in the list of scholarships.",
    favourites: "See my favourites in scholarships",
    name: "Full name",
    email: "Email",
    logout: "Log out",
  },
} as const satisfies Translation<typeof source>;
