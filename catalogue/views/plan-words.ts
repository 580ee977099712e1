import type { TFunction } from "i18next";
import type { ClosingBasis } from "#domain/planning/closing.ts";
import type { Days, PlanStep } from "#domain/planning/plan-step.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { itemName } from "../names.ts";
import { countryWords } from "./country-words.ts";
import { isLanguage } from "./plan-times.ts";
import type { PlannableEntry } from "./plannable.ts";
import type { ViewContext } from "./view-context.ts";
import { type Words, wordsFor } from "./words.ts";

/** Texts and formatters of a plan in one language. */
export type PlanWords = {
  readonly t: TFunction<"plan">;
  readonly words: Words;
  readonly day: (date: string) => string;
  readonly basis: (basis: ClosingBasis) => string;
  readonly countryName: (code: string) => string;
  readonly title: (entry: PlannableEntry) => string;
  readonly stepTitle: (step: Pick<PlanStep, "kind" | "subject">) => string;
  readonly days: (days: Days) => string;
  readonly price: (price: { amount: number; currency: string }) => string;
  readonly list: (texts: ReadonlyArray<string>) => string;
};

export function planWords(context: ViewContext): PlanWords {
  const { i18n, language } = context;
  const t = i18n.getFixedT(null, "plan");
  const words = wordsFor(context);
  const languages = new Intl.DisplayNames(language, { type: "language" });
  const { countryName, number } = countryWords(context);
  const lists = new Intl.ListFormat(formatLocale(language));
  return {
    t,
    words,
    day: words.calendar.day,
    basis: (basis) => t(`basis.${basis}`),
    countryName,
    title: (entry) => itemName(entry, (key) => words.say(entry, key)),
    stepTitle: ({ kind, subject }) =>
      t(`step.${kind}`, {
        language:
          subject === null ? "" : (languages.of(languageCode(subject)) ?? ""),
        test: subject ?? "",
      }),
    days: (days) => formatDays(days, t),
    price: ({ amount, currency }) => `${number(amount)} ${currency}`,
    list: (texts) => lists.format(texts),
  };
}

/** "und" for the name of an admission test: `Intl` rejects it as a language code. */
function languageCode(subject: string): string {
  return isLanguage(subject) ? subject : "und";
}

function formatDays({ min, max }: Days, t: TFunction<"plan">): string {
  if (max === null) return min === null ? "" : t("facts.atLeast", { min });
  if (min === max) return t("facts.days", { count: max });
  return min === null || min === 0
    ? t("facts.upTo", { count: max })
    : t("facts.range", { min, max });
}
