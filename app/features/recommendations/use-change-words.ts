import { useTranslation } from "react-i18next";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { ClosingDay } from "#domain/planning/closing.ts";
import type { Almost } from "#domain/recommendations/almost.ts";
import type { Change } from "#domain/recommendations/change.ts";
import { formatLocale } from "#domain/text/format-locale.ts";

/** Further titles appear as a number. */
const MAX_TITLES = 2;

type ChangeWords = {
  /** Time that the change takes, or that it is unknown. */
  readonly time: (change: Change) => string;
  /** Says if the change is possible before the next closing, estimated or announced. */
  readonly closing: (almost: Almost) => string;
  /** Names the other items that the change opens. */
  readonly opens: (items: ReadonlyArray<IndexedItem>) => string;
};

/** The change of a near miss in words. */
export function useChangeWords(): ChangeWords {
  const { t, i18n } = useTranslation("recommendations");
  const dates = new Intl.DateTimeFormat(formatLocale(i18n.language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const formatDay = (date: string) => dates.format(new Date(date));
  const titleList = new Intl.ListFormat(formatLocale(i18n.language));
  const closingText = ({ basis, date }: ClosingDay) =>
    t(`change.closing.${basis}`, { date: formatDay(date) });
  const fitText = ({ fit }: Change) => {
    if (fit.kind === "undated") return t("change.fit.undated");
    const text = t(`change.fit.${fit.kind}`, {
      closing: closingText(fit.closing),
    });
    if (fit.kind !== "late") return text;
    return [
      text,
      fit.next
        ? t("change.fit.next", { closing: closingText(fit.next) })
        : t("change.fit.noNext"),
    ].join(" ");
  };
  return {
    time: (change) => {
      const { kind, birthday, exam } = change;
      if (birthday)
        return t("change.birthday", {
          age: birthday.age,
          date: formatDay(birthday.on),
        });
      return [
        ...(kind === "age" || (kind === "exam" && exam?.facts.length)
          ? []
          : [t(`change.time.${kind}`)]),
        ...(exam?.facts.length ? [examText(change)] : []),
      ].join(" ");
    },
    closing: ({ item, change }) =>
      [
        item.isAlwaysOpen ? t("change.always") : fitText(change),
        ...(item.upcoming.mayCloseNow ? [t("change.mayCloseNow")] : []),
      ].join(" "),
    opens: (items) => {
      const titles = items.slice(0, MAX_TITLES).map(({ title }) => title);
      const count = items.length - titles.length;
      const more = count > 0 ? [t("change.more", { count })] : [];
      return t("change.opens", {
        titles: titleList.format([...titles, ...more]),
      });
    },
  };

  function examText({ examDays: { min, max } }: Change): string {
    return min === null || max === null
      ? `${t("change.examPart")} ${t("change.examUnknown")}`
      : `${t("change.examDays", { min, max })} ${t("change.examPart")}`;
  }
}
