import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { EverythingView } from "#catalogue/views/everything.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { CardList } from "./card-list.tsx";

/**
 * Nearest results in the whole catalogue, and further links. The text above them is short,
 * so that a phone shows the first card without scrolling.
 */
export function NoResultsAnywhere({
  view,
  card,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
}) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  const { queryText, nearest } = view;
  // Nearest items ignore filters: without any, clearing the filters finds nothing either.
  if (nearest.length === 0)
    return <EmptyState title={t("none")} text={t("noneText")} />;
  return (
    <>
      <MissingMessage view={view} />
      <section
        aria-labelledby="nearest"
        className="column flex flex-col gap-4 pt-2 pb-6 sm:py-6"
      >
        <h2 id="nearest" className="max-sm:sr-only">
          {queryText
            ? t("nearest", { query: queryText })
            : catalogue("empty.nearest")}
        </h2>
        <CardList cards={nearest} card={card} />
      </section>
      <FurtherLinks view={view} />
    </>
  );
}

/** Says which items are missing, or that the filters exclude all, in one paragraph on a phone. */
function MissingMessage({
  view: { missing, queryText },
}: {
  view: EverythingView;
}) {
  const { t } = useTranslation("search");
  const { kind = null, of = "" } = missing ?? {};
  const sentence = kind ? t("lacking", { kind, of }) : t("lackingAny", { of });
  return (
    <div className="column pt-1 leading-snug [overflow-wrap:anywhere] max-sm:text-sm sm:pt-2">
      <h2 className="max-sm:inline max-sm:text-sm">
        {missing ? sentence : t("noneAll")}
      </h2>
      <span className="sm:hidden">. </span>
      <span className="text-ink-soft">
        {t(queryText ? "nearText" : "noneFiltered")}
      </span>
    </div>
  );
}

/** Link to other providers of the missing items, or links to other searches. */
function FurtherLinks({
  view: { missing, otherProviders, queryText, words },
}: {
  view: EverythingView;
}) {
  const { t } = useTranslation("search");
  if (missing && !otherProviders) return null;
  return (
    <div className="column flex flex-wrap items-center gap-x-4 gap-y-2 pb-6">
      {otherProviders && missing && (
        <>
          <p className="text-ink-soft">{t("lackingText")}</p>
          <ButtonLink variant="outline" size="sm" to={otherProviders}>
            {t("finders")}
          </ButtonLink>
        </>
      )}
      {!missing && <FilterLinks queryText={queryText} words={words} />}
    </div>
  );
}

/**
 * Link that clears the filters, and without a query one that searches for them as words,
 * which other sites understand too.
 */
function FilterLinks({
  queryText,
  words,
}: {
  queryText: string;
  words: string;
}) {
  const { t } = useTranslation("search");
  const { t: catalogue } = useTranslation("catalogue");
  return (
    <>
      <ButtonLink
        variant="outline"
        to={addressWith(new URLSearchParams(), { q: queryText })}
      >
        {catalogue("empty.clear")}
      </ButtonLink>
      {words && !queryText && (
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
