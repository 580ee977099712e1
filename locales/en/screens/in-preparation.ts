import type { inPreparation as source } from "../../es/screens/in-preparation.ts";
import type { Translation } from "../../translation.ts";

export const inPreparation = {
  heading: "We are preparing this section",
  text: "We publish a programme only once someone has checked its facts. Meanwhile, the scholarships are ready.",
  scholarships: "See scholarships",
  home: "Back to home",
  titles: {
    status: "System status",
  },
  description: "This section of Trampolín is in preparation.",
} as const satisfies Translation<typeof source>;
