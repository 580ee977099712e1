import { useSyncExternalStore } from "react";
import { loadTranslator } from "#app/platform/load-wording.ts";
import type { Session } from "#app/platform/session/session.ts";
import {
  loadBackend,
  sessionStore,
} from "#app/platform/session/session-store.ts";
import { createStore } from "#app/platform/store.ts";
import { notify } from "#app/platform/toasts.ts";
import type { FavouriteIndex } from "#domain/favourites/favourite-index.ts";
import type {
  FavouriteChange,
  FavouriteNotification,
  KeepOnDevice,
} from "./change-favourites.ts";
import {
  onDeviceFavourites,
  storedDeviceFavourites,
} from "./device-storage.ts";
import type { Favourite } from "./favourites.data.ts";
import type { HeartPlace } from "./signed-out.notices.ts";

/** The member's favourites, or those of this device; empty until loaded. */
export type Favourites = FavouriteIndex & {
  /** The member's id, "device", or empty while the session loads. */
  readonly owner: string;
  readonly isLoading: boolean;
  /** Loading failed, so the empty list does not mean that there are no favourites. */
  readonly hasFailed: boolean;
};

const DEVICE = "device";
const NOTHING = {
  list: [],
  distinct: [],
  find: () => [],
  isLoading: false,
  hasFailed: false,
};

const store = createStore<Favourites>({ owner: "", ...NOTHING });

/**
 * Loads when a screen first shows favourites; all screens share the list until logout
 * (specification §4).
 */
export const favouritesStore = {
  ...store,
  subscribe(onChange: () => void) {
    start();
    return store.subscribe(onChange);
  },
};

/** Unless `isNeeded`, returns the empty list, and changes do not rerender the component. */
export function useFavourites(isNeeded = true): Favourites {
  const initial = () => store.initial;
  return useSyncExternalStore(
    favouritesStore.subscribe,
    isNeeded ? store.get : initial,
    initial,
  );
}

export function isFavourite(favourite: Favourite): boolean {
  return store.get().find(favourite).length > 0;
}

/** True when the favourites of the current session are loaded, or failed to load. */
export function areFavouritesKnown(): boolean {
  const { owner, isLoading } = store.get();
  return owner !== "" && !isLoading;
}

/** Reloads, unless a load is in progress: another device may have changed the favourites. */
export function refreshFavourites(): void {
  if (areFavouritesKnown()) reloadFavourites();
}

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  sessionStore.subscribe(followSession);
  onDeviceFavourites(reloadFavourites);
  followSession();
}

/** Replaces the list when its owner changes. */
function followSession() {
  if (sessionOwner(sessionStore.get()) !== store.get().owner)
    reloadFavourites();
}

/** The member's id, "device", or empty while the session loads. */
function sessionOwner(session: Session): string {
  if (session.status === "loading") return "";
  return session.status === "authenticated" ? session.user.id : DEVICE;
}

/** Loads the read and write code when it is needed. */
const loadChanges = () => import("./change-favourites.ts");

let reads = 0;
let changes = 0;

/** Reloads the favourites; a loaded list stays until the response. */
export async function reloadFavourites(): Promise<void> {
  reads += 1;
  const [turn, changesBefore, before] = [reads, changes, store.get()];
  const owner = sessionOwner(sessionStore.get());
  const hasNone = owner === DEVICE && storedDeviceFavourites() === null;
  if (owner === "" || hasNone) return store.set({ owner, ...NOTHING });
  const isKnown =
    before.owner === owner && !before.isLoading && !before.hasFailed;
  if (!isKnown) store.set({ owner, ...NOTHING, isLoading: true });
  const result = await loadChanges()
    .then(({ readFavourites }) => readFavourites(owner, loadBackend))
    .catch(notLoaded);
  if (turn !== reads) return;
  // Requested before a change: the response may lack it.
  if (changes !== changesBefore) return reloadFavourites();
  if (result.favourites) store.set({ owner, ...NOTHING, ...result.favourites });
  else if (!isKnown) store.set({ owner, ...NOTHING, hasFailed: true });
  if (result.favourites || !isKnown) await notifyFavourites(result);
}

/**
 * Adds to or removes from the account, or this device once the visitor has chosen it, and
 * shows a notification. The list changes only after confirmation.
 */
export async function changeFavourites(
  kind: FavouriteChange,
  favourite: Favourite,
  place?: HeartPlace,
): Promise<void> {
  const loaded = await loadChanges().catch(() => null);
  if (!loaded) return notifyFavourites(notLoaded());
  const { owner, find } = store.get();
  const changed = await loaded.changeFavourite(kind, favourite, {
    owner,
    backend: loadBackend,
    place,
    stored: find(favourite),
  });
  if (changed.isDone || changed.isPartial) changes += 1;
  const now = store.get();
  if (changed.isDone && now.owner === owner)
    store.set({ ...now, ...loaded.listAfter(now.list, kind, favourite) });
  if (changed.isPartial) reloadFavourites();
  await notifyFavourites(changed, async (pending) => {
    for (const one of pending) await changeFavourites("keepOnDevice", one);
  });
}

/** Result when the code did not load. */
function notLoaded(): FavouriteNotification & { readonly favourites: null } {
  const [title, text] = navigator.onLine
    ? (["unexpected", "loadUnexpectedText"] as const)
    : (["offline", "offlineText"] as const);
  return { favourites: null, notice: { tone: "destructive", title, text } };
}

/**
 * Shows a notification in the user's language, with the server's message if it has no
 * text of its own.
 */
async function notifyFavourites(
  { notice, message = "", answers }: FavouriteNotification,
  keepOnDevice?: KeepOnDevice,
): Promise<void> {
  if (!notice) return;
  const t = await loadTranslator("favourites");
  if (!t) return;
  const { tone, title, text } = notice;
  notify({
    tone,
    title: t(title),
    description: text ? t(text) : message,
    ...answers?.({
      t,
      navigate: (to, options) =>
        window.__reactRouterDataRouter?.navigate(to, options),
      keepOnDevice,
    }),
  });
}
