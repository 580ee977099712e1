import { type ReactNode, useEffect, useRef } from "react";
import type { ScreenView } from "#catalogue/views/view.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { CardCount } from "./card-count.tsx";
import { CategoryRow } from "./category-row.tsx";
import { sectionSize } from "./choose-cards.ts";
import { DeferredCountry } from "./deferred-country.tsx";
import { SectionTabs } from "./section-tabs.tsx";
import type { Filter } from "./use-filter.ts";
import type { ShownSections } from "./use-shown-sections.ts";

/** Above the cards: categories or the chosen filters, the number of cards, tabs. */
export function ListControls({
  screen,
  filter,
  lists: { shown, limited, ranks, total, isPending },
  controls,
}: {
  screen: ScreenView;
  filter: Filter;
  lists: ShownSections;
  /** The screen's own control, beside the tabs. */
  controls: ReactNode;
}) {
  const { tabs } = screen;
  const countRef = useRestoreFocus(filter.params.toString());
  const chosenCountry = (
    <DeferredCountry fields={screen.fields} params={filter.params} />
  );
  return (
    <div className="no-print column flex flex-col gap-1 sm:gap-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {screen.categoriesHeading && !filter.isSet ? (
          <CategoryRow
            heading={screen.categoriesHeading}
            categories={screen.categories}
          >
            {chosenCountry}
          </CategoryRow>
        ) : null}
        <ActiveFilters fields={screen.fields} filter={filter}>
          {filter.isSet && !tabs && chosenCountry}
        </ActiveFilters>
        <CardCount
          ref={countRef}
          isPending={isPending}
          counts={shown.map(({ section, cards }) =>
            filter.isSet ? cards.length : sectionSize(section),
          )}
          total={filter.isSet ? total : null}
        />
      </div>
      {(controls || tabs) && (
        <div className="flex items-center gap-3">
          {controls}
          {tabs && (
            <div className="scroll-row flex min-w-0 items-center gap-2">
              <ul className="shrink-0 empty:hidden">{chosenCountry}</ul>
              <SectionTabs
                tabs={tabs}
                cards={limited}
                filter={filter}
                ranks={ranks}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns a ref; its element gets the focus when a choice removes its own control. */
function useRestoreFocus(address: string) {
  const target = useRef<HTMLParagraphElement>(null);
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    // After the browser has dropped the focus of the removed control.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
  return target;
}
