import { expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import {
  alwaysRequiresLanguage,
  areLanguagesSpoken,
} from "./required-languages.ts";

const ENGLISH = { kind: "language", language: "en" } as const;
const GERMAN = { kind: "language", language: "de" } as const;
const OTHER = { kind: "other" } as const;
const PROJECT = { kind: "task", task: "project" } as const;
const AGE = { kind: "age", min: 18 } as const;

test.each<[Condition, ReadonlyArray<string>, boolean]>([
  [ENGLISH, ["en"], true],
  [ENGLISH, ["es"], false],
  [AGE, [], true],
  [{ kind: "anyOf", options: [[GERMAN], [ENGLISH]] }, ["en"], true],
  [{ kind: "anyOf", options: [[GERMAN], [ENGLISH]] }, ["es"], false],
  [{ kind: "anyOf", options: [[GERMAN, ENGLISH], [GERMAN]] }, ["en"], false],
  [{ kind: "anyOf", options: [[GERMAN], [AGE]] }, ["es"], true],
  [{ kind: "anyOf", options: [[GERMAN], [OTHER]] }, ["es"], false],
  [{ kind: "anyOf", options: [[GERMAN], [OTHER]] }, ["de"], true],
  [{ kind: "anyOf", options: [[GERMAN], [PROJECT]] }, ["es"], false],
  [{ kind: "anyOf", options: [[AGE], [OTHER]] }, ["es"], true],
  [
    { kind: "anyOf", atLeast: 2, options: [[GERMAN], [ENGLISH]] },
    ["de"],
    false,
  ],
  [
    { kind: "anyOf", atLeast: 2, options: [[GERMAN], [ENGLISH]] },
    ["de", "en"],
    true,
  ],
])(
  "the languages of %j are spoken with %j: %j",
  (condition, spoken, expected) => {
    expect(areLanguagesSpoken(condition, (code) => spoken.includes(code))).toBe(
      expected,
    );
  },
);

test("an option counts only if its parts other than languages can be met", () => {
  const condition: Condition = {
    kind: "anyOf",
    options: [[GERMAN], [AGE, ENGLISH]],
  };
  const isMet = (spoken: string, isOldEnough: boolean) =>
    areLanguagesSpoken(
      condition,
      (code) => code === spoken,
      () => isOldEnough,
    );
  expect(isMet("en", true)).toBe(true);
  expect(isMet("en", false)).toBe(false);
  expect(isMet("de", false)).toBe(true);
});

test.each<[Condition, boolean]>([
  [ENGLISH, true],
  [AGE, false],
  [{ kind: "anyOf", options: [[GERMAN], [ENGLISH]] }, true],
  // Something else, such as a course, can replace the language.
  [{ kind: "anyOf", options: [[GERMAN], [OTHER]] }, false],
])("every way to meet %j needs a language: %j", (condition, expected) => {
  expect(alwaysRequiresLanguage(condition)).toBe(expected);
});
