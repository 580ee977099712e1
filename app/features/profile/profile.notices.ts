import type { Notice } from "#app/platform/notice.ts";
import type { Resources } from "#locales/index.ts";
import type { SaveReason } from "./save-member-profile.ts";

export type ProfileNotice = Notice<
  Exclude<keyof Resources["profile"]["notices"], "saveFallback" | "limitText">
> & {
  /** Fallback without a server message. */
  readonly fallback?: "saveFallback";
};

const SAVE_FAILED = {
  tone: "destructive",
  title: "saveFailed",
  text: null,
  fallback: "saveFallback",
} as const;

/**
 * Specification §5 and §8. A null `text` shows the server's message. A failure without
 * a notification does not compile.
 */
export const SAVE_NOTICES = {
  done: { tone: "success", title: "saved", text: "savedText" },
  noUser: { tone: "destructive", title: "saveFailed", text: "noUser" },
  rejected: SAVE_FAILED,
  unreachable: SAVE_FAILED,
  tooMany: SAVE_FAILED,
  unavailable: SAVE_FAILED,
  sessionRefused: {
    tone: "destructive",
    title: "updateFailed",
    text: "sessionEnded",
  },
} as const satisfies Record<SaveReason | "done", ProfileNotice>;

/** Notifications of the device profile. */
export const DEVICE_NOTICES = {
  saved: { tone: "success", title: "deviceSaved", text: "deviceSavedText" },
  deleted: {
    tone: "success",
    title: "deviceDeleted",
    text: "deviceDeletedText",
  },
  failed: {
    tone: "destructive",
    title: "deviceFailed",
    text: "deviceFailedText",
  },
} as const satisfies Record<string, ProfileNotice>;
