import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../text/fold.ts";
import { aDocument, SAMPLE_DOCUMENTS } from "./search.fixture.ts";
import { createSearch } from "./search.ts";

const search = createSearch(SAMPLE_DOCUMENTS);

test("a query has the same results folded and in capitals", () => {
  fc.assert(
    fc.property(someWords(), (query) => {
      expect(search(fold(query))).toEqual(search(query));
      expect(search(query.toUpperCase())).toEqual(search(query));
    }),
  );
});

test("any query returns existing items, each at most once", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), someWords()),
      (query) => {
        const { exact, partial } = search(query);
        const all = [...exact, ...partial];
        expect(new Set(all).size).toBe(all.length);
        expect(SAMPLE_DOCUMENTS.map(({ id }) => id)).toEqual(
          expect.arrayContaining(all),
        );
      },
    ),
  );
});

test("every item is an exact match for its own title, whatever the other titles", () => {
  fc.assert(
    fc.property(
      fc.array(someWords(), { minLength: 1, maxLength: 8 }),
      (titles) => {
        const find = createSearch(
          titles.map((title, at) => aDocument({ id: `${at}`, title })),
        );
        for (const [at, title] of titles.entries())
          expect(find(title).exact).toContain(`${at}`);
      },
    ),
    { numRuns: 50 },
  );
});

/** Words of the catalogue, of synonyms and unknown ones, in any order. */
function someWords() {
  const catalogueWords = SAMPLE_DOCUMENTS.flatMap(({ title, tags, text }) =>
    `${title} ${tags} ${text}`.split(/[^\p{L}\p{N}]+/u),
  ).filter((word) => word.length > 1);
  const others = "usa cuanto gana carta de motivos modelo onu veca ñandú EE UU";
  return fc
    .array(fc.constantFrom(...catalogueWords, ...others.split(" ")), {
      minLength: 1,
      maxLength: 8,
    })
    .map((words) => words.join(" "));
}
