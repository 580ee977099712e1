import { useCallback, useEffect } from "react";
import { type SavedItem, savedItems } from "#domain/favourites/saved-items.ts";
import { onDeviceFavourites } from "./device-storage.ts";
import type { Favourite } from "./favourites.data.ts";
import {
  changeFavourites,
  refreshFavourites,
  reloadFavourites,
  useFavourites,
} from "./favourites-store.ts";
import { useApplications } from "./use-applications.ts";
import { useIndexedItems } from "./use-indexed-items.ts";

/**
 * All saved items, joined with the catalogue in one language and with the notes. Favourites
 * and notes reload when the screen opens, its window is focused or its tab becomes visible.
 */
export function useMyFavourites(userId: string | null, language: string) {
  const favourites = useFavourites();
  const applications = useApplications(userId);
  const catalogue = useIndexedItems(language);
  const reloadApplications = applications.reload;
  const reload = useCallback(() => {
    reloadFavourites();
    reloadApplications();
  }, [reloadApplications]);
  // Notes load on mount anyway.
  useEffect(refreshFavourites, []);
  // The favourites store subscribes to device changes itself.
  useEffect(() => onDeviceFavourites(reloadApplications), [reloadApplications]);
  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState === "visible") reload();
    };
    addEventListener("focus", onFocus);
    document.addEventListener("visibilitychange", onFocus);
    return () => {
      removeEventListener("focus", onFocus);
      document.removeEventListener("visibilitychange", onFocus);
    };
  }, [reload]);

  const hasFailed =
    favourites.hasFailed || applications.hasFailed || catalogue.hasFailed;
  const isLoading = favourites.isLoading || applications.isLoading;
  const saved: ReadonlyArray<SavedItem> | null =
    hasFailed || isLoading || !catalogue.items
      ? null
      : savedItems(favourites.distinct, catalogue.items);
  return {
    hasFailed,
    saved,
    applications,
    remove: (favourite: Favourite) => changeFavourites("remove", favourite),
    retry() {
      reload();
      catalogue.retry();
    },
  };
}
