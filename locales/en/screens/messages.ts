import type { messages as source } from "../../es/screens/messages.ts";
import type { Translation } from "../../translation.ts";

/** Shared wording of message forms. */
export const messages = {
  optional: "optional",
  required: "required",
  submit: "Send",
  submitting: "Sending...",
  emailError: "Enter an email address, for example name@mail.com.",
  failed: "Error sending",
  failures: {
    rejected: "Your message could not be sent. Please try again.",
    unreachable:
      "The server cannot be reached. Your message is still here: try again.",
    tooMany: "You sent several messages in a row. Wait a few minutes.",
  },
  lost: "You closed the form before it was sent. Open it again: your message is still there.",
} as const satisfies Translation<typeof source>;
