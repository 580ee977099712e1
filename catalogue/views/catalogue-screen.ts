import { fits, type SelectedFilters } from "#domain/catalogue/facets.ts";
import { type Entry, entriesListedAs } from "../index.ts";
import type { CatalogueScreen } from "../item-types.ts";
import {
  asksForCountryItems,
  parseSelectedFilters,
  readQueryWords,
} from "./address.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard, buildFacetedEntry, type FacetedEntry } from "./cards.ts";
import { limitCountryItems } from "./country-limit.ts";
import { type Scope, searchOver } from "./documents.ts";
import { buildFields } from "./fields.ts";
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
  const texts = screenTexts(plan, context);
  const buildCards = createCardBuilder(words);
  const sections = plan.sections.map((section) => ({
    section,
    tabs: section.tabs ? buildTabs(section.tabs, words) : null,
    items: buildCards(listEntries(section), section),
    countryItems: listCountryEntries(section).map((entry) =>
      buildFacetedEntry(entry, words.today, section.type),
    ),
  }));
  const all = sections.flatMap(({ items, countryItems }) => [
    ...items,
    ...countryItems,
  ]);
  const ranking = rankEntries(
    path,
    all.map((item) => item.path),
    url,
  );
  const filterable = {
    fields: buildFields(plan.fields, all, words),
    chooser: texts.chooser,
    tabs: plan.tabs ? buildTabs(plan.tabs, words) : null,
    sections,
  };
  const query = new URL(url).searchParams;
  const selected = parseSelectedFilters(query, filterable);
  const showsCountryItems = asksForCountryItems(query, filterable);
  return {
    path,
    ...texts,
    fields: filterable.fields,
    tabs: filterable.tabs,
    sections: sections.map(({ section, tabs, items, countryItems }) => ({
      id: section.id,
      heading: say(`sections.${section.key}`),
      text: say(`sections.${section.key}Text`) || null,
      tabs,
      items,
      countries: section.isByCountry
        ? countryLinks(countryItems, words.language)
        : null,
      countryItems: showsCountryItems
        ? buildCards(chooseItems(countryItems, selected, ranking), section)
        : [],
    })),
    months: monthLetters(words.language, words.today),
    ranking,
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

/** Cards of a screen's lists by country; the keys are the lists' anchors. */
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
  return (
    entries: ReadonlyArray<Entry>,
    { type }: SectionPlan,
  ): ReadonlyArray<CardView> =>
    entries.map((entry) => buildCard(entry, words, type));
}

/** Matching items that a list by country shows; with query words, the best first. */
function chooseItems(
  countryItems: ReadonlyArray<FacetedEntry>,
  selected: SelectedFilters,
  ranking: Ranking | null,
): ReadonlyArray<Entry> {
  const matching = countryItems.filter(({ facets }) => fits(facets, selected));
  const byPath = new Map(matching.map((item) => [item.path, item] as const));
  const ranked = ranking?.exact.flatMap((path) => byPath.get(path) ?? []);
  return limitCountryItems(
    ranked ?? matching,
    selected,
    ranked !== undefined,
  ).map(({ entry }) => entry);
}

/** Countries of the items, each with its number of items, sorted by name. */
function countryLinks(
  items: ReadonlyArray<FacetedEntry>,
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

/** Items of a list, without those that a list by country shows. */
function listEntries(plan: SectionPlan): ReadonlyArray<Entry> {
  // A list by country without a section has only items of one country each.
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
