import { expect, test } from "vitest";
import { LANGUAGES } from "#locales/languages.ts";
import { ALL_TEXTS } from "./catalogue.fixture.ts";

/** Keys of programmes, places and degrees: proper names may be equal in both languages. */
const PROPER_NAME =
  /^(\w+Items\.[^.]+|[\w-]+\/[\w-]+)\.(title|name|where|location|programs\.\w+)$/;

/** Keys of the screens' words and names that are equal in both languages. */
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

/** Keys of texts with exclamation marks, copied from the specification (§2, §8). */
const EXCLAIMING = [
  "auth.notices.loginDoneText",
  "auth.notices.registerConfirm",
  "auth.notices.registerSignedIn",
  "common.notFound.heading",
  "favourites.addedText",
  "feedback.thanks",
  "search.failed",
];

test("both languages have exactly the same keys", () => {
  expect(ALL_TEXTS.es.size).toBeGreaterThan(500);
  expect([...ALL_TEXTS.en.keys()].toSorted()).toEqual(
    [...ALL_TEXTS.es.keys()].toSorted(),
  );
});

test("a text has the same placeholders in both languages", () => {
  const different = [...ALL_TEXTS.es].filter(
    ([key, text]) =>
      placeholders(text).join() !==
      placeholders(ALL_TEXTS.en.get(key) ?? "").join(),
  );
  expect(different).toEqual([]);
  expect(placeholders("{{b, number}} de {{ a }}")).toEqual(["a", "b, number"]);
});

test.each(LANGUAGES)(
  "no text of %s is empty, padded or has two spaces in a row",
  (language) => {
    const faulty = [...ALL_TEXTS[language]].filter(
      ([, text]) => !text || text !== text.trim() || /\s{2}/.test(text),
    );
    expect(faulty).toEqual([]);
  },
);

test("a text differs between the languages, except names and a few words", () => {
  const same = [...ALL_TEXTS.es]
    .filter(([key, text]) => ALL_TEXTS.en.get(key) === text)
    .map(([key]) => key)
    .filter((key) => !PROPER_NAME.test(key));
  expect(same.toSorted()).toEqual(SAME_IN_BOTH);
});

test.each(LANGUAGES)(
  "only the specification's copy has exclamation marks in %s",
  (language) => {
    const exclaiming = [...ALL_TEXTS[language]]
      .filter(([, text]) => /[!¡]/.test(text))
      .map(([key]) => key);
    expect(exclaiming.toSorted()).toEqual(EXCLAIMING);
  },
);

function placeholders(text: string): ReadonlyArray<string> {
  return [...text.matchAll(/\{\{\s*(\w+(?:, [^}]+)?)\s*\}\}/g)]
    .map(([, name = ""]) => name)
    .toSorted();
}
