import type { Favourite } from "./favourites.data.ts";

declare global {
  interface Window {
    /** Names of hearts that were tapped and whose button has not answered yet. */
    earlyHearts?: Array<string>;
  }
}

/** What a heart's `data-heart` says, by which an early tap finds it again. */
export function heartName({ itemId, itemType }: Favourite): string {
  return `${itemType} ${itemId}`;
}

/** True once for each tap on the heart, whether its handler asks first or its hydration. */
export function takeTap(favourite: Favourite): boolean {
  const taps = window.earlyHearts ?? [];
  const name = heartName(favourite);
  window.earlyHearts = taps.filter((tap) => tap !== name);
  return taps.includes(name);
}
