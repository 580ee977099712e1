import type { CardView, ScreenView } from "#catalogue/views/view.ts";
import {
  chooseCards,
  chosenCountryName,
  limitSection,
  listItems,
  orderSections,
  rankByPath,
  sectionSize,
} from "./choose-cards.ts";
import { useCountryItems } from "./use-country-items.ts";
import type { Filter } from "./use-filter.ts";
import { useSearch } from "./use-search.ts";

/** A screen's lists with the cards that fit its filter and search, in their order. */
export function useShownSections(
  screen: ScreenView,
  filter: Filter,
  order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>,
) {
  const { sections, isPending } = useCountryItems(screen, filter.params);
  const all = sections.flatMap(listItems);
  const search = useSearch(screen, all, filter.queryText);
  const ranks = search.found && rankByPath(search.found.exact);
  const limited = sections.map((section) =>
    limitSection(section, filter.selected, ranks),
  );
  const shown = orderSections(limited, filter.selected).map((section) => ({
    section,
    cards: order(chooseCards(listItems(section), filter.selected, ranks)),
  }));
  return {
    search,
    ranks,
    /** Every loaded card of the screen. */
    all,
    /** `all`, with the items by country limited to those that the filters show. */
    limited: limited.flatMap(listItems),
    shown,
    /** Name of the chosen country. */
    country: chosenCountryName(sections, filter.selected),
    total: sections.reduce((sum, section) => sum + sectionSize(section), 0),
    /** The result may still change. */
    isPending: isPending || search.isPending,
  };
}

export type ShownSections = ReturnType<typeof useShownSections>;
