import { useCallback, useEffect, useRef, useState } from "react";
import { favouritesFirst } from "#domain/favourites/order.ts";
import { useFavourites } from "./favourites-provider.tsx";

type Item = { readonly id: string; readonly type: string };

/**
 * Puts the member's favourites first. The order is set when they have been loaded
 * and kept after that, so that a card never runs from under a finger.
 */
export function useFavouritesFirst() {
  const { has, isLoading } = useFavourites();
  const latest = useRef(has);
  latest.current = has;
  const [isFirst, setIsFirst] = useState<typeof has>(() => () => false);
  useEffect(() => {
    if (!isLoading) setIsFirst(() => latest.current);
  }, [isLoading]);
  return useCallback(
    <Each extends Item>(items: ReadonlyArray<Each>) =>
      favouritesFirst(items, ({ id, type }) =>
        isFirst({ itemId: id, itemType: type }),
      ),
    [isFirst],
  );
}
