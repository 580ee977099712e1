import type { favourites as source } from "../../es/screens/favourites.ts";
import type { Translation } from "../../translation.ts";

export const favourites = {
  add: "Save “{{title}}” to favourites",
  remove: "Remove “{{title}}” from favourites",
  signedOut: "Log in",
  signedOutText: "You must log in to mark favourites.",
  keepOnDevice: "Save on this device",
  keptOnDeviceText: "Saved on this device.",
  accountFullText: "Your account keeps up to 1,000 favourites. Remove one.",
  deviceFullText:
    "This device holds 500 favourites. Remove some or create an account.",
  deviceRefusedText: "Your browser does not allow saving: check its settings.",
  actionRequired: "Action required",
  actionRequiredText: "You must log in to save favourites.",
  loadFailed: "Error loading favourites",
  loadFailedText: "Your favourites could not be loaded. Try again.",
  loadUnexpectedText: "An unexpected error occurred.",
  offline: "You are offline",
  offlineText: "Try again once you are online.",
  added: "Favourite added",
  addedText: "Saved to your favourites!",
  duplicate: "Already a favourite",
  duplicateText: "This item is already in your favourites.",
  addFailed: "Error adding the favourite",
  unexpected: "Error",
  addUnexpectedText: "An unexpected error occurred while adding the favourite.",
  removed: "Favourite removed",
  removedText: "Removed from your favourites.",
  removeFailed: "Error removing the favourite",
  removeUnexpectedText:
    "An unexpected error occurred while removing the favourite.",
} as const satisfies Translation<typeof source>;
