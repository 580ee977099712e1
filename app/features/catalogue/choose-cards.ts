import { limitCountryItems } from "#catalogue/views/country-limit.ts";
import type { CardView, SectionView } from "#catalogue/views/view.ts";
import { fits, type SelectedFilters } from "#domain/catalogue/facets.ts";

/** A section with a chosen tab is shown even without cards. */
export function hasChosenTab(
  { tabs }: SectionView,
  selected: SelectedFilters,
): boolean {
  return tabs !== null && tabs.name in selected;
}

/** True for a list by country while neither a country nor another list is chosen. */
export function offersCountryChoice(
  { id, countries }: SectionView,
  selected: SelectedFilters,
): boolean {
  const { seccion = id } = selected;
  return countries !== null && selected.pais === undefined && seccion === id;
}

/** Number of items of a section, with those of every country. */
export function sectionSize({ countries, items }: SectionView): number {
  return (countries ?? []).reduce(
    (sum, { count }) => sum + count,
    items.length,
  );
}

/** Loaded items of a section, those by country first. */
export function listItems({
  items,
  countryItems,
}: SectionView): ReadonlyArray<CardView> {
  return [...countryItems, ...items];
}

/** Limits a section's `countryItems` to those shown for the filters and the query. */
export function limitSection(
  section: SectionView,
  selected: SelectedFilters,
  ranks: Ranks | null,
): SectionView {
  const matching = chooseCards(section.countryItems, selected, ranks);
  return {
    ...section,
    countryItems: limitCountryItems(matching, selected, ranks !== null),
  };
}

export type Ranks = ReadonlyMap<string, number>;

export function rankByPath(paths: ReadonlyArray<string>): Ranks {
  return new Map(paths.map((path, rank) => [path, rank]));
}

/**
 * Cards that fit the filters and match the query, the best first. Without a query, cards
 * that are only for the chosen country come first.
 */
export function chooseCards(
  cards: ReadonlyArray<CardView>,
  selected: SelectedFilters,
  ranks: Ranks | null,
): ReadonlyArray<CardView> {
  const fitting = cards.filter(({ facets }) => fits(facets, selected));
  if (!ranks && selected.pais !== undefined)
    return fitting.toSorted(
      (one, other) =>
        Number(isOfOneCountry(other)) - Number(isOfOneCountry(one)),
    );
  if (!ranks) return fitting;
  return fitting
    .filter(({ path }) => ranks.has(path))
    .toSorted((one, other) => rank(ranks, one) - rank(ranks, other));
}

function isOfOneCountry({ facets: { pais } }: CardView): boolean {
  return pais?.length === 1;
}

/**
 * Once a country is chosen, lists by country and lists of one country's items come
 * first: a student enters most international contests through a national one.
 */
export function orderSections(
  sections: ReadonlyArray<SectionView>,
  selected: SelectedFilters,
): ReadonlyArray<SectionView> {
  if (selected.pais === undefined) return sections;
  return sections.toSorted(
    (one, other) => Number(isNational(other)) - Number(isNational(one)),
  );
}

function isNational({ countries, items }: SectionView): boolean {
  return (
    countries !== null || (items.length > 0 && items.every(isOfOneCountry))
  );
}

/** The name of the chosen country, where a list by country has items for it. */
export function chosenCountryName(
  sections: ReadonlyArray<SectionView>,
  { pais }: SelectedFilters,
): string | undefined {
  return sections
    .flatMap(({ countries }) => countries ?? [])
    .find(({ code }) => code === pais)?.name;
}

function rank(ranks: Ranks, { path }: CardView): number {
  return ranks.get(path) ?? ranks.size;
}
