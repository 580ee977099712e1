import type {
  IndexedItem,
  WordedCondition,
} from "#domain/catalogue/indexed-item.ts";
import { countingWindow } from "#domain/deadlines/upcoming.ts";
import { withCountingDays } from "#domain/eligibility/counting-days.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName, organizationName } from "../names.ts";
import { formatWhen } from "./cards.ts";
import {
  inBothLanguages,
  kindNames,
  listProgramKeys,
  sayIn,
} from "./documents.ts";
import { instructionLanguages } from "./instruction-languages.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

/** The whole catalogue for the personal parts of the product. Server only. */
export function indexedItems(context: ViewContext): ReadonlyArray<IndexedItem> {
  const words = wordsFor(context);
  return ENTRIES.map((entry) => indexedItem(entry, words));
}

function indexedItem(entry: Entry, words: Words): IndexedItem {
  const { item, type, path } = entry;
  const say = (key: string) => words.say(entry, key);
  return {
    type,
    id: item.id,
    section: "section" in item ? item.section : undefined,
    path,
    link: item.link,
    title: itemName(entry, say),
    organization: organizationName(entry, say),
    kind: words.t(`itemType.${type}`),
    ...indexCalendar(entry, words),
    names: inBothLanguages((language) => [
      itemName(entry, sayIn(entry, language)),
    ]),
    descriptions: inBothLanguages((language) => [
      sayIn(entry, language)(item.descriptionKey),
    ]),
    tags: item.tags,
    categories: inBothLanguages((language) => kindNames(entry, language)),
    locations: inBothLanguages((language) =>
      listLocationKeys(entry).map(sayIn(entry, language)),
    ),
    programs: listProgramKeys(entry).map((key) =>
      inBothLanguages((language) => [sayIn(entry, language)(key)]),
    ),
    country: "country" in item ? (item.country ?? null) : null,
    cost: "cost" in item ? (item.cost ?? null) : null,
    languages: instructionLanguages(entry),
    serves: item.serves,
    levels: "levels" in item ? item.levels : [],
    conditions: wordConditions(entry, say, words.today),
  };
}

function indexCalendar(
  entry: Entry,
  words: Words,
): Pick<
  IndexedItem,
  "when" | "badge" | "isAlwaysOpen" | "opens" | "closes" | "isAnnounced"
> {
  const { item } = entry;
  const when = formatWhen(entry, words);
  if (!("cycle" in item)) return { when, ...NO_CALENDAR };
  const counting = countingWindow(item.cycle, words.today);
  return {
    when,
    badge:
      item.cycle.basis === "always" ? null : words.calendar.badge(item.cycle),
    isAlwaysOpen: item.cycle.basis === "always",
    opens: counting?.opens ?? null,
    closes: counting?.closes ?? null,
    isAnnounced: counting?.isAnnounced ?? false,
  };
}

const NO_CALENDAR = {
  badge: null,
  isAlwaysOpen: false,
  opens: null,
  closes: null,
  isAnnounced: false,
} as const;

function wordConditions(
  { item }: Entry,
  say: (key: string) => string,
  today: string,
): ReadonlyArray<WordedCondition> {
  if (!("eligibility" in item)) return [];
  return withCountingDays(
    item.eligibility,
    "cycle" in item ? item.cycle : null,
    today,
  ).map(({ textKey, ...condition }) => ({
    ...condition,
    text: say(textKey),
  }));
}

function listLocationKeys({ item }: Entry): ReadonlyArray<string> {
  if ("locationKey" in item) return [item.locationKey];
  return "whereKey" in item && item.whereKey ? [item.whereKey] : [];
}
