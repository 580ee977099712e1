import { expect, test } from "vitest";
import { IN_QUERIES, IN_TEXTS } from "./synonyms.ts";
import { parseQueryTerms, parseTextTerms } from "./terms.ts";

test.each([
  ["beca", "scholarship"],
  ["mate", "matemáticas"],
  ["computación", "informática"],
  ["prepa", "high school"],
  ["Estados Unidos", "EE. UU."],
  ["medio ambiente", "climate change"],
  ["curriculum", "CV"],
  ["modelo de Naciones Unidas", "MUN"],
  ["innovación", "innovation"],
  ["beca", "bourse"],
])("%j and %j are synonyms, both ways", (one, other) => {
  expect(sharedBy(one, other).length).toBeGreaterThan(0);
  expect(sharedBy(other, one)).toEqual(sharedBy(one, other));
});

test.each([
  ["física", "química"],
  ["unidos", "Estados Unidos"],
  // Insurance is not a medical degree.
  ["seguro médico", "medicina"],
])("%j and %j are not synonyms", (one, other) => {
  expect(sharedBy(one, other)).toEqual([]);
});

test("`usa` has a synonym in queries and none in texts", () => {
  expect(synonymGroupsIn(parseQueryTerms("usa"))).toEqual(
    synonymGroupsIn(parseTextTerms("Estados Unidos")),
  );
  expect(synonymGroupsIn(parseTextTerms("se usa mucho"))).toEqual([]);
});

test("synonyms in texts are synonyms in queries", () => {
  expect(IN_TEXTS.size).toBeGreaterThan(200);
  for (const [word, synonymGroups] of IN_TEXTS)
    expect(IN_QUERIES.get(word)).toEqual(
      expect.arrayContaining([...synonymGroups]),
    );
});

test("every synonym group has at least two words", () => {
  const wordsByGroup = Map.groupBy(
    [...IN_QUERIES].flatMap(([word, synonymGroups]) =>
      synonymGroups.map((group) => ({ word, group })),
    ),
    ({ group }) => group,
  );
  for (const [, words] of wordsByGroup) expect(words.length).toBeGreaterThan(1);
});

function sharedBy(one: string, other: string): ReadonlyArray<string> {
  const ofOther = synonymGroupsIn(parseQueryTerms(other));
  return synonymGroupsIn(parseTextTerms(one)).filter((group) =>
    ofOther.includes(group),
  );
}

function synonymGroupsIn(terms: ReturnType<typeof parseTextTerms>) {
  return terms.flatMap(({ synonymGroups }) => synonymGroups).toSorted();
}
