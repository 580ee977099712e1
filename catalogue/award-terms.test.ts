import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#locales/languages.ts";
import { awardTerms } from "./award-terms/index.ts";
import { AWARD_GROUPS, awardTermsSchema } from "./award-terms.schema.ts";
import { ENTRIES } from "./index.ts";

const TERMS = awardTerms.flatMap(({ path, terms }) =>
  terms.map((term) => ({ path, ...term })),
);

test("the terms of every item fit their schema", () => {
  expect(awardTerms.length).toBeGreaterThan(25);
  for (const item of awardTerms)
    expect(awardTermsSchema.safeParse(item).error, item.path).toBeUndefined();
});

test("each file is listed and named by its item's id, and all item paths exist", () => {
  const files = readdirSync(new URL("award-terms", import.meta.url));
  const ids = awardTerms.map(({ path }) => path.split("/").at(-1));
  expect(files.filter((name) => name !== "index.ts").toSorted()).toEqual(
    ids.map((id) => `${id}.ts`).toSorted(),
  );
  const paths = new Set(ENTRIES.map(({ path }) => path));
  const excluded = TERMS.flatMap(({ excludes }) => excludes?.paths ?? []);
  expect(
    [...awardTerms.map(({ path }) => path), ...excluded].filter(
      (path) => !paths.has(path),
    ),
  ).toEqual([]);
});

test("an exclusion is about combining, and names a path or a group", () => {
  const exclusions = TERMS.filter(({ excludes }) => excludes);
  expect(exclusions.length).toBeGreaterThan(1);
  for (const { path, about, excludes } of exclusions) {
    expect(about, path).toBe("combining");
    expect(Object.keys(excludes ?? {}), path).not.toEqual([]);
  }
});

test("a group has at least two awards and at least one term excludes it", () => {
  for (const group of AWARD_GROUPS) {
    const members = awardTerms.filter(({ groups }) => groups?.includes(group));
    expect(members.length, group).toBeGreaterThan(1);
    const isExcluded = TERMS.some(({ excludes }) =>
      excludes?.groups?.includes(group),
    );
    expect(isExcluded, group).toBe(true);
  }
});

test("a term is an unpadded sentence that differs between languages, without exclamation mark", () => {
  for (const { path, texts } of TERMS) {
    expect(texts.es, path).not.toBe(texts.en);
    for (const language of LANGUAGES) {
      expect(texts[language], path).toMatch(/^\S.*[^\s]\.$/);
      expect(texts[language], path).not.toMatch(/[!¡]|\s{2}/);
    }
  }
});

test("an item states each term once", () => {
  for (const language of LANGUAGES) {
    const sentences = TERMS.map(
      ({ path, texts }) => `${path}: ${texts[language]}`,
    );
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});
