import { TabLinks } from "#app/ui/tab-links.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { CardView, TabsView } from "#catalogue/views/view.ts";
import { chooseCards, type Ranks } from "./choose-cards.ts";
import type { Filter } from "./use-filter.ts";

/** Tabs with the number of matching cards behind each. */
export function SectionTabs({
  tabs: { name, label, all, choices },
  cards,
  total,
  filter: { query, wanted },
  ranks,
}: {
  tabs: TabsView;
  cards: ReadonlyArray<CardView>;
  /** Number of all items, also of those by country that are not loaded. */
  total: number;
  filter: Filter;
  ranks: Ranks | null;
}) {
  const otherFilters = Object.fromEntries(
    Object.entries(wanted).filter(([other]) => other !== name),
  );
  const cardsOfAllTabs = chooseCards(cards, otherFilters, ranks);
  const isUnfiltered = !ranks && Object.keys(otherFilters).length === 0;
  return (
    <TabLinks
      label={label}
      items={[["", all] as const, ...choices].map(([value, text]) => ({
        to: addressWith(query, { [name]: value || null }),
        text,
        current: (wanted[name] ?? "") === value,
        count: value
          ? cardsOfAllTabs.filter(({ facets }) => facets[name]?.includes(value))
              .length
          : isUnfiltered
            ? total
            : cardsOfAllTabs.length,
      }))}
    />
  );
}
