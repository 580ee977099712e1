import { dropDraft, readDraft, storeDraft } from "#app/platform/drafts.ts";
import type { Favourite } from "./favourites.data.ts";

/** Draft of the favourites that are added to the account after the visitor signs in. */
const DRAFT = "hearts";

/** Favourites that a visitor has tapped before choosing the place to save. */
const pending = new Map<string, Favourite>();

export function addPendingFavourite(favourite: Favourite): void {
  pending.set(`${favourite.itemType} ${favourite.itemId}`, favourite);
}

/** Returns the pending favourites and clears them. */
export function takePendingFavourites(): ReadonlyArray<Favourite> {
  const favourites = [...pending.values()];
  pending.clear();
  return favourites;
}

/** Moves the pending favourites to the draft for the account. */
export function storeFavouritesForAccount(): void {
  storeDraft(DRAFT, takePendingFavourites());
}

export function readFavouritesForAccount(): ReadonlyArray<Favourite> {
  return readDraft<ReadonlyArray<Favourite>>(DRAFT) ?? [];
}

export function clearFavouritesForAccount(): void {
  dropDraft(DRAFT);
}
