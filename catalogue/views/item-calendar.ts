import { ENTRIES, type Entry } from "../index.ts";
import { itemName } from "../names.ts";
import {
  type CalendarFileParts,
  calendarFile,
  calendarOfItems,
} from "./calendar-file.ts";
import { gateTexts } from "./gate-texts.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

/**
 * Calendar file of the item at a path; null for an unknown item or without future days.
 * Server only.
 */
export function itemCalendarFile(
  path: string,
  context: ViewContext,
): string | null {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  const [parts] = entry ? calendarParts(entry, wordsFor(context), context) : [];
  return parts ? calendarFile(parts) : null;
}

/**
 * One calendar of a student's saved items, in the catalogue's order; skips unknown
 * ones. Server only.
 */
export function savedCalendar(
  items: ReadonlyArray<{ readonly itemId: string; readonly itemType: string }>,
  context: ViewContext,
): string {
  const words = wordsFor(context);
  const saved = new Set(
    items.map(({ itemId, itemType }) => `${itemType} ${itemId}`),
  );
  return calendarOfItems(
    { title: words.t("savedCalendar"), language: words.language },
    ENTRIES.filter(({ type, item }) => saved.has(`${type} ${item.id}`)).flatMap(
      (entry) => calendarParts(entry, words, context),
    ),
  );
}

/** Empty for an item without a calendar. */
function calendarParts(
  entry: Entry,
  words: Words,
  { publicUrl }: ViewContext,
): ReadonlyArray<CalendarFileParts> {
  const { item, path } = entry;
  if (item.cycle === null) return [];
  const title = itemName(entry, (key) => words.say(entry, key));
  return [
    {
      entryPath: path,
      title,
      link: item.link,
      cycle: item.cycle,
      today: words.today,
      language: words.language,
      publicUrl,
      gates: gateTexts(entry, words),
      words: words.t("calendarFile", { title, returnObjects: true }),
    },
  ];
}
