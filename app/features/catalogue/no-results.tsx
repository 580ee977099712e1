import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { nearest } from "#domain/search/nearest.ts";
import type { Found } from "#domain/search/search.ts";
import { CardList } from "./card-list.tsx";
import type { Filter } from "./use-filter.ts";

const MAX_NEAREST = 3;

/** Removes the filters that `/buscar` lacks. */
const SCREEN_FILTERS = {
  lista: null,
  material: null,
  seccion: null,
  tipo: null,
  categoria: null,
  criterio: null,
  cubre: null,
  donde: null,
  idioma: null,
  ingles: null,
};

/** Nearest results, and links to the unfiltered list and to a search of the whole catalogue. */
export function NoResults({
  filter: { params, selected },
  cards,
  found,
  card,
}: {
  filter: Filter;
  /** All cards of the screen. */
  cards: ReadonlyArray<CardView>;
  /** Null without a query. */
  found: Found | null;
  card: (view: CardView) => ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const closest = nearest(cards, selected, found).slice(0, MAX_NEAREST);
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={t("empty.title")}
        text={t("empty.text")}
        actions={
          <>
            <ButtonLink variant="outline" to="?" replace preventScrollReset>
              {t("empty.clear")}
            </ButtonLink>
            <ButtonLink
              variant="outline"
              to={`/buscar${addressWith(params, SCREEN_FILTERS)}`}
            >
              {t("empty.everywhere")}
            </ButtonLink>
          </>
        }
      />
      {closest.length > 0 && (
        <section
          aria-labelledby="nearest"
          className="column flex flex-col gap-4 py-6"
        >
          <h3 id="nearest">{t("empty.nearest")}</h3>
          <CardList cards={closest} card={card} />
        </section>
      )}
    </>
  );
}
