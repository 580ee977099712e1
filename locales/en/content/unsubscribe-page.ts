import type { unsubscribePage as source } from "../../es/content/unsubscribe-page.ts";
import type { Translation } from "../../translation.ts";

export const unsubscribePage = {
  title: "Reminders by email",
  question: "Do you want to stop getting reminders of your favourites?",
  text: "Your favourites stay as they are. You can turn reminders on again at any time.",
  button: "Get no more reminders",
  done: "Done: we will send you no more reminders.",
  doneText: "You can turn them on again in your favourites.",
  unknown: "This link is not complete.",
  unknownText:
    "Open it again from the email. You can also turn reminders off in your favourites.",
  failed: "This could not be done now.",
  failedText: "Wait a minute and open the link in the email again.",
  favourites: "See my favourites",
} satisfies Translation<typeof source>;
