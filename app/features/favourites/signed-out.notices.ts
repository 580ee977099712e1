import type { FavouriteNotice } from "./favourites.notices.ts";

/** Signed out, at the heart of a card (specification §5). */
export const SIGNED_OUT_NOTICE = {
  tone: "info",
  title: "signedOut",
  text: "signedOutText",
} as const satisfies FavouriteNotice;
