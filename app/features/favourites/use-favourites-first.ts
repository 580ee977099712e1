import { useCallback, useEffect, useRef, useState } from "react";
import { favouritesFirst } from "#domain/favourites/order.ts";
import { useFavourites } from "./favourites-provider.tsx";

/**
 * Puts the member's favourites of one type first. The order is set when they have
 * been loaded and kept after that, so that a card never runs from under a finger.
 */
export function useFavouritesFirst(itemType: string) {
  const { has, isLoading } = useFavourites();
  const latest = useRef(has);
  latest.current = has;
  const [isFirst, setIsFirst] = useState<typeof has>(() => () => false);
  useEffect(() => {
    if (!isLoading) setIsFirst(() => latest.current);
  }, [isLoading]);
  return useCallback(
    <Item extends { readonly id: string }>(items: ReadonlyArray<Item>) =>
      favouritesFirst(items, ({ id }) => isFirst({ itemId: id, itemType })),
    [isFirst, itemType],
  );
}
