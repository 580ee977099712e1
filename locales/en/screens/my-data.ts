import type { myData as source } from "../../es/screens/my-data.ts";
import type { Translation } from "../../translation.ts";

export const myData = {
  title: "My data",
  description:
    "Download what Trampolín stores about you, clear this device or delete your account.",
  path: "You are here",
  profile: "My profile",
  lead: "Here you decide what happens to what Trampolín stores about you.",
  download: {
    title: "Download my data",
    text: "You get a JSON file with your account, your profile, your favourites, your applications, your calendar address, your reminders and the messages you sent. Whoever has that address can read your calendar: keep the file safe.",
    messages:
      "Of your messages (feedback, requests for advice and suggestions) it holds those you sent while logged in. The others do not say which account they come from. Besides you, only those who run the portal read them.",
    button: "Download my data",
    busy: "Preparing...",
    done: "Download ready",
    doneText: "Look for {{name}} in your downloads.",
    failed: "The download failed",
  },
  device: {
    title: "On this device",
    text: "Besides the language and your session, this browser keeps:",
    empty:
      "This browser keeps nothing but the language and, if you logged in, your session.",
    entries: {
      profile: "The profile you filled in without an account",
      favourites: "The favourites you marked without an account",
      comments: "The comments you wrote under Mentorship",
      drafts: "Drafts of what you were writing",
      answers:
        "The accounts to which you chose not to copy the data on this device",
      searches: "Your last searches",
      country: "The country that you chose",
      places: "How far you read each list, while this tab is open",
      theme: "The light or dark theme you chose",
      pages:
        "Copies of the public pages that you read, to open them without a connection",
      other: "Other settings of Trampolín",
    },
    language:
      "The language is saved again each time you open a page. If you logged in, your session ends when you log out.",
    button: "Delete from this device",
    cleared: "Device cleared",
    clearedText:
      "What this browser kept is gone, except the language and your session.",
    failed: "It could not be deleted",
    failedText:
      "Your browser does not allow changes to what it keeps. Delete it in its settings.",
  },
  password: {
    title: "Change my password",
    text: "We send a link to {{email}} to choose another one.",
    button: "Ask for the link",
  },
  delete: {
    title: "Delete my account",
    text: "This cannot be undone. To keep something, download your data first. What is deleted:",
    parts: {
      account: "Your account, with your email and your password",
      saved:
        "Your profile, your favourites, your applications, your calendar address and your reminders",
      messages: "The messages you sent while logged in",
      device: "What this browser keeps, except the language",
    },
    backups:
      "If those who run the portal made backups, your data stays in them until they are replaced.",
    button: "Delete my account",
    dialogTitle: "Delete your account?",
    dialogText:
      "The account of {{email}} is deleted with all that belongs to it. Enter your password to confirm.",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    confirm: "Delete for ever",
    cancel: "Cancel",
    busy: "Deleting...",
    failed: "Your account could not be deleted.",
    done: "Account deleted",
    doneText: "Your account and your data were deleted.",
  },
  failures: {
    empty: "Enter your password.",
    wrongPassword: "The password is not right. Nothing was deleted.",
    tooMany: "Too many attempts. Wait a few minutes and try again.",
    unreachable:
      "There is no connection to the server. Check your internet and try again.",
    interrupted:
      "The connection broke and we do not know whether it was deleted. Reload the page: if your account is still there, try again.",
    sessionEnded: "Your session ended. Log in and try again.",
    rejected: "The server could not do it. Try again later.",
  },
} as const satisfies Translation<typeof source>;
