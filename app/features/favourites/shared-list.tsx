import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { sharedItems } from "#domain/favourites/shared-list.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { FavouriteButton } from "./favourite-button.tsx";
import { FavouritesLoadError } from "./favourites-load-error.tsx";
import { useIndexedItems } from "./use-indexed-items.ts";

/** The list in the URL's fragment; its heart buttons save to the user's own favourites. */
export function SharedList({ fragment }: { fragment: string }) {
  const { t, i18n } = useTranslation("myFavourites");
  const { items, hasFailed, retry } = useIndexedItems(i18n.language);
  if (hasFailed) return <FavouritesLoadError onRetry={retry} />;
  if (!items)
    return <Spinner label={t("loading")} className="text-rosa mt-5" />;
  const list = sharedItems(fragment, items) ?? [];
  return (
    <>
      <p className="text-ink-soft measure mt-2">
        {t(list.length > 0 ? "shared.text" : "shared.nothing")}
      </p>
      <div className="mt-5 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {list.map((item) => (
          <SharedCard key={item.path} item={item} />
        ))}
      </div>
      <p className="mt-8">
        <Link to="/favoritos" className="font-semibold underline">
          {t("shared.own")}
        </Link>
      </p>
    </>
  );
}

function SharedCard({ item }: { item: IndexedItem }) {
  const { t } = useTranslation("myFavourites");
  const { t: common } = useTranslation("common");
  return (
    <Card as="article" className="flex flex-col gap-3">
      <p className="text-ink-soft pr-6 text-sm leading-snug font-semibold">
        {[item.kind, item.organization].filter(Boolean).join(" · ")}
      </p>
      <h2 className="text-subtitle">
        <Link
          to={item.path}
          className="underline decoration-1 underline-offset-3 hover:decoration-3"
        >
          {item.title}
        </Link>
      </h2>
      {item.when && <p>{item.when}</p>}
      <div className="mt-auto flex items-center justify-between gap-3">
        <ExternalLink href={item.link} newTabHint={common("newTab")}>
          {t("site", { host: hostFromUrl(item.link) })}
        </ExternalLink>
        <FavouriteButton
          favourite={{ itemId: item.id, itemType: item.type }}
          title={item.title}
        />
      </div>
    </Card>
  );
}
