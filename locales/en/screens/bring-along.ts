import type { bringAlong as source } from "../../es/screens/bring-along.ts";
import type { Translation } from "../../translation.ts";

export const bringAlong = {
  title: "What you saved on this device",
  profile: "a profile",
  favourites_one: "{{count}} favourite",
  favourites_other: "{{count}} favourites",
  notes_one: "{{count}} note",
  notes_other: "{{count}} notes",
  text: "This device has {{things}} from when you used Trampolín without an account. If you share it, check that this is yours.",
  rule: "In the account {{email}} only what is empty is filled in: nothing in it is changed.",
  bring: "Bring to my account",
  bringing: "Bringing…",
  leave: "Leave on this device",
  remove: "Delete from this device",
  failed: "Not everything was brought. It is still on this device: try again.",
  full: "Your account keeps 1,000 favourites: remove some and try again.",
  notRemoved: "The browser did not allow deleting it. Do it in its settings.",
  done: "It is in your account now",
  doneText: "And no longer on this device.",
  removed: "Deleted from this device",
  removedText: "Your account did not change.",
} as const satisfies Translation<typeof source>;
