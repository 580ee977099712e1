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
 * Sorts favourites first, then recommended paths. The favourites' order is set when
 * they are loaded, the recommendations' only until the user starts to read: cards never
 * move under a finger.
 */
export function useFavouritesFirst(recommended: ReadonlySet<string> | null) {
  const first = useFirstKnown();
  const second = useBeforeReading(recommended);
  return useCallback(
    <Each extends Item>(items: ReadonlyArray<Each>) =>
      favouritesFirst(
        items,
        ({ id, type }) => first.find({ itemId: id, itemType: type }).length > 0,
        ({ path }) => second?.has(path) ?? false,
      ),
    [first, second],
  );
}

/** Nothing to sort by: always the same, so that nothing is rendered again for it. */
const NONE: Pick<Favourites, "find"> = { find: () => [] };

/**
 * The favourites as they were when they became known. For another user they are loaded
 * again: until then there are none.
 */
function useFirstKnown(): Pick<Favourites, "find"> {
  const now = useSyncExternalStore(
    subscribeToNothing,
    favouritesStore.get,
    () => favouritesStore.initial,
  );
  const [start] = useState(now);
  const [first, setFirst] = useState(() => orNone(start));
  useEffect(() => {
    let known = start;
    const follow = () => {
      const next = favouritesStore.get();
      if (next.owner === known.owner && next.isLoading === known.isLoading)
        return;
      known = next;
      setFirst(orNone(next));
    };
    const stop = favouritesStore.subscribe(follow);
    follow();
    return stop;
  }, [start]);
  return first;
}

const subscribeToNothing = () => () => {};

function orNone(favourites: Favourites): Pick<Favourites, "find"> {
  return favourites.list.length > 0 ? favourites : NONE;
}

const SIGNS_OF_READING = ["pointerdown", "keydown", "scroll"];

/** Freezes a value once the user moves; later values are ignored, except its end. */
function useBeforeReading<Value>(value: Value | null): Value | null {
  const [taken, setTaken] = useState<Value | null>(null);
  const isReading = useRef(false);
  useEffect(() => {
    const begin = () => {
      isReading.current = true;
    };
    for (const sign of SIGNS_OF_READING)
      addEventListener(sign, begin, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_READING) removeEventListener(sign, begin);
    };
  }, []);
  useEffect(() => {
    if (!value || !isReading.current) setTaken(value);
  }, [value]);
  return taken;
}
