import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { listWordingKeys, NAMED_ITEMS } from "./catalogue.fixture.ts";

/** Space on a card or page, in characters, by the name of the text. */
const MAX_LENGTHS: Readonly<Record<string, number>> = {
  title: 80,
  name: 80,
  organization: 90,
  audience: 90,
  amount: 110,
  gives: 110,
  deadline: 90,
  when: 90,
  where: 70,
  location: 70,
  level: 60,
  description: 360,
  text: 260,
  note: 260,
  requirements: 110,
  figures: 220,
  programs: 50,
  admission: 180,
  aid: 180,
  ranking: 110,
  admissionRate: 110,
  students: 110,
  faculties: 110,
  links: 60,
  editions: 60,
  gates: 30,
};

/** Fields that name no year. Notes, conditions and rankings may. */
const TIMELESS = [
  "title",
  "name",
  "audience",
  "amount",
  "gives",
  "deadline",
  "when",
  "where",
  "level",
  "location",
  "description",
];

test.each(LANGUAGES)("every key of an item has its text in %s", (language) => {
  const missing = NAMED_ITEMS.flatMap(({ name, item, texts }) =>
    listWordingKeys(item)
      .filter((key) => !texts[language].get(key))
      .map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test("no text of an item is unused", () => {
  const unused = NAMED_ITEMS.flatMap(({ name, item, texts }) => {
    const used = new Set(listWordingKeys(item));
    return [...texts.es.keys(), ...texts.en.keys()]
      .filter((key) => !used.has(key))
      .map((key) => `${name}: ${key}`);
  });
  expect(unused).toEqual([]);
});

test.each(LANGUAGES)(
  "every text of an item in %s has a field with a length limit and fits it",
  (language) => {
    const texts = listTexts(language);
    expect(texts.length).toBeGreaterThan(2_000);
    const tooLong = texts
      .filter(({ field, text }) => text.length > (MAX_LENGTHS[field] ?? 0))
      .map(
        ({ key, text, field }) =>
          `${key}: ${text.length} of ${MAX_LENGTHS[field]}`,
      );
    expect(tooLong).toEqual([]);
  },
);

test.each(LANGUAGES)("timeless fields in %s name no year", (language) => {
  const dated = listTexts(language)
    .filter(({ field }) => TIMELESS.includes(field))
    // An archive's first year is permanent.
    .filter(({ key }) => !key.startsWith("common-data-sets/"))
    .filter(({ text }) => /\b20\d\d\b/.test(text));
  expect(dated.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});

/** "Ha cerrado" reads as "is closed now" beside a date that is still to come. */
const PERFECT_TENSE: Readonly<Record<Language, RegExp>> = {
  es: /\bhan? (\w+[ai]do|abierto|hecho)\b/i,
  en: /\b(has|have) (been|begun|come|had|run|\w+ed)\b/i,
};

test.each(LANGUAGES)(
  "the texts on application times in %s use no perfect tense",
  (language) => {
    const perfect = listTexts(language).filter(
      ({ field, text }) =>
        (field === "deadline" || field === "when") &&
        PERFECT_TENSE[language].test(text),
    );
    expect(perfect.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  },
);

/** Terms that the content guide replaces with others. */
const UNSETTLED_TERMS =
  /hospedaje|m[áa]ster(es)?\b|pasant[íi]as?|\d d[óo]lares/i;

/** Fields that hold the name of a programme or organiser. */
const NAME_FIELDS = ["name", "title", "organization"];

test("Spanish texts use the settled terms, except in names", () => {
  const unsettled = listTexts("es").filter(
    ({ field, text }) =>
      !NAME_FIELDS.includes(field) && UNSETTLED_TERMS.test(text),
  );
  expect(unsettled.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  expect("400 dólares y hospedaje").toMatch(UNSETTLED_TERMS);
});

test("the Spanish text of a translated organiser is the item's `organization`", () => {
  const organisers = NAMED_ITEMS.flatMap(({ name, item, texts }) =>
    item.organizationKey
      ? [
          {
            name,
            organization: item.organization,
            text: texts.es.get(item.organizationKey),
          },
        ]
      : [],
  );
  expect(organisers.length).toBeGreaterThan(30);
  expect(
    organisers.filter(({ organization, text }) => organization !== text),
  ).toEqual([]);
});

/** Every text of the items, with the name of its field: "note", "requirements". */
function listTexts(language: Language) {
  return NAMED_ITEMS.flatMap(({ name, item, texts }) =>
    [...texts[language]].map(([key, text]) => {
      // In the texts of a list the item's id precedes the field.
      const path = key.replace(`${item.id}.`, "");
      return { key: `${name}: ${key}`, text, field: path.split(".")[0] ?? "" };
    }),
  );
}
