import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-provider.tsx";
import {
  browserStorage,
  mayHaveSession,
} from "#app/platform/session/session-storage.ts";
import { Button } from "#app/ui/button.tsx";
import { storedDeviceFavourites } from "./device-storage.ts";
import { heartName, takeTap } from "./early-hearts.ts";
import type { Favourite } from "./favourites.data.ts";
import { useFavourites } from "./favourites-provider.tsx";
import type { HeartPlace } from "./signed-out.notices.ts";

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
  const { session } = useSession();
  const { has, add, remove, isLoading } = useFavourites();
  const [isBusy, setIsBusy] = useState(false);
  const isFavourite = has(favourite);

  // Holds a tap while the session or the list is loading.
  const isReady = session.status !== "loading" && !isLoading;
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !(isReady || isNewHere())) return;
    setIsWaiting(false);
    if (!isFavourite) toggle();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tap can be early only once
  useEffect(() => {
    if (takeTap(favourite)) setIsWaiting(true);
  }, []);

  async function toggle() {
    if (isBusy) return;
    if (!isReady && !isNewHere()) {
      setIsWaiting(true);
      return;
    }
    setIsBusy(true);
    await (isFavourite ? remove(favourite) : add(favourite, place));
    setIsBusy(false);
  }

  return (
    <Button
      variant="outline"
      size="icon"
      aria-pressed={isFavourite}
      // False rather than missing: an early tap has set it.
      aria-busy={isBusy || isWaiting}
      aria-label={t(isFavourite ? "remove" : "add", { title })}
      className="needs-script"
      data-heart={heartName(favourite)}
      onClick={() => {
        if (takeTap(favourite)) toggle();
      }}
    >
      <Heart
        aria-hidden
        className={isFavourite ? "size-5 fill-rosa text-rosa" : "size-5"}
      />
    </Button>
  );
}

/** Neither account nor device data: nothing to load. */
function isNewHere(): boolean {
  return !mayHaveSession(browserStorage, location) && !storedDeviceFavourites();
}
