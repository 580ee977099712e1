import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { EverythingView } from "#catalogue/views/everything.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { CardList } from "./card-list.tsx";

/**
 * Nearest results in the whole catalogue, and further links. Other sites need words:
 * filters become some.
 */
export function NoResultsAnywhere({
  view: { sought, words, near, lacking, elsewhere },
  card,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
}) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  return (
    <>
      {lacking && near.length > 0 ? (
        <MissingItems lacking={lacking} elsewhere={elsewhere} />
      ) : (
        <EmptyState
          title={t(near.length > 0 ? "noneAll" : "none")}
          text={t(sought ? "noneText" : "noneFiltered")}
          actions={!sought && <WithoutWords words={words} />}
        />
      )}
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

/** Missing kinds of items, and other providers of them. */
function MissingItems({
  lacking: { kind, of },
  elsewhere,
}: {
  lacking: NonNullable<EverythingView["lacking"]>;
  elsewhere: string | null;
}) {
  const { t } = useTranslation("search");
  return (
    <div className="column flex flex-col items-start gap-2 pt-2">
      <h2 className="[overflow-wrap:anywhere]">
        {kind ? t("lacking", { kind, of }) : t("lackingAny", { of })}
      </h2>
      <p className="text-ink-soft">
        {t(elsewhere ? "lackingText" : "nearText")}
      </p>
      {elsewhere && (
        <ButtonLink variant="outline" size="sm" to={elsewhere}>
          {t("finders")}
        </ButtonLink>
      )}
    </div>
  );
}

/** Links for filters without results: no filters, or the filters as words. */
function WithoutWords({ words }: { words: string }) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  return (
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
  );
}
