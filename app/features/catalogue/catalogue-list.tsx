import { type ReactNode, Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { CardView, ScreenView } from "#catalogue/views/view.ts";
import { CardList, isLongPage } from "./card-list.tsx";
import { CatalogueSection } from "./catalogue-section.tsx";
import { hasChosenTab, offersCountryChoice } from "./choose-cards.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ListControls } from "./list-controls.tsx";
import { useFilter } from "./use-filter.ts";
import { useShownSections } from "./use-shown-sections.ts";

/** Lazy: its links and cards work as HTML before their code is loaded. */
const NoResults = lazyPart(() =>
  import("./no-results.tsx").then((module) => module.NoResults),
);

/** Target of the skip link: the first cards, or the message that there are none. */
const RESULTS_ID = "resultados";

export type CardRendering = {
  /** Sorts the most relevant cards for the user first. */
  readonly order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>;
  readonly card: (view: CardView) => ReactNode;
};

/** Search, filters and the lists of a screen with the matching cards. */
export function CatalogueList({
  screen,
  order,
  card,
  controls,
  notice,
}: CardRendering & {
  /** Shown below the first row of cards. */
  notice?: ReactNode;
  screen: ScreenView;
  /** The screen's own control, beside the tabs. */
  controls?: ReactNode;
}) {
  const filter = useFilter(screen);
  const lists = useShownSections(screen, filter, order);
  const { shown, all, search } = lists;
  const firstFilled = shown.findIndex(({ cards }) => cards.length > 0);
  return (
    <div id="lista" className="scroll-mt-16 sm:pt-1">
      <h2 className="sr-only">{screen.searchLabel}</h2>
      {/* Outside the column below: a sticky element stays within its parent. */}
      <FilterBar
        screen={screen}
        filter={filter}
        onSearchStart={search.prepare}
      />
      <ListControls
        screen={screen}
        filter={filter}
        lists={lists}
        controls={controls}
      />
      {firstFilled === -1 && !lists.isPending && (
        <div id={RESULTS_ID} className="scroll-mt-36">
          <Suspense>
            <NoResults
              filter={filter}
              cards={all}
              found={search.found}
              card={card}
            />
          </Suspense>
        </div>
      )}
      {shown.map((list, at) =>
        list.cards.length === 0 &&
        !hasChosenTab(list.section, filter.selected) &&
        !offersCountryChoice(list.section, filter.selected) ? null : (
          // Each section hydrates separately, so that none delays another.
          <Suspense key={list.section.id}>
            <CatalogueSection
              screen={screen}
              filter={filter}
              lists={lists}
              list={list}
              isFirst={at === 0}
            >
              <CardList
                id={at === firstFilled ? RESULTS_ID : undefined}
                cards={list.cards}
                card={card}
                isLong={isLongPage(all.length)}
                notice={at === firstFilled && notice}
              />
            </CatalogueSection>
          </Suspense>
        ),
      )}
    </div>
  );
}
