import type { suggestions as source } from "../../es/screens/suggestions.ts";
import type { Translation } from "../../translation.ts";

export const suggestions = {
  dialogTitle: "Suggest a resource",
  name: "Name of the resource",
  nameError: "Enter the name of the resource.",
  link: "Link",
  linkHint: "The address of its page.",
  linkError: "Enter a secure link, for example https://site.org.",
  reason: "Why does it help?",
  reasonHint: "Who it is for, what it offers and whether it costs anything.",
  reasonError: "Write why it helps (2000 characters at most).",
  email: "Your email, if you want an answer",
  sent: "Suggestion sent",
  sentText: "We review it before anything is published.",
} as const satisfies Translation<typeof source>;
