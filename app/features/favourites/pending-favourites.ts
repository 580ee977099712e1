import { dropDraft, readDraft, storeDraft } from "#app/platform/drafts.ts";
import type { Favourite } from "./favourites.data.ts";

/** Stored while the visitor signs in, and then added to the account. */
const DRAFT = "hearts";

/** Favourites that a visitor has tapped before choosing the place to save. */
const pending = new Map<string, Favourite>();

export function addPendingFavourite(favourite: Favourite): void {
  pending.set(`${favourite.itemType} ${favourite.itemId}`, favourite);
}

/** Takes all of them, once. */
export function takePendingFavourites(): ReadonlyArray<Favourite> {
  const hearts = [...pending.values()];
  pending.clear();
  return hearts;
}

/** Stores them for the account that the visitor is about to sign in to. */
export function storeFavouritesForAccount(): void {
  storeDraft(DRAFT, takePendingFavourites());
}

export function readFavouritesForAccount(): ReadonlyArray<Favourite> {
  return readDraft<ReadonlyArray<Favourite>>(DRAFT) ?? [];
}

export function clearFavouritesForAccount(): void {
  dropDraft(DRAFT);
}
