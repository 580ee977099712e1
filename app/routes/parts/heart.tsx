import type { CardView } from "#app/features/catalogue/view.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";

/** The heart of a card. */
export function Heart({
  card: { id, type, title },
}: {
  card: Pick<CardView, "id" | "type" | "title">;
}) {
  return (
    <FavouriteButton favourite={{ itemId: id, itemType: type }} title={title} />
  );
}
