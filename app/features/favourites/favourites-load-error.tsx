import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Replaces the user's favourites or a shared list that failed to load; offers a retry. */
export function FavouritesLoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("myFavourites");
  return (
    <EmptyState
      title={t("failed.title")}
      text={t("failed.text")}
      actions={<Button onClick={onRetry}>{t("failed.retry")}</Button>}
    />
  );
}
