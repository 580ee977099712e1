import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Replaces a favourites list that failed to load, with a retry. */
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
