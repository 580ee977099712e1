import type { TFunction } from "i18next";
import type { PageContext } from "#app/platform/request-context.ts";
import type { Entry } from "#catalogue/index.ts";
import { itemText } from "#catalogue/item-text.ts";
import { type CalendarWords, calendarWords } from "./calendar-words.ts";

/** Everything that turns an item into the words of one language on one day. */
export type Words = {
  readonly t: TFunction<"catalogueWords">;
  readonly language: string;
  readonly today: string;
  readonly calendar: CalendarWords;
  readonly lastLook: PageContext["lastLook"];
  /** The wording of an item's key. The catalogue holds its keys as data; its tests have checked that each exists. */
  readonly say: (entry: Entry, key: string) => string;
};

export function wordsFor({
  i18n,
  language,
  today,
  lastLook,
}: PageContext): Words {
  const t = i18n.getFixedT(null, "catalogueWords");
  return {
    t,
    language,
    today,
    calendar: calendarWords(i18n, t, today),
    lastLook,
    say: (entry, key) => itemText(entry, language, key),
  };
}
