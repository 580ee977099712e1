import { useTranslation } from "react-i18next";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  type SavedItem,
  savedItemTitle,
} from "#domain/favourites/saved-items.ts";
import { sharedListFragment } from "#domain/favourites/shared-list.ts";

/** Copies the saved items: a link that holds the list itself, or text. */
export function ShareList({ saved }: { saved: ReadonlyArray<SavedItem> }) {
  const { t, i18n } = useTranslation("myFavourites");
  const { notify } = useToasts();

  async function copy(text: string) {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    notify({
      tone: isCopied ? "success" : "destructive",
      title: t(isCopied ? "share.copied" : "share.notCopied"),
      description: t(isCopied ? "share.copiedText" : "share.notCopiedText"),
    });
  }

  return (
    <section aria-labelledby="share-list" className="no-print mt-12">
      <h2 id="share-list">{t("share.heading")}</h2>
      <p className="text-ink-soft measure mt-2">{t("share.text")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => copy(listAddress(saved, i18n.language))}
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

function listAddress(saved: ReadonlyArray<SavedItem>, language: string) {
  return `${location.origin}/favoritos?lng=${language}${sharedListFragment(saved)}`;
}

/** Title, closing and official page of each, without notes. */
function listText(saved: ReadonlyArray<SavedItem>): string {
  return saved
    .filter(({ group }) => group !== "gone")
    .map((one) =>
      [
        savedItemTitle(one),
        "item" in one && one.item.when,
        "item" in one ? one.item.link : "link" in one && one.link,
      ]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n\n");
}
