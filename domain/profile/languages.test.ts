import { expect, test } from "vitest";
import { languageNames, translateLanguage } from "./languages.ts";

test.each([
  [
    "es",
    ["Alemán", "Español", "Inglés", "Maya yucateco", "Náhuatl", "Quechua"],
  ],
  [
    "en",
    ["English", "German", "Nahuatl", "Quechua", "Spanish", "Yucatec Maya"],
  ],
])(
  "in %s every language has a distinct name with a capital letter",
  (language, some) => {
    const names = languageNames(language);
    expect(names).toEqual(expect.arrayContaining(some));
    expect(names.filter((name) => !/^\p{Lu}.{2,}/u.test(name))).toEqual([]);
    expect(names.filter((name) => /^(Nah|Yua|Arn)$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each([
  ["Inglés", "inglés", "English"],
  ["German", "alemán", "German"],
  ["Náhuatl", "náhuatl", "Nahuatl"],
  ["Otomí", "otomí", "Otomi"],
  ["Maya", "maya", "Maya"],
  ["Klingon", "Klingon", "Klingon"],
])(
  "the typed language %s is %s in Spanish and %s in English",
  (typed, es, en) => {
    expect(translateLanguage(typed, "es")).toBe(es);
    expect(translateLanguage(typed, "en")).toBe(en);
  },
);
