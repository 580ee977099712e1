import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { useIndexedItems } from "#app/features/favourites/use-indexed-items.ts";
import { DatedRow } from "#app/features/home/soon.tsx";
import { useSite } from "#app/platform/site.ts";
import { nextToClose, savedItems } from "#domain/favourites/saved-items.ts";

const SIZE = 4;

/** Saved items that close next; renders nothing when no saved item closes. */
export function SavedDates() {
  const { t, i18n } = useTranslation("home");
  const { distinct } = useFavourites();
  const { items } = useIndexedItems(i18n.language);
  const today = useSite()?.today;
  if (!items || !today) return null;
  const next = nextToClose(savedItems(distinct, items), today);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="saved-dates" className="column pt-10">
      <h2 id="saved-dates">{t("soon.saved")}</h2>
      <p className="text-ink-soft mt-1">{t("soon.savedText")}</p>
      <ul className="mt-4">
        {next.slice(0, SIZE).map((item) => (
          <DatedRow key={item.path} item={item} />
        ))}
      </ul>
      <p className="mt-2">
        <Link
          to="/favoritos"
          viewTransition
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("soon.allSaved")}
        </Link>
      </p>
    </section>
  );
}
