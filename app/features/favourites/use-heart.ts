import { useCallback, useSyncExternalStore } from "react";
import {
  browserStorage,
  mayHaveSession,
} from "#app/platform/session/session-storage.ts";
import { createStore } from "#app/platform/store.ts";
import { storedDeviceFavourites } from "./device-storage.ts";
import { heartName, takeTap } from "./early-hearts.ts";
import type { Favourite } from "./favourites.data.ts";
import {
  areFavouritesKnown,
  changeFavourites,
  favouritesStore,
  isFavourite,
} from "./favourites-store.ts";
import type { HeartPlace } from "./signed-out.notices.ts";

/** Names of hearts whose tap is in progress. */
const busy = createStore<ReadonlySet<string>>(new Set());

/** Taps that wait for the session or the list, by name. */
const queuedTaps = new Map<string, () => void>();

/** Bits of a heart's state. */
const SAVED = 1;
const BUSY = 2;

/** State of one item's heart; other hearts do not rerender it. Handles a tap made before hydration. */
export function useHeart(
  { itemId, itemType }: Favourite,
  place: HeartPlace,
): {
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  readonly onTap: () => void;
} {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [
        favouritesStore.subscribe(onChange),
        busy.subscribe(onChange),
      ];
      const favourite = { itemId, itemType };
      if (takeTap(favourite)) queueTap(favourite, place);
      return () => {
        for (const stop of stops) stop();
      };
    },
    [itemId, itemType, place],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => heartState({ itemId, itemType }),
    () => 0,
  );
  return {
    isSaved: (state & SAVED) > 0,
    isBusy: (state & BUSY) > 0,
    onTap() {
      const favourite = { itemId, itemType };
      // Hydration may have queued this tap already.
      if (!takeTap(favourite) || (state & BUSY) > 0) return;
      if (isReady()) toggle(favourite, place);
      else queueTap(favourite, place);
    },
  };
}

function heartState(favourite: Favourite): number {
  return (
    (isFavourite(favourite) ? SAVED : 0) +
    (busy.get().has(heartName(favourite)) ? BUSY : 0)
  );
}

/** True when the list is loaded, has failed to load, or is certainly empty. */
function isReady(): boolean {
  return areFavouritesKnown() || hasNothingStored();
}

/** True without a stored session and without device favourites. */
function hasNothingStored(): boolean {
  return !mayHaveSession(browserStorage, location) && !storedDeviceFavourites();
}

/** Adds the item once the list is ready, unless it is already saved. */
function queueTap(favourite: Favourite, place: HeartPlace): void {
  const name = heartName(favourite);
  setBusy(name, true);
  queuedTaps.set(name, () =>
    isFavourite(favourite) ? setBusy(name, false) : toggle(favourite, place),
  );
  // After React has shown the heart as busy.
  setTimeout(runQueuedTaps);
}

let unsubscribe = () => {};

function runQueuedTaps(): void {
  unsubscribe();
  if (!isReady()) {
    unsubscribe = favouritesStore.subscribe(runQueuedTaps);
    return;
  }
  const taps = [...queuedTaps.values()];
  queuedTaps.clear();
  for (const tap of taps) tap();
}

async function toggle(favourite: Favourite, place: HeartPlace): Promise<void> {
  const name = heartName(favourite);
  setBusy(name, true);
  await changeFavourites(
    isFavourite(favourite) ? "remove" : "add",
    favourite,
    place,
  );
  setBusy(name, false);
}

function setBusy(name: string, isBusy: boolean): void {
  const names = new Set(busy.get());
  if (isBusy) names.add(name);
  else names.delete(name);
  busy.set(names);
}
