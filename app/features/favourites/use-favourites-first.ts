import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { favouritesFirst } from "#domain/favourites/order.ts";
import { type Favourites, favouritesStore } from "./favourites-store.ts";

type Item = {
  readonly id: string;
  readonly type: string;
  readonly path: string;
};

/**
 * Sorts favourites first, then recommended paths. Cards do not move when a favourite is
 * added or removed.
 */
export function useFavouritesFirst(recommended: ReadonlySet<string> | null) {
  const favourites = useLoadedFavourites();
  return useCallback(
    <Each extends Item>(items: ReadonlyArray<Each>) =>
      favouritesFirst(
        items,
        ({ id, type }) =>
          favourites.find({ itemId: id, itemType: type }).length > 0,
        ({ path }) => recommended?.has(path) ?? false,
      ),
    [favourites, recommended],
  );
}

/** No favourites. One constant, so that it causes no rerender. */
const NONE: Pick<Favourites, "find"> = { find: () => [] };

/**
 * The favourites as first loaded for the current user, without later changes; none until
 * then.
 */
function useLoadedFavourites(): Pick<Favourites, "find"> {
  // Without a subscription: the store's current value, or its initial one while hydrating.
  const now = useSyncExternalStore(
    subscribeToNothing,
    favouritesStore.get,
    () => favouritesStore.initial,
  );
  const [start] = useState(now);
  const [loaded, setLoaded] = useState(() => orNone(start));
  useEffect(() => {
    let previous = start;
    const follow = () => {
      const next = favouritesStore.get();
      if (
        next.owner === previous.owner &&
        next.isLoading === previous.isLoading
      )
        return;
      previous = next;
      setLoaded(orNone(next));
    };
    const stop = favouritesStore.subscribe(follow);
    follow();
    return stop;
  }, [start]);
  return loaded;
}

const subscribeToNothing = () => () => {};

function orNone(favourites: Favourites): Pick<Favourites, "find"> {
  return favourites.list.length > 0 ? favourites : NONE;
}
