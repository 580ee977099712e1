import type { Favourite } from "./favourites.data.ts";

/**
 * What was typed and not yet saved: it outlives a reload and the end of a session,
 * and goes with the tab, so that a shared device keeps nothing of it.
 */
export function noteDraft(owner: string, favourite: Favourite): string | null {
  try {
    return sessionStorage.getItem(keyOf(owner, favourite));
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it with null. Where storage is forbidden the page alone holds it. */
export function keepNoteDraft(
  owner: string,
  favourite: Favourite,
  text: string | null,
): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(owner, favourite));
    else sessionStorage.setItem(keyOf(owner, favourite), text);
  } catch {
    // Nothing else is lost by it.
  }
}

/** Another member at the same device has drafts of her own. */
function keyOf(owner: string, { itemId, itemType }: Favourite): string {
  return `trampolin-note ${owner} ${itemType} ${itemId}`;
}
