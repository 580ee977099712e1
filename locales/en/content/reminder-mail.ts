import type { reminderMail as source } from "../../es/content/reminder-mail.ts";
import type { Translation } from "../../translation.ts";

export const reminderMail = {
  subject: {
    single: "Reminder: {{title}}",
    andOne: "Reminder: {{title}} and 1 more",
    andMore: "Reminder: {{title}} and {{count}} more",
  },
  intro: "Hello: the time for something that you saved on Trampolín is near.",
  sections: {
    announced: {
      heading: "With an announced date",
      note: "Confirm the date and the time on the official page before you apply.",
    },
    usual: {
      heading: "Estimated from past calls",
      note: "These are not deadlines: this year may differ. Confirm on the official page.",
    },
  },
  line: {
    closes: "Closes on {{day}}.",
    timeZone: "Time zone: {{timeZone}}.",
    usuallyOpens: "Usually opens this month ({{month}}).",
    usuallyCloses: "Usually closes this month ({{month}}).",
    usuallyBoth: "Usually opens and closes this month ({{month}}).",
  },
  page: "See it on Trampolín",
  officialPage: "Official page",
  why: "You get this email because you turned on reminders in your favourites. We write once a week at most.",
  favourites: "See my favourites",
  unsubscribe: "Get no more reminders",
} satisfies Translation<typeof source>;
