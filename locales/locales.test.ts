import { expect, test } from "vitest";
import { resources } from "./index.ts";
import { LANGUAGES, supportedLanguage } from "./languages.ts";
import { TEXTS } from "./texts.fixture.ts";

/** Proper names of the catalogue: of a programme, a place, a degree. They may be the same. */
const PROPER_NAME =
  /^\w+Items\.[^.]+\.(title|name|where|location|programs\.\w+)$/;

/** Words and names of the screens that are the same in both languages. */
const SAME_IN_BOTH = [
  "catalogue.row.ranking",
  "catalogueWords.fact.ranking",
  "catalogueWords.resourceType.PDF",
  "catalogueWords.resourceType.Video",
  "catalogueWords.resourceType.Webinar",
  "catalogueWords.tabs.lista.cdmx",
  "catalogueWords.tabs.tipo.videos",
  "common.brand",
  "common.footer.company",
  "common.footer.cookies",
  "common.footer.legal",
  "common.language.en",
  "common.language.es",
  "favourites.unexpected",
  "profile.errors.inField",
  "profile.view.no",
  "shortPages.cookies.title",
  "universities.dataSets",
];

/** Where the specification's own copy (§2, §8) exclaims. Nothing else does. */
const EXCLAIMING = [
  "auth.notices.loginDoneText",
  "auth.notices.registerConfirm",
  "auth.notices.registerSignedIn",
  "common.notFound.heading",
  "favourites.addedText",
  "feedback.thanks",
  "search.failed",
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
  expect(placeholders("{{b, number}} de {{ a }}")).toEqual(["a", "b, number"]);
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
    .map(([key]) => key)
    .filter((key) => !PROPER_NAME.test(key));
  expect(same.toSorted()).toEqual(SAME_IN_BOTH);
});

test.each(LANGUAGES)(
  "only the specification's copy exclaims in %s",
  (language) => {
    const exclaiming = [...TEXTS[language]]
      .filter(([, text]) => /[!¡]/.test(text))
      .map(([key]) => key);
    expect(exclaiming.toSorted()).toEqual(EXCLAIMING);
  },
);

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
  return [...text.matchAll(/\{\{\s*(\w+(?:, [^}]+)?)\s*\}\}/g)]
    .map(([, name = ""]) => name)
    .toSorted();
}

/** "./screens/my-data.ts" holds `myData`. */
function nameOf(path: string): string {
  const stem = path.replace(/^.*\/|\.ts$/g, "");
  return stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
