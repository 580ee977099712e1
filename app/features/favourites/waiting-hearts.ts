import { dropDraft, keepDraft, readDraft } from "#app/platform/drafts.ts";
import type { Favourite } from "./favourites.data.ts";

/** Kept while the visitor signs in, and added to the account then. */
const DRAFT = "hearts";

/** Hearts that a visitor has tapped and not yet said where they are to be saved. */
const waiting = new Map<string, Favourite>();

export function addWaitingHeart(favourite: Favourite): void {
  waiting.set(`${favourite.itemType} ${favourite.itemId}`, favourite);
}

/** All of them, once. */
export function takeWaitingHearts(): ReadonlyArray<Favourite> {
  const hearts = [...waiting.values()];
  waiting.clear();
  return hearts;
}

/** For the account that the visitor is about to sign in to. */
export function keepHeartsForAccount(): void {
  keepDraft(DRAFT, takeWaitingHearts());
}

export function readHeartsForAccount(): ReadonlyArray<Favourite> {
  return readDraft<ReadonlyArray<Favourite>>(DRAFT) ?? [];
}

export function dropHeartsForAccount(): void {
  dropDraft(DRAFT);
}
