import { expect, test } from "vitest";
import { IN_QUESTIONS, IN_TEXTS } from "./synonyms.ts";
import { termsOfQuestion, termsOfText } from "./terms.ts";

test.each([
  ["beca", "scholarship"],
  ["mate", "matemáticas"],
  ["computación", "informática"],
  ["prepa", "high school"],
  ["Estados Unidos", "EE. UU."],
  ["medio ambiente", "climate change"],
  ["curriculum", "CV"],
  ["modelo de Naciones Unidas", "MUN"],
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

test("some synonyms hold in queries only", () => {
  expect(meaningsIn(termsOfQuestion("usa"))).toEqual(
    meaningsIn(termsOfText("Estados Unidos")),
  );
  expect(meaningsIn(termsOfText("se usa mucho"))).toEqual([]);
});

test("synonyms in texts are synonyms in queries", () => {
  expect(IN_TEXTS.size).toBeGreaterThan(200);
  for (const [word, meanings] of IN_TEXTS)
    expect(IN_QUESTIONS.get(word)).toEqual(
      expect.arrayContaining([...meanings]),
    );
});

test("every meaning has at least two words, and none twice", () => {
  const wordsByMeaning = Map.groupBy(
    [...IN_QUESTIONS].flatMap(([word, meanings]) =>
      meanings.map((meaning) => ({ word, meaning })),
    ),
    ({ meaning }) => meaning,
  );
  for (const [, words] of wordsByMeaning)
    expect(words.length).toBeGreaterThan(1);
  for (const [, meanings] of IN_QUESTIONS)
    expect(meanings).toEqual([...new Set(meanings)]);
});

function sharedBy(one: string, other: string): ReadonlyArray<string> {
  const ofOther = meaningsIn(termsOfQuestion(other));
  return meaningsIn(termsOfText(one)).filter((mark) => ofOther.includes(mark));
}

function meaningsIn(terms: ReturnType<typeof termsOfText>) {
  return terms.flatMap(({ meanings }) => meanings).toSorted();
}
