import type { Entry } from "../index.ts";
import { kindLabels } from "./cards.ts";
import type { ItemView } from "./item-view.ts";
import type { Words } from "./words.ts";

/** Facts of an item, one line each. */
export function buildFacts(entry: Entry, words: Words): ItemView["facts"] {
  const { t, say } = words;
  const { family, item } = entry;
  const fact = (name: string, key: string | null) =>
    key === null
      ? []
      : [{ name: t(`fact.${name}` as "fact.audience"), text: say(entry, key) }];
  const textFact = (name: string, texts: ReadonlyArray<string>) =>
    texts.length === 0
      ? []
      : [
          {
            name: t(`fact.${name}` as "fact.audience"),
            text: texts.join(" · "),
          },
        ];
  const badges = kindLabels(entry, words);
  /** Empty when the badges under the title show all texts. */
  const unlessBadges = (texts: ReadonlyArray<string>) =>
    texts.every((text) => badges.includes(text)) ? [] : texts;
  switch (family) {
    case "award":
      return [
        ...fact("audience", item.audienceKey),
        ...fact("covers", item.amountKey),
        ...textFact(
          "coversParts",
          item.covers.map((part) => t(`covers.${part}`)),
        ),
        ...textFact(
          "criterion",
          item.criteria.map((criterion) => t(`criterion.${criterion}`)),
        ),
        ...fact("level", item.levelKey),
        ...textFact("taughtIn", languageNames(item.taughtIn, words)),
      ];
    case "aggregator":
      return [];
    case "programme":
      return [
        ...fact("audience", item.audienceKey),
        ...fact("gives", item.givesKey),
        ...fact("where", item.whereKey),
        ...textFact("level", levelLabels(item.levels, words)),
        ...textFact("field", unlessBadges(fieldLabels(item.fields, words))),
        ...textFact("languages", languageNames(item.languages, words)),
        ...textFact("taughtIn", languageNames(item.taughtIn, words)),
      ];
    case "university":
      return [
        ...fact("audience", item.audienceKey),
        ...fact("admission", item.admissionKey),
        ...fact("aid", item.aidKey),
        ...fact("location", item.locationKey),
        ...textFact("taughtIn", languageNames(item.taughtIn, words)),
        ...fact("ranking", item.rankingKey),
        ...fact("admissionRate", item.admissionRateKey),
        ...fact("students", item.studentsKey),
        ...fact("faculties", item.facultiesKey),
      ];
  }
}

function levelLabels(levels: ReadonlyArray<string>, { t }: Words) {
  return levels.includes("any")
    ? [t("anyLevel")]
    : levels.map((level) => t(`level.${level}` as "level.highSchool"));
}

function fieldLabels(fields: ReadonlyArray<string>, { t }: Words) {
  return fields.map((field) => t(`field.${field}` as "field.any"));
}

function languageNames(codes: ReadonlyArray<string>, { language }: Words) {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return codes.map((code) => names.of(code) ?? code);
}
