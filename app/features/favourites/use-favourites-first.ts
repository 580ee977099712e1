import { useCallback, useEffect, useRef, useState } from "react";
import { favouritesFirst } from "#domain/favourites/order.ts";
import { useFavourites } from "./favourites-store.ts";

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
  const favourites = useFavourites();
  const [first, setFirst] = useState(favourites);
  // For another user they are loaded again: until then none is known.
  if (
    first.owner !== favourites.owner ||
    first.isLoading !== favourites.isLoading
  )
    setFirst(favourites);
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
