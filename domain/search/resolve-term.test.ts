import { expect, test } from "vitest";
import { stem } from "../text/fold.ts";
import { resolveTerm } from "./resolve-term.ts";
import { toTerm } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary();
for (const word of ["cielo", "ballet", "medicina"]) vocabulary.add(word);

test("a word for a life situation is not corrected to a similar word", () => {
  const term = toTerm(stem("ciego"));
  expect(resolveTerm(term, vocabulary)).toMatchObject({ term, isSure: true });
});

test.each([
  ["cieko", false, true],
  ["cieko", true, false],
  ["medicima", true, true],
])(
  "the correction of %s, with an item kind in the query: %s, has isSure %s",
  (word, hasKind, isSure) => {
    expect(resolveTerm(toTerm(word), vocabulary, hasKind).isSure).toBe(isSure);
  },
);
