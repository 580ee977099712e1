import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { addressWith } from "./address.ts";
import { CardList } from "./card-list.tsx";
import type { EverythingView } from "./screen-data/everything.ts";
import type { CardView } from "./view.ts";

/** What came nearest in the whole catalogue, and the ways on. Other sites can only be asked for words: filters alone become some. */
export function NothingAnywhere({
  view: { sought, words, near },
  card,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
}) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  return (
    <>
      <EmptyState
        title={t("none")}
        text={t(sought ? "noneText" : "noneFiltered")}
        actions={
          !sought && (
            <>
              <ButtonLink variant="outline" to="?">
                {catalogue("empty.clear")}
              </ButtonLink>
              {words && (
                <ButtonLink
                  variant="outline"
                  to={addressWith(new URLSearchParams(), { q: words })}
                >
                  {t("inWords", { words })}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {near.length > 0 && (
        <section
          aria-labelledby="nearest"
          className="column flex flex-col gap-4 py-6"
        >
          <h2 id="nearest">
            {sought ? t("nearest", { sought }) : catalogue("empty.nearest")}
          </h2>
          <CardList cards={near} card={card} />
        </section>
      )}
    </>
  );
}
