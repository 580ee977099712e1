import { expect, test } from "vitest";
import { resources } from "./index.ts";
import { LANGUAGES, supportedLanguage } from "./languages.ts";
import { LOCALE_TEXTS } from "./texts.fixture.ts";

const files = {
  es: import.meta.glob<object>("./*/*.ts", { eager: true, base: "./es" }),
  en: import.meta.glob<object>("./*/*.ts", { eager: true, base: "./en" }),
};

test("every wording file has its counterpart in the other language", () => {
  expect(Object.keys(files.es).length).toBeGreaterThan(5);
  expect(Object.keys(files.en)).toEqual(Object.keys(files.es));
});

test.each(LANGUAGES)(
  "every file of %s exports one wording named like the file, which the index exports too",
  (language) => {
    const exported = Object.values(files[language]).flatMap(Object.entries);
    const names = exported.map(([name]) => name);
    expect(names).toEqual(Object.keys(files[language]).map(moduleName));
    expect(Object.keys(resources[language]).toSorted()).toEqual(
      names.toSorted(),
    );
    for (const [name, wording] of exported)
      expect(resources[language]).toHaveProperty(name, wording);
  },
);

test("every plural with an `_other` form has a `_one` form", () => {
  for (const language of LANGUAGES) {
    const keys = [...LOCALE_TEXTS[language].keys()];
    const stems = keys.filter((key) => key.endsWith("_other"));
    expect(stems.length).toBeGreaterThan(0);
    for (const stem of stems)
      expect(keys).toContain(stem.replace(/_other$/, "_one"));
  }
});

test("breadcrumbs have one accessible name in each language", () => {
  for (const { countries, item, myData } of Object.values(resources))
    expect([countries.path, myData.path]).toEqual([item.path, item.path]);
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

/** "./screens/my-data.ts" holds `myData`. */
function moduleName(path: string): string {
  const stem = path.replace(/^.*\/|\.ts$/g, "");
  return stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
