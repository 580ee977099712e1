import { fits, type Wanted } from "#domain/catalogue/facets.ts";
import { ENTRIES, type Entry, entriesListedAs } from "../index.ts";
import type { CatalogueScreen } from "../item-types.ts";
import { asksForCountryItems, parseWanted, readQueryWords } from "./address.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard } from "./cards.ts";
import { limitCountryItems } from "./country-limit.ts";
import { type Scope, searchOver } from "./documents.ts";
import { buildFields, listNamedCountries } from "./fields.ts";
import {
  SCREENS,
  type ScreenPlan,
  type SectionPlan,
  type TabsPlan,
} from "./screens.ts";
import type {
  CardView,
  CountryLink,
  Ranking,
  ScreenView,
  SectionView,
  TabsView,
} from "./view.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

/**
 * A catalogue screen in one language on one day. Server only: the browser's code never
 * includes the catalogue.
 */
export function catalogueScreen(
  path: CatalogueScreen,
  context: ViewContext,
  url: string,
): ScreenView {
  const plan: ScreenPlan = SCREENS[path];
  const words = wordsFor(context);
  const say = screenWording(context, plan.key);
  const buildCards = createCardBuilder(words);
  const sections = plan.sections.map((section) => ({
    section,
    items: buildCards(listEntries(section), section),
    countryItems: buildCards(listCountryEntries(section), section),
  }));
  const cards = sections.flatMap(({ items, countryItems }) => [
    ...items,
    ...countryItems,
  ]);
  const ranking = rankEntries(
    path,
    cards.map((card) => card.path),
    url,
  );
  const view = {
    path,
    ...screenTexts(plan, context),
    fields: buildFields(plan.fields, cards, words),
    tabs: plan.tabs ? buildTabs(plan.tabs, words) : null,
    sections: sections.map((section) => sectionView(section, words, say)),
    months: monthLetters(words.language, words.today),
    ranking,
  };
  const query = new URL(url).searchParams;
  const wanted = parseWanted(query, view);
  const showsCountryItems = asksForCountryItems(query, view);
  return {
    ...view,
    sections: view.sections.map((section) => ({
      ...section,
      countryItems: showsCountryItems
        ? chosenItems(section, wanted, ranking)
        : [],
    })),
  };
}

/** Wording of a screen, its categories, and its choice of a section. */
function screenTexts(plan: ScreenPlan, context: ViewContext) {
  const say = screenWording(context, plan.key);
  return {
    title: say("title"),
    lead: say("lead"),
    pageTitle: say("pageTitle"),
    description: say("description"),
    searchLabel: say("searchLabel"),
    categoriesHeading:
      plan.categories.length > 0 ? say("categories.heading") : null,
    categories: plan.categories.map(([key, to]) => ({
      key,
      to,
      name: say(`categories.${key}`),
    })),
    chooser: plan.chooser
      ? {
          name: plan.chooser,
          label: say("chooser"),
          all: say("chooserAll"),
          choices: plan.sections.map(
            ({ key, id }) => [id, say(`sections.${key}`)] as const,
          ),
        }
      : null,
  };
}

type SectionCards = {
  readonly section: SectionPlan;
  readonly items: ReadonlyArray<CardView>;
  readonly countryItems: ReadonlyArray<CardView>;
};

function sectionView(
  { section, items, countryItems }: SectionCards,
  words: Words,
  say: (key: string) => string,
): SectionView {
  return {
    id: section.id,
    heading: say(`sections.${section.key}`),
    text: say(`sections.${section.key}Text`) || null,
    tabs: section.tabs ? buildTabs(section.tabs, words) : null,
    items,
    countries: section.isByCountry
      ? countryLinks(countryItems, words.language)
      : null,
    countryItems,
  };
}

/** Cards of a screen's lists by country, by the list's anchor. */
export function countryCards(
  path: CatalogueScreen,
  context: ViewContext,
): Readonly<Record<string, ReadonlyArray<CardView>>> {
  const plan: ScreenPlan = SCREENS[path];
  const words = wordsFor(context);
  const buildCards = createCardBuilder(words);
  return Object.fromEntries(
    plan.sections
      .filter(({ isByCountry }) => isByCountry)
      .map((section) => [
        section.id,
        buildCards(listCountryEntries(section), section),
      ]),
  );
}

function createCardBuilder(words: Words) {
  const countries = listNamedCountries(ENTRIES);
  return (
    entries: ReadonlyArray<Entry>,
    { type }: SectionPlan,
  ): ReadonlyArray<CardView> =>
    entries.map((entry) =>
      buildCard(entry, words, { countries, listedAs: type }),
    );
}

/** Items of a list by country that match the filters and the words of the address, the best first. */
function chosenItems(
  { countryItems }: SectionView,
  wanted: Wanted,
  ranking: Ranking | null,
): ReadonlyArray<CardView> {
  const matching = countryItems.filter(({ facets }) => fits(facets, wanted));
  if (!ranking) return limitCountryItems(matching, wanted, false);
  const byPath = new Map(matching.map((card) => [card.path, card] as const));
  const ranked = ranking.exact.flatMap((path) => byPath.get(path) ?? []);
  return limitCountryItems(ranked, wanted, true);
}

/** Countries of the items with their counts, sorted by name. */
function countryLinks(
  items: ReadonlyArray<CardView>,
  language: string,
): ReadonlyArray<CountryLink> {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const byCountry = Map.groupBy(
    items.flatMap(({ facets: { pais = [] } }) => pais),
    (code) => code,
  );
  return [...byCountry]
    .map(([code, { length: count }]) => ({
      code,
      name: names.of(code) ?? code,
      count,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** Ranks the items by the query words of the address; null without words. */
export function rankEntries(
  scope: Scope,
  paths: ReadonlyArray<string>,
  url: string,
): Ranking | null {
  const query = readQueryWords(new URL(url).searchParams);
  return query ? { query, ...searchOver(scope, paths)(query) } : null;
}

/** Paths of all items of a screen. */
export function pathsOn(screen: CatalogueScreen): ReadonlyArray<string> {
  const plan: ScreenPlan = SCREENS[screen];
  return [
    ...new Set(
      plan.sections
        .flatMap((section) => [
          ...listEntries(section),
          ...listCountryEntries(section),
        ])
        .map(({ path }) => path),
    ),
  ];
}

/** Items that a list shows without a chosen country or query. */
function listEntries(plan: SectionPlan): ReadonlyArray<Entry> {
  // A list by country without a section has only items of one country.
  if (plan.isByCountry && plan.section === undefined) return [];
  return entriesListedAs(plan.type).filter(
    (entry) => !entry.isByCountry && isInSection(entry, plan),
  );
}

/** Items of one country each in a list by country. */
function listCountryEntries(plan: SectionPlan): ReadonlyArray<Entry> {
  if (!plan.isByCountry) return [];
  return entriesListedAs(plan.type).filter(
    (entry) => entry.isByCountry && isInSection(entry, plan),
  );
}

function isInSection({ item }: Entry, { section }: SectionPlan): boolean {
  return section === undefined || item.section === section;
}

function buildTabs({ name, values }: TabsPlan, { t }: Words): TabsView {
  return {
    name,
    label: t(`tabs.${name}.label` as "tabs.lista.label"),
    all: t(`tabs.${name}.todas` as "tabs.lista.todas"),
    choices: values.map((value) => [
      value,
      t(`tabs.${name}.${value}` as "tabs.lista.todas"),
    ]),
  };
}

/** Wording of a screen by dotted key; "" without such a text. */
function screenWording({ i18n, language }: ViewContext, screen: string) {
  return (key: string): string =>
    i18n.getResource(language, "catalogueScreens", `${screen}.${key}`) ?? "";
}
