import type {
  IndexedItem,
  WordedCondition,
} from "#domain/catalogue/indexed-item.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName, organizationName } from "../names.ts";
import { countryNotesView } from "./country-notes.ts";
import { inBothLanguages, itemTextReader, kindNames } from "./documents.ts";
import { examTimes } from "./exam-times.ts";
import { indexCalendar } from "./indexed-calendar.ts";
import { instructionLanguages } from "./instruction-languages.ts";
import { type PlanWords, planWords } from "./plan-words.ts";
import { isPlannable } from "./plannable.ts";
import { buildRequirements } from "./requirements.ts";
import type { ViewContext } from "./view-context.ts";

/** The whole catalogue for the personal parts of the product. Server only. */
export function indexedItems(context: ViewContext): ReadonlyArray<IndexedItem> {
  const words = planWords(context);
  return ENTRIES.map((entry) => indexedItem(entry, words));
}

function indexedItem(entry: Entry, plan: PlanWords): IndexedItem {
  const { words } = plan;
  const { item, type, path } = entry;
  const say = (key: string) => words.say(entry, key);
  return {
    type,
    id: item.id,
    section: item.section ?? undefined,
    path,
    link: item.link,
    title: itemName(entry, say),
    organization: organizationName(entry, say),
    kind: words.t(`itemType.${type}`),
    ...indexCalendar(entry, words),
    names: inBothLanguages((language) => [
      itemName(entry, itemTextReader(entry, language)),
    ]),
    descriptions: inBothLanguages((language) => [
      itemTextReader(entry, language)(item.descriptionKey),
    ]),
    tags: item.tags,
    categories: inBothLanguages((language) => kindNames(entry, language)),
    locations: inBothLanguages((language) =>
      listLocationKeys(entry).map(itemTextReader(entry, language)),
    ),
    programs: item.programsKeys.map((key) =>
      inBothLanguages((language) => [itemTextReader(entry, language)(key)]),
    ),
    country: item.country,
    cost: item.cost,
    languages: instructionLanguages(entry),
    serves: item.serves,
    levels: item.levels,
    hasPlan: isPlannable(entry),
    entryLimit: countryNotesView(entry, words)?.limit,
    conditions: wordConditions(entry, plan),
  };
}

/** In the order of the item's page, so that a card names the same requirement. */
function wordConditions(
  entry: Entry,
  plan: PlanWords,
): ReadonlyArray<WordedCondition> {
  return buildRequirements(entry, plan.words).flatMap(({ text, conditions }) =>
    conditions.map((condition) => ({
      ...condition,
      text,
      ...examTimes(condition, plan),
    })),
  );
}

function listLocationKeys({ item }: Entry): ReadonlyArray<string> {
  const key = item.locationKey ?? item.whereKey;
  return key === null ? [] : [key];
}
