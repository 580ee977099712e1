import type { Favourite } from "./favourites.data.ts";

declare global {
  interface Window {
    /** Names of tapped favourite buttons that are not hydrated yet. */
    earlyHearts?: Array<string>;
  }
}

/** Value of `data-heart`, which identifies an early tap. */
export function heartName({ itemId, itemType }: Favourite): string {
  return `${itemType} ${itemId}`;
}

/** True once for each tap on the button, for its handler or its hydration. */
export function takeTap(favourite: Favourite): boolean {
  const taps = window.earlyHearts ?? [];
  const name = heartName(favourite);
  window.earlyHearts = taps.filter((tap) => tap !== name);
  return taps.includes(name);
}
