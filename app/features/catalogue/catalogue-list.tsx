import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type {
  CardView,
  ScreenView,
  SectionView,
  TabsView,
} from "#catalogue/views/view.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { CardList, isLongPage } from "./card-list.tsx";
import { CategoryRow } from "./category-row.tsx";
import {
  chooseCards,
  chosenCountryName,
  isNarrowed,
  isOffered,
  limitSection,
  listItems,
  orderSections,
  type Ranks,
  rankByPath,
  sectionSize,
} from "./choose-cards.ts";
import {
  CountryLinks,
  CountryPageLink,
  DeferredCountry,
} from "./deferred-country.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useCountryItems } from "./use-country-items.ts";
import { useFilter } from "./use-filter.ts";
import { useSearch } from "./use-search.ts";

/** Links only, so that it works before its code is here. */
const NoResults = lazy(async () => {
  const module = await import("./no-results.tsx");
  return { default: module.NoResults };
});

/** Id of the cards, below categories and tabs: target of the skip link. */
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
  /** Stands below the first row of cards. */
  notice?: ReactNode;
  screen: ScreenView;
  /** The screen's own control, beside the tabs. */
  controls?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const filter = useFilter(screen);
  const { tabs } = screen;
  const { sections, isMissing } = useCountryItems(screen, filter.query);
  const total = sections.reduce(
    (sum, section) => sum + sectionSize(section),
    0,
  );
  const all = sections.flatMap(listItems);
  const search = useSearch(screen, all, filter.sought);
  const isPending = isMissing || search.isPending;
  const ranks = search.found && rankByPath(search.found.exact);
  const limited = sections.map((section) =>
    limitSection(section, filter.wanted, ranks),
  );
  const shown = orderSections(limited, filter.wanted).map((section) => ({
    section,
    cards: order(chooseCards(listItems(section), filter.wanted, ranks)),
  }));
  const country = chosenCountryName(sections, filter.wanted);
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  const firstFilled = shown.findIndex(({ cards }) => cards.length > 0);
  const chosenCountry = (
    <DeferredCountry fields={screen.fields} query={filter.query} />
  );
  const status = useRestoreFocus(filter.query.toString());
  return (
    <div id="lista" className="scroll-mt-16 sm:pt-1">
      <h2 className="sr-only">{screen.searchLabel}</h2>
      {/* Outside the column below: a sticky element stays within its parent. */}
      <FilterBar
        screen={screen}
        filter={filter}
        onSearchStart={search.prepare}
      />
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
          <Count
            ref={status}
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
                  cards={limited.flatMap(listItems)}
                  filter={filter}
                  ranks={ranks}
                />
              </div>
            )}
          </div>
        )}
      </div>
      {count === 0 && !isPending && (
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
      {shown.map(({ section, cards }, at) =>
        cards.length === 0 &&
        !isNarrowed(section, filter.wanted) &&
        !isOffered(section, filter.wanted) ? null : (
          // Each part hydrates separately, so that none delays another.
          <Suspense key={section.id}>
            <Section
              section={
                country && section.countries && section.items.length === 0
                  ? {
                      ...section,
                      heading: t("forCountry", { name: country }),
                      text: null,
                    }
                  : section
              }
              isFirst={at === 0}
              aside={
                section.tabs ? (
                  <SectionTabs
                    tabs={section.tabs}
                    cards={section.items}
                    filter={filter}
                    ranks={ranks}
                  />
                ) : (
                  <span className="text-ink-soft">
                    <span
                      className={classNames(
                        !!section.countries && !!country && "max-sm:hidden",
                      )}
                    >
                      {cards.length || sectionSize(section)}{" "}
                    </span>
                    {section.countries && country && (
                      <Suspense>
                        <CountryPageLink
                          fields={screen.fields}
                          wanted={filter.wanted}
                        />
                      </Suspense>
                    )}
                  </span>
                )
              }
            >
              {section.countries && filter.wanted.pais === undefined && (
                <Suspense>
                  <CountryLinks
                    countries={section.countries}
                    query={filter.query}
                    isCounted={!filter.isSet}
                  />
                </Suspense>
              )}
              <CardList
                id={at === firstFilled ? RESULTS_ID : undefined}
                cards={cards}
                card={card}
                isLong={isLongPage(all.length)}
                notice={at === firstFilled && notice}
              />
            </Section>
          </Suspense>
        ),
      )}
    </div>
  );
}

/** Number of matching cards, of all cards, and of lists: each list shows its own number. */
function Count({
  counts,
  total,
  isPending,
  ref,
}: {
  counts: ReadonlyArray<number>;
  /** Null without search or filters. */
  total: number | null;
  isPending: boolean;
  ref: Ref<HTMLParagraphElement>;
}) {
  const { t } = useTranslation("catalogue");
  const count = counts.reduce((sum, each) => sum + each, 0);
  const lists = counts.filter((each) => each > 0).length;
  const options =
    total === null
      ? t("search.countAll", { count })
      : t("search.count", { count, total });
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className={classNames(
        "text-ink-soft w-fit sm:ml-auto",
        total === null && "max-sm:sr-only",
      )}
    >
      {isPending && t("search.pending")}
      {!isPending &&
        (lists > 1 ? t("search.inLists", { options, count: lists }) : options)}
    </p>
  );
}

/** A list under its heading; `aside` are its tabs, or the number of its cards. */
function Section({
  section: { id, heading, text },
  isFirst,
  aside,
  children,
}: {
  section: SectionView;
  isFirst: boolean;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        "column flex scroll-mt-32 flex-col gap-1 pb-6 sm:gap-3",
        isFirst ? "pt-1.5" : "pt-6",
      )}
    >
      <div className="flex min-h-8 items-center gap-x-4">
        <h2
          id={`${id}-heading`}
          className="min-w-[45%] max-sm:text-[1.125rem] sm:min-w-0 sm:shrink-0 sm:text-[1.625rem]"
        >
          {heading}
        </h2>
        {aside}
      </div>
      {text && (
        <p
          className={classNames(
            "text-ink-soft measure",
            isFirst && "max-sm:hidden",
          )}
        >
          {text}
        </p>
      )}
      {children}
    </section>
  );
}

/** Tabs with the number of matching cards behind each. */
function SectionTabs({
  tabs: { name, label, all, choices },
  cards,
  filter: { query, wanted },
  ranks,
}: {
  tabs: TabsView;
  cards: ReadonlyArray<CardView>;
  filter: ReturnType<typeof useFilter>;
  ranks: Ranks | null;
}) {
  const rest = Object.fromEntries(
    Object.entries(wanted).filter(([other]) => other !== name),
  );
  const others = chooseCards(cards, rest, ranks);
  return (
    <TabLinks
      label={label}
      items={[["", all] as const, ...choices].map(([value, text]) => ({
        to: addressWith(query, { [name]: value || null }),
        text,
        current: (wanted[name] ?? "") === value,
        count: others.filter(({ facets }) =>
          value ? facets[name]?.includes(value) : true,
        ).length,
      }))}
    />
  );
}

/** Moves the focus to the results when a choice removes its own control. */
function useRestoreFocus(address: string) {
  const target = useRef<HTMLParagraphElement>(null);
  const known = useRef(address);
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    // After the browser has dropped the focus of the removed control.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
  return target;
}
