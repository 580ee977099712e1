import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";

/** The favourite button of a card, or of an item's own page. */
export function Heart({
  card: { id, type, title },
  place = "card",
}: {
  card: { readonly id: string; readonly type: string; readonly title: string };
  place?: "card" | "page";
}) {
  return (
    <FavouriteButton
      favourite={{ itemId: id, itemType: type }}
      title={title}
      place={place}
    />
  );
}
