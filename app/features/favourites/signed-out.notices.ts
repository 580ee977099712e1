import type { FavouriteNotice } from "./favourites.notices.ts";

/** Signed out: at the heart of a card, and wherever else something is added (specification §5). */
export const SIGNED_OUT_NOTICE = {
  tone: "info",
  title: "signedOut",
  text: "signedOutText",
} as const satisfies FavouriteNotice;

export const ACTION_REQUIRED_NOTICE = {
  tone: "info",
  title: "actionRequired",
  text: "actionRequiredText",
} as const satisfies FavouriteNotice;
