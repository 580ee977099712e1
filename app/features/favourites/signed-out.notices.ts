import type { FavouriteNotice } from "./favourites.notices.ts";

/** Toasts for adding while signed out (specification §5): on a card, and elsewhere. */
export const SIGNED_OUT_NOTICES = {
  card: { tone: "info", title: "signedOut", text: "signedOutText" },
  page: { tone: "info", title: "actionRequired", text: "actionRequiredText" },
} as const satisfies Record<string, FavouriteNotice>;

export type HeartPlace = keyof typeof SIGNED_OUT_NOTICES;
