import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { favouritesFirst } from "#domain/favourites/order.ts";
import { type Favourites, favouritesStore } from "./favourites-store.ts";

type Item = {
  readonly id: string;
  readonly type: string;
  readonly path: string;
};

/**
 * Sorts favourites first, then recommended paths. Cards move neither when a favourite is
 * added or removed, nor for recommendations that load after the user has interacted.
 */
export function useFavouritesFirst(recommended: ReadonlySet<string> | null) {
  const favourites = useLoadedFavourites();
  const shownRecommended = useUntilInteraction(recommended);
  return useCallback(
    <Each extends Item>(items: ReadonlyArray<Each>) =>
      favouritesFirst(
        items,
        ({ id, type }) =>
          favourites.find({ itemId: id, itemType: type }).length > 0,
        ({ path }) => shownRecommended?.has(path) ?? false,
      ),
    [favourites, shownRecommended],
  );
}

/** No favourites. One constant, so that it causes no rerender. */
const NONE: Pick<Favourites, "find"> = { find: () => [] };

/**
 * The favourites as first loaded for the current user, without later changes; none until
 * then.
 */
function useLoadedFavourites(): Pick<Favourites, "find"> {
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

const INTERACTION_EVENTS = ["pointerdown", "keydown", "scroll"];

/** Freezes a value once the user interacts; only null still replaces it. */
function useUntilInteraction<Value>(value: Value | null): Value | null {
  const [frozen, setFrozen] = useState<Value | null>(null);
  const hasInteracted = useRef(false);
  useEffect(() => {
    const markInteraction = () => {
      hasInteracted.current = true;
    };
    for (const type of INTERACTION_EVENTS)
      addEventListener(type, markInteraction, { passive: true });
    return () => {
      for (const type of INTERACTION_EVENTS)
        removeEventListener(type, markInteraction);
    };
  }, []);
  useEffect(() => {
    if (!value || !hasInteracted.current) setFrozen(value);
  }, [value]);
  return frozen;
}
