import type { feedback as source } from "../../es/screens/feedback.ts";
import type { Translation } from "../../translation.ts";

/** Specification §8: thanks and failure are literal. */
export const feedback = {
  note: "Do not write your phone number or address. If you are logged in, it is stored with your account.",
  name: "Your name",
  feedback: "Your comments",
  feedbackError: "Write your comments (5000 characters at most).",
  submit: "Send comments",
  thanks: "Thank you for your feedback!",
  thanksText: "Your comments have arrived.",
  failedText: "There was a problem saving your comments. Please try again.",
  local: {
    note: "What you write stays on this device: it is kept in your browser and sent to nobody.",
    submit: "Save comments",
    submitting: "Saving...",
    kept: "It was saved on this device only.",
    failed: "It could not be saved",
    failures: {
      blocked:
        "Your browser does not let this site store data: check its settings. What you wrote is still here.",
      full: "There is no room left for this site's data. What you wrote is still here.",
    },
  },
} as const satisfies Translation<typeof source>;
