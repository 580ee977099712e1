import { Heart } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Favourite } from "./favourites.data.ts";
import { useFavourites } from "./favourites-provider.tsx";
import { SIGNED_OUT_NOTICE } from "./signed-out.notices.ts";

/** The heart of a card. `title` names the item for those who do not see where the heart stands. */
export function FavouriteButton({
  favourite,
  title,
}: {
  favourite: Favourite;
  title: string;
}) {
  const { t } = useTranslation("favourites");
  const { session } = useSession();
  const { notify } = useToasts();
  const { has, add, keepOnDevice, remove, isLoading } = useFavourites();
  const [isBusy, setIsBusy] = useState(false);
  const isFavourite = has(favourite);

  // A tap while the session or the list is still being read is kept until then.
  const isReady = session.status !== "loading" && !isLoading;
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setIsWaiting(false);
    if (!isFavourite) toggle();
  });

  async function toggle() {
    if (isBusy) return;
    if (!isReady) {
      setIsWaiting(true);
      return;
    }
    if (session.status === "signedOut" && !isFavourite) {
      const { tone, title: heading, text } = SIGNED_OUT_NOTICE;
      notify({
        tone,
        title: t(heading),
        description: t(text),
        action: {
          label: t("keepOnDevice"),
          onSelect: () => keepOnDevice(favourite),
        },
      });
      return;
    }
    setIsBusy(true);
    await (isFavourite ? remove(favourite) : add(favourite));
    setIsBusy(false);
  }

  return (
    <Button
      variant="outline"
      size="icon"
      aria-pressed={isFavourite}
      aria-busy={isBusy || isWaiting || undefined}
      aria-label={t(isFavourite ? "remove" : "add", { title })}
      className="needs-script"
      onClick={toggle}
    >
      <Heart
        aria-hidden
        className={isFavourite ? "size-5 fill-rosa text-rosa" : "size-5"}
      />
    </Button>
  );
}
