import type { advice as source } from "../../es/screens/advice.ts";
import type { Translation } from "../../translation.ts";

export const advice = {
  open: "Ask for advice",
  dialogTitle: "Ask for advice",
  name: "Your name",
  email: "Your email, so that we can answer",
  message: "What do you want to know?",
  messageHint: "Tell us your level of study, your country and your question.",
  aboutItem: "About {{path}}:",
  messageError: "Write your question (2000 characters at most).",
  sent: "Message sent",
  sentText: "We will answer you by email.",
} as const satisfies Translation<typeof source>;
