import { useTranslation } from "react-i18next";
import { copyText } from "#app/platform/share-page.ts";
import { notify } from "#app/platform/toasts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import {
  type SavedItem,
  savedItemTitle,
} from "#domain/favourites/saved-items.ts";
import { sharedListFragment } from "#domain/favourites/shared-list.ts";
import { LIST_LIMITS, listAddress } from "#domain/lists/item-list.ts";

/** Shares the saved items as a page with title and notes, as a link, or as text. */
export function ShareList({ saved }: { saved: ReadonlyArray<SavedItem> }) {
  const { t, i18n } = useTranslation("myFavourites");

  async function copy(text: string) {
    const isCopied = await copyText(text);
    notify({
      tone: isCopied ? "success" : "destructive",
      title: t(isCopied ? "share.copied" : "share.notCopied"),
      description: t(isCopied ? "share.copiedText" : "share.notCopiedText"),
    });
  }

  const paths = saved.flatMap((one) => one.item?.path ?? []);
  return (
    <section aria-labelledby="share-list" className="no-print mt-12">
      <h2 id="share-list">{t("share.heading")}</h2>
      <p className="text-ink-soft measure mt-2">{t("share.text")}</p>
      {paths.length > LIST_LIMITS.items && (
        <p className="text-ink-soft measure mt-2">
          {t("share.most", { max: LIST_LIMITS.items })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {paths.length > 0 && (
          <ButtonLink to={newListAddress(paths)} viewTransition>
            {t("share.make")}
          </ButtonLink>
        )}
        <Button
          variant="outline"
          onClick={() => copy(sharedListUrl(saved, i18n.language))}
        >
          {t("share.link")}
        </Button>
        <Button variant="outline" onClick={() => copy(listText(saved))}>
          {t("share.words")}
        </Button>
      </div>
    </section>
  );
}

/** Address of a list of the first `LIST_LIMITS.items` items, with its form open. */
function newListAddress(paths: ReadonlyArray<string>): string {
  const entries = paths.map((path) => ({ path, note: "" }));
  return `${listAddress({ title: "", entries })}&editar=1`;
}

function sharedListUrl(saved: ReadonlyArray<SavedItem>, language: string) {
  return `${location.origin}/favoritos?lng=${language}${sharedListFragment(saved)}`;
}

/** Title, dates and link of each item that is not gone, without notes. */
function listText(saved: ReadonlyArray<SavedItem>): string {
  return saved
    .filter(({ group }) => group !== "gone")
    .map((one) =>
      [savedItemTitle(one), one.item?.when, one.item?.link ?? one.outside?.link]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n");
}
