import type { Favourite } from "./favourites.data.ts";

declare global {
  interface Window {
    /** Names of favourite buttons with an unhandled tap; the script of `early-taps.ts` adds them. */
    earlyHearts?: Array<string>;
  }
}

/** Value of `data-heart`, which identifies a button's taps. */
export function heartName({ itemId, itemType }: Favourite): string {
  return `${itemType} ${itemId}`;
}

/** True once after a tap on the button, for the first caller: click handler or hydration. */
export function takeTap(favourite: Favourite): boolean {
  const taps = window.earlyHearts ?? [];
  const name = heartName(favourite);
  window.earlyHearts = taps.filter((tap) => tap !== name);
  return taps.includes(name);
}
