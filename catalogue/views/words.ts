import type { TFunction } from "i18next";
import type { Language } from "#locales/languages.ts";
import type { Entry } from "../index.ts";
import { itemText } from "../item-text.ts";
import { type CalendarWords, calendarWords } from "./calendar-words.ts";
import type { ViewContext } from "./view-context.ts";

/** Texts of items in one language on one day. */
export type Words = {
  readonly t: TFunction<"catalogueWords">;
  readonly language: Language;
  readonly today: string;
  readonly calendar: CalendarWords;
  readonly linkCheck: ViewContext["linkCheck"];
  /**
   * Wording of an item's key. The catalogue holds its keys as data; its tests check
   * that each exists.
   */
  readonly say: (entry: Entry, key: string) => string;
};

export function wordsFor({
  i18n,
  language,
  today,
  linkCheck,
}: ViewContext): Words {
  const t = i18n.getFixedT(null, "catalogueWords");
  return {
    t,
    language,
    today,
    calendar: calendarWords(i18n, t, today),
    linkCheck,
    say: (entry, key) => itemText(entry, language, key),
  };
}
