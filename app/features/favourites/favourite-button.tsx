import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { heartName } from "./early-hearts.ts";
import type { Favourite } from "./favourites.data.ts";
import type { HeartPlace } from "./signed-out.notices.ts";
import { useHeart } from "./use-heart.ts";

/**
 * The favourite button of a card or of an item's page. `title` names the item for
 * screen readers.
 */
export function FavouriteButton({
  favourite,
  title,
  place = "card",
}: {
  favourite: Favourite;
  title: string;
  place?: HeartPlace;
}) {
  const { t } = useTranslation("favourites");
  const { isSaved, isBusy, onTap } = useHeart(favourite, place);
  return (
    <Button
      variant="outline"
      size="icon"
      aria-pressed={isSaved}
      // Set to false rather than left out: a tap before hydration sets it to true.
      aria-busy={isBusy}
      aria-label={t(isSaved ? "remove" : "add", { title })}
      className="needs-script"
      data-heart={heartName(favourite)}
      onClick={onTap}
    >
      <Heart
        aria-hidden
        className={isSaved ? "size-5 fill-rosa text-rosa" : "size-5"}
      />
    </Button>
  );
}
