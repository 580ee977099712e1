import { TabLinks } from "#app/ui/tab-links.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { CardView, TabsView } from "#catalogue/views/view.ts";
import { chooseCards, type Ranks } from "./choose-cards.ts";
import type { Filter } from "./use-filter.ts";

/** Tabs with the number of matching cards behind each. */
export function SectionTabs({
  tabs: { name, label, all, choices },
  cards,
  filter: { params, selected },
  ranks,
}: {
  tabs: TabsView;
  cards: ReadonlyArray<CardView>;
  filter: Filter;
  ranks: Ranks | null;
}) {
  const otherFilters = Object.fromEntries(
    Object.entries(selected).filter(([other]) => other !== name),
  );
  const cardsOfAllTabs = chooseCards(cards, otherFilters, ranks);
  return (
    <TabLinks
      label={label}
      items={[["", all] as const, ...choices].map(([value, text]) => ({
        to: addressWith(params, { [name]: value || null }),
        text,
        current: (selected[name] ?? "") === value,
        count: cardsOfAllTabs.filter(({ facets }) =>
          value ? facets[name]?.includes(value) : true,
        ).length,
      }))}
    />
  );
}
