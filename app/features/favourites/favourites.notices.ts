import type { Notice } from "#app/platform/notice.ts";
import type { Resources } from "#locales/index.ts";
import type { FavouriteFailure } from "./favourites.data.ts";

/** Labels of the button name an item; a notification does not. */
export type FavouriteNotice = Notice<
  Exclude<keyof Resources["favourites"], "add" | "remove" | "keepOnDevice">
>;

/** `offline` when the browser knows that there is no network; else the outcome is unexpected. */
type Reason = FavouriteFailure | "offline";

export function noticeReason(failure: FavouriteFailure): Reason {
  return failure === "unreachable" && navigator.onLine === false
    ? "offline"
    : failure;
}

const OFFLINE = {
  tone: "destructive",
  title: "offline",
  text: "offlineText",
} as const;

/**
 * Specification §8. A null `text` shows the server's message. A failure without a
 * notification does not compile.
 */
export const ADD_NOTICES = {
  done: { tone: "success", title: "added", text: "addedText" },
  duplicate: { tone: "info", title: "duplicate", text: "duplicateText" },
  rejected: { tone: "destructive", title: "addFailed", text: null },
  unreachable: {
    tone: "destructive",
    title: "unexpected",
    text: "addUnexpectedText",
  },
  offline: OFFLINE,
} as const satisfies Record<Reason | "done", FavouriteNotice>;

export const REMOVE_NOTICES = {
  done: { tone: "success", title: "removed", text: "removedText" },
  duplicate: { tone: "destructive", title: "removeFailed", text: null },
  rejected: { tone: "destructive", title: "removeFailed", text: null },
  unreachable: {
    tone: "destructive",
    title: "unexpected",
    text: "removeUnexpectedText",
  },
  offline: OFFLINE,
} as const satisfies Record<Reason | "done", FavouriteNotice>;

export const LOAD_NOTICES = {
  duplicate: {
    tone: "destructive",
    title: "loadFailed",
    text: "loadFailedText",
  },
  rejected: {
    tone: "destructive",
    title: "loadFailed",
    text: "loadFailedText",
  },
  unreachable: {
    tone: "destructive",
    title: "loadFailed",
    text: "loadUnexpectedText",
  },
  offline: OFFLINE,
} as const satisfies Record<Reason, FavouriteNotice>;

/** The device has no server messages: every failure has its own text. */
export const DEVICE_ADD_NOTICES = {
  done: { tone: "success", title: "added", text: "keptOnDeviceText" },
  full: { tone: "destructive", title: "addFailed", text: "deviceFullText" },
  rejected: {
    tone: "destructive",
    title: "addFailed",
    text: "deviceRefusedText",
  },
} as const satisfies Record<string, FavouriteNotice>;

export const DEVICE_REMOVE_NOTICES = {
  ...DEVICE_ADD_NOTICES,
  done: REMOVE_NOTICES.done,
  rejected: {
    tone: "destructive",
    title: "removeFailed",
    text: "deviceRefusedText",
  },
} as const satisfies Record<string, FavouriteNotice>;
