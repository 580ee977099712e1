import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { fits, type Wanted } from "#domain/catalogue/facets.ts";
import { nearest } from "#domain/catalogue/nearest.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { addressWith } from "./address.ts";
import { CardList, isLongPage } from "./card-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { useFilter } from "./use-filter.ts";
import { useSearch } from "./use-search.ts";
import type { CardView, ScreenView, SectionView, TabsView } from "./view.ts";

const MOST_NEAREST = 3;

export type CardDrawing = {
  /** Puts first what concerns the reader most. */
  readonly order: (cards: ReadonlyArray<CardView>) => ReadonlyArray<CardView>;
  readonly card: (view: CardView) => ReactNode;
};

/** Search, filters and the lists of a screen with the cards that are left. */
export function CatalogueList({
  screen,
  order,
  card,
  controls,
}: CardDrawing & {
  screen: ScreenView;
  /** A control of the screen's own, beside the filters. */
  controls?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const filter = useFilter(screen);
  const { sections, tabs } = screen;
  const all = sections.flatMap(({ items }) => items);
  const search = useSearch(screen.path, all, screen.ranking, filter.sought);
  const ranks = search.found && rankOf(search.found.exact);
  const shown = sections.map((section) => ({
    section,
    cards: order(choose(section.items, filter.wanted, ranks)),
  }));
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  const status = useFocusKept(filter.query.toString());
  return (
    <div id="lista" className="scroll-mt-16 pt-6">
      <h2 className="sr-only">{screen.searchLabel}</h2>
      {/* Outside the column below: what sticks goes no further than the element around it. */}
      <FilterBar
        screen={screen}
        filter={filter}
        onSearchStart={search.prepare}
      />
      <div className="column flex flex-col gap-4 pt-4">
        {controls}
        {tabs && (
          <SectionTabs tabs={tabs} cards={all} filter={filter} ranks={ranks} />
        )}
        <ActiveFilters fields={screen.fields} filter={filter} />
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="text-ink-soft w-fit"
        >
          {search.isPending
            ? t("search.pending")
            : t(filter.isSet ? "search.count" : "search.countAll", {
                count,
                total: all.length,
              })}
        </p>
      </div>
      {count === 0 && !search.isPending && (
        <NothingFound
          filter={filter}
          nearest={nearest(all, filter.wanted, search.found).slice(
            0,
            MOST_NEAREST,
          )}
          card={card}
        />
      )}
      {shown.map(({ section, cards }) =>
        cards.length === 0 && !isNarrowed(section, filter.wanted) ? null : (
          // Each part wakes up by itself, so that none keeps the reader waiting for another.
          <Suspense key={section.id}>
            <Section section={section} filter={filter} ranks={ranks}>
              <CardList
                cards={cards}
                card={card}
                isLong={isLongPage(all.length)}
              />
            </Section>
          </Suspense>
        ),
      )}
    </div>
  );
}

function Section({
  section: { id, heading, text, tabs, items },
  filter,
  ranks,
  children,
}: {
  section: SectionView;
  filter: ReturnType<typeof useFilter>;
  ranks: Ranks | null;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="column flex scroll-mt-36 flex-col gap-4 py-8"
    >
      <div>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {text && <p className="text-ink-soft measure mt-2">{text}</p>}
      </div>
      {tabs && (
        <SectionTabs tabs={tabs} cards={items} filter={filter} ranks={ranks} />
      )}
      {children}
    </section>
  );
}

/** Tabs with the number of cards behind each, among those that the words and the other filters leave. */
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
  const others = choose(cards, rest, ranks);
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

/** A list whose own tab has emptied it keeps its tabs in sight. */
function isNarrowed({ tabs }: SectionView, wanted: Wanted): boolean {
  return tabs !== null && tabs.name in wanted;
}

type Ranks = ReadonlyMap<string, number>;

function rankOf(paths: ReadonlyArray<string>): Ranks {
  return new Map(paths.map((path, rank) => [path, rank]));
}

/** The cards that fit the filters and hold the words sought, the best first. */
function choose(
  cards: ReadonlyArray<CardView>,
  wanted: Wanted,
  ranks: Ranks | null,
): ReadonlyArray<CardView> {
  const fitting = cards.filter(({ facets }) => fits(facets, wanted));
  if (!ranks) return fitting;
  return fitting
    .filter(({ path }) => ranks.has(path))
    .toSorted((one, other) => rank(ranks, one) - rank(ranks, other));
}

function rank(ranks: Ranks, { path }: CardView): number {
  return ranks.get(path) ?? ranks.size;
}

/** A choice may take away the control that made it: the focus then goes to what the choice has found. */
function useFocusKept(address: string) {
  const target = useRef<HTMLParagraphElement>(null);
  const known = useRef(address);
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    // After the browser has taken the focus off what is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
  return target;
}
