import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";

/** The heart of a card. */
export function Heart({
  card: { id, type, title },
}: {
  card: { readonly id: string; readonly type: string; readonly title: string };
}) {
  return (
    <FavouriteButton favourite={{ itemId: id, itemType: type }} title={title} />
  );
}
