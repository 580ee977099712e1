import type { TFunction } from "i18next";
import type { Language } from "#locales/languages.ts";
import type { Entry } from "../index.ts";
import { itemText } from "../item-text.ts";
import { type CalendarWords, calendarWords } from "./calendar-words.ts";
import type { ViewContext } from "./view-context.ts";

/** Language, day, texts and link checks that the views of items use. */
export type Words = {
  readonly t: TFunction<"catalogueWords">;
  readonly language: Language;
  readonly today: string;
  readonly calendar: CalendarWords;
  readonly linkCheck: ViewContext["linkCheck"];
  /**
   * Text of an item's key ("requirements.age"). Keys are untyped data: the catalogue's
   * tests check that each has a text.
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
