import { expect, test } from "vitest";
import { resources } from "./index.ts";
import { LANGUAGES, supportedLanguage } from "./languages.ts";
import { TEXTS } from "./texts.fixture.ts";

/** The same in both languages: names of programmes and organisations, and words that are the same. */
const SAME_IN_BOTH = [
  "common.brand",
  "common.language.es",
  "common.language.en",
  "common.footer.company",
  "common.footer.legal",
  "common.footer.cookies",
  "favourites.unexpected",
  "shortPages.cookies.title",
  "exchangeProgramItems.yfu-youth-for-understanding.title",
  "scholarshipAggregatorItems.becas-com.name",
  "scholarshipAggregatorItems.campus-bourses.name",
  "scholarshipAggregatorItems.iefa.name",
  "scholarshipAggregatorItems.opportunity-desk.name",
  "scholarshipItems.beca-benito-juarez-media-superior.title",
  "scholarshipItems.jovenes-escribiendo-el-futuro.title",
  "scholarshipItems.lideres-del-manana-tec.title",
  "scholarshipItems.global-korea-scholarship.title",
  "scholarshipItems.pronabec-beca-18.title",
  "scholarshipItems.fundacion-bbva-chavos-que-inspiran.title",
  "scholarshipItems.questbridge-national-college-match.title",
  "scholarshipItems.jack-kent-cooke-college-scholarship.title",
  "scholarshipItems.secihti-becas-nacionales-posgrado.title",
];

/** Where the specification's own copy (§2, §8) exclaims. Nothing else does. */
const EXCLAIMING = [
  "auth.notices.loginDoneText",
  "auth.notices.registerConfirm",
  "auth.notices.registerSignedIn",
  "common.notFound.heading",
  "favourites.addedText",
];

test("both languages hold exactly the same keys", () => {
  expect(TEXTS.es.size).toBeGreaterThan(500);
  expect([...TEXTS.en.keys()].toSorted()).toEqual(
    [...TEXTS.es.keys()].toSorted(),
  );
});

const files = {
  es: import.meta.glob<object>("./*/*.ts", { eager: true, base: "./es" }),
  en: import.meta.glob<object>("./*/*.ts", { eager: true, base: "./en" }),
};

test("every file of wording has its twin in the other language", () => {
  expect(Object.keys(files.es).length).toBeGreaterThan(5);
  expect(Object.keys(files.en)).toEqual(Object.keys(files.es));
});

test.each(LANGUAGES)(
  "every file of %s exports its own name, and the index exports it too",
  (language) => {
    const exported = Object.values(files[language]).flatMap(Object.entries);
    const names = exported.map(([name]) => name);
    expect(names).toEqual(Object.keys(files[language]).map(nameOf));
    expect(Object.keys(resources[language]).toSorted()).toEqual(
      names.toSorted(),
    );
    for (const [name, wording] of exported)
      expect(resources[language]).toHaveProperty(name, wording);
  },
);

test("a text has the same placeholders in both languages", () => {
  const different = [...TEXTS.es].filter(
    ([key, text]) =>
      placeholders(text).join() !==
      placeholders(TEXTS.en.get(key) ?? "").join(),
  );
  expect(different).toEqual([]);
  expect(placeholders("{{b}} de {{ a }}")).toEqual(["a", "b"]);
});

test.each(LANGUAGES)("no text of %s is empty or padded", (language) => {
  const faulty = [...TEXTS[language]].filter(
    ([, text]) => !text || text !== text.trim() || /\s{2}/.test(text),
  );
  expect(faulty).toEqual([]);
});

test("a text differs between the languages, names and a few words apart", () => {
  const same = [...TEXTS.es]
    .filter(([key, text]) => TEXTS.en.get(key) === text)
    .map(([key]) => key);
  expect(same.toSorted()).toEqual(SAME_IN_BOTH.toSorted());
});

test.each(LANGUAGES)("no text of %s shouts", (language) => {
  const shouting = [...TEXTS[language]]
    .filter(([, text]) => /[!¡]/.test(text))
    .map(([key]) => key)
    .filter((key) => !EXCLAIMING.includes(key));
  expect(shouting).toEqual([]);
});

test("a plural has every form of its language", () => {
  for (const language of LANGUAGES) {
    const keys = [...TEXTS[language].keys()];
    const stems = keys.filter((key) => key.endsWith("_other"));
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems)
      expect(keys).toContain(stem.replace(/_other$/, "_one"));
  }
});

test.each([
  ["es", "es"],
  ["es-MX", "es"],
  ["ES_mx", "es"],
  [" en-US ", "en"],
  ["pt-BR", null],
  ["esperanto", null],
  ["", null],
  ["*", null],
])("the language tag %j means %j", (tag, language) => {
  expect(supportedLanguage(tag)).toBe(language);
});

function placeholders(text: string): ReadonlyArray<string> {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name = ""]) => name)
    .toSorted();
}

/** "./screens/in-preparation.ts" holds `inPreparation`. */
function nameOf(path: string): string {
  const stem = path.replace(/^.*\/|\.ts$/g, "");
  return stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
