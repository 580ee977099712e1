import type { Notice } from "#app/platform/notice.ts";
import type { Resources } from "#locales/index.ts";
import type { FavouriteReason } from "./favourites.data.ts";

/** Excludes texts that are only labels: of the button, and of an action in a toast. */
export type FavouriteNotice = Notice<
  Exclude<keyof Resources["favourites"], "add" | "remove" | "keepOnDevice">
>;

/** `offline` replaces `unreachable` while the browser reports no network. */
type Reason = FavouriteReason | "offline";

export function noticeReason(reason: FavouriteReason): Reason {
  return reason === "unreachable" && navigator.onLine === false
    ? "offline"
    : reason;
}

const OFFLINE = {
  tone: "destructive",
  title: "offline",
  text: "offlineText",
} as const;

/** The same notification for every error status but 401. */
function forErrorStatus<Text>(notice: Text) {
  return {
    rejected: notice,
    tooMany: notice,
    unavailable: notice,
  };
}

const ADD_FAILED = {
  tone: "destructive",
  title: "addFailed",
  text: null,
} as const;

const REMOVE_FAILED = {
  tone: "destructive",
  title: "removeFailed",
  text: null,
} as const;

const LOAD_FAILED = {
  tone: "destructive",
  title: "loadFailed",
  text: "loadFailedText",
} as const;

/**
 * Specification §8; a null `text` shows the server's message, which a refused session does
 * not. A failure without a notification does not compile.
 */
export const ADD_NOTICES = {
  done: { tone: "success", title: "added", text: "addedText" },
  duplicate: { tone: "info", title: "duplicate", text: "duplicateText" },
  full: { tone: "destructive", title: "addFailed", text: "accountFullText" },
  ...forErrorStatus(ADD_FAILED),
  sessionRefused: { ...ADD_FAILED, text: "signedOutText" },
  unreachable: {
    tone: "destructive",
    title: "unexpected",
    text: "addUnexpectedText",
  },
  offline: OFFLINE,
} as const satisfies Record<Reason | "done", FavouriteNotice>;

export const REMOVE_NOTICES = {
  done: { tone: "success", title: "removed", text: "removedText" },
  duplicate: REMOVE_FAILED,
  full: REMOVE_FAILED,
  ...forErrorStatus(REMOVE_FAILED),
  sessionRefused: { ...REMOVE_FAILED, text: "signedOutText" },
  unreachable: {
    tone: "destructive",
    title: "unexpected",
    text: "removeUnexpectedText",
  },
  offline: OFFLINE,
} as const satisfies Record<Reason | "done", FavouriteNotice>;

export const LOAD_NOTICES = {
  duplicate: LOAD_FAILED,
  full: LOAD_FAILED,
  ...forErrorStatus(LOAD_FAILED),
  sessionRefused: LOAD_FAILED,
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
