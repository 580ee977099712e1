import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import {
  COLLECTIONS,
  type Collection,
  keysIn,
  keysOfWording,
  wordingOf,
} from "./catalogue.fixture.ts";
import { exchangePrograms } from "./exchange-programs.ts";
import type { Scholarship } from "./scholarship.schema.ts";
import { scholarshipAggregators } from "./scholarship-aggregators.ts";
import { scholarships } from "./scholarships.ts";

const awards = [...scholarships, ...exchangePrograms];

/** What a card has room for, in characters. */
const MAX_LENGTHS = {
  titleKey: 80,
  nameKey: 80,
  audienceKey: 90,
  amountKey: 110,
  deadlineKey: 90,
  descriptionKey: 360,
};

test("every collection is under test", () => {
  const files = globSync("catalogue/*.ts")
    .map((path) => basename(path))
    .filter((name) => !/\.(schema|test|fixture)\.ts$|^index\.ts$/.test(name));
  expect(files.toSorted()).toEqual(
    COLLECTIONS.map(({ file }) => file).toSorted(),
  );
});

test.each(COLLECTIONS)("every item of $file satisfies its schema", (each) => {
  expect(schemaFaults(each)).toEqual([]);
});

test("a faulty item is told by file, item and field", () => {
  const [item] = scholarships;
  const faulty = {
    ...item,
    id: "faulty",
    link: "http://example.org",
    levels: [],
    cycle: { basis: "usual", windows: [{ opens: 13, closes: 1 }] },
  };
  expect(schemaFaults({ ...COLLECTIONS[0], items: [faulty] })).toEqual([
    expect.stringMatching(/^catalogue\/scholarships\.ts: faulty: link: ./),
    expect.stringMatching(/^catalogue\/scholarships\.ts: faulty: levels: ./),
    expect.stringContaining(": faulty: cycle.windows.0.opens: "),
  ]);
});

test.each(COLLECTIONS)(
  "ids and links of $file are unique, because favourites point at them",
  ({ items }) => {
    for (const field of ["id", "link"] as const) {
      const values = items.map((item) => item[field]);
      expect(values).toEqual([...new Set(values)]);
    }
  },
);

test.each(COLLECTIONS)(
  "every key of $file stands in both languages, under its own item's name",
  ({ items, namespace }) => {
    const faults = items.flatMap((item) =>
      keysIn(item).flatMap((key) => [
        ...missingIn(namespace, key),
        ...(key.startsWith(`${item.id}.`) ? [] : [`${item.id} uses ${key}`]),
      ]),
    );
    expect(faults).toEqual([]);
  },
);

test.each(COLLECTIONS)("no wording of $file is left unused", (collection) => {
  const used = new Set(collection.items.flatMap(keysIn));
  const unused = keysOfWording(collection.namespace).filter(
    (key) => !used.has(key),
  );
  expect(unused).toEqual([]);
});

test("kinds, categories, criteria and covers have their names on the screen", () => {
  const keys = awards.flatMap((award) => [
    `type.${award.typeKey}`,
    `category.${award.categoryKey}`,
    ...award.criteria.map((criterion) => `criterion.${criterion}`),
    ...award.covers.map((covered) => `covers.${covered}`),
    ...award.levels
      .filter((level) => level !== "any")
      .map((level) => `level.${level}`),
  ]);
  const missing = [...new Set(keys)].flatMap((key) =>
    missingIn("scholarships", key),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("what a card says in %s fits on it", (language) => {
  const tooLong = cardTexts(language)
    .filter(({ text, field }) => text.length > MAX_LENGTHS[field])
    .map(({ id, field, text }) => `${id}: ${field}: ${text.length}`);
  expect(tooLong).toEqual([]);
});

test.each(LANGUAGES)(
  "what a card says in %s holds in any year: figures have their own place",
  (language) => {
    const texts = cardTexts(language);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ text }) => /\b20\d\d\b/.test(text))).toEqual([]);
  },
);

test.each(COLLECTIONS)(
  "an item of $file was reviewed no later than its newest source was read",
  ({ items }) => {
    const ahead = items.filter(
      ({ reviewed, sources }) => !sources.some(({ read }) => read >= reviewed),
    );
    expect(ahead.map(({ id }) => id)).toEqual([]);
  },
);

test("the collections hold what the specification names (§3)", () => {
  expect(scholarships.length).toBeGreaterThanOrEqual(17);
  expect(exchangePrograms).toHaveLength(5);
  expect(scholarshipAggregators).toHaveLength(9);
  expect(agesOf(exchangePrograms)).toContain("15-19");
  expect(agesOf(exchangePrograms)).toContain("18-30");
  expect(agesOf(scholarships)).toContain("18-30");
});

test("a requirement on a card stands there once and is one that can be judged", () => {
  const faulty = awards.filter(({ requirementsKeys, eligibility }) => {
    const shown = new Set<string>(requirementsKeys);
    for (const { textKey } of eligibility) shown.delete(textKey);
    return (
      shown.size > 0 || new Set(requirementsKeys).size < requirementsKeys.length
    );
  });
  expect(faulty.map(({ id }) => id)).toEqual([]);
});

test("ranges of age and announced windows run forwards", () => {
  const backwards = awards.filter(
    ({ eligibility, cycle }) =>
      eligibility.some(
        (condition) =>
          condition.kind === "age" &&
          (condition.min ?? 0) > (condition.max ?? 99),
      ) ||
      (cycle.basis === "announced" &&
        cycle.windows.some(
          ({ opens, closes }) => opens && closes && opens > closes,
        )),
  );
  expect(backwards.map(({ id }) => id)).toEqual([]);
});

function schemaFaults({
  file,
  items,
  schema,
}: Pick<Collection, "file" | "schema"> & {
  readonly items: ReadonlyArray<{ readonly id: string }>;
}): ReadonlyArray<string> {
  return items.flatMap((item) =>
    (schema.safeParse(item).error?.issues ?? []).map(
      ({ path, message }) =>
        `catalogue/${file}: ${item.id}: ${path.join(".")}: ${message}`,
    ),
  );
}

function missingIn(namespace: string, key: string): ReadonlyArray<string> {
  return LANGUAGES.filter(
    (language) => !wordingOf(namespace, key, language),
  ).map((language) => `${namespace}: ${key} in ${language}`);
}

function cardTexts(language: Language) {
  const fields = Object.keys(MAX_LENGTHS) as Array<keyof typeof MAX_LENGTHS>;
  return COLLECTIONS.flatMap(({ items, namespace }) =>
    items.flatMap((item) =>
      fields.flatMap((field) => {
        const key = (item as Partial<Record<string, unknown>>)[field];
        if (typeof key !== "string") return [];
        const text = wordingOf(namespace, key, language) ?? "";
        return { id: item.id, field, text };
      }),
    ),
  );
}

function agesOf(items: ReadonlyArray<Pick<Scholarship, "eligibility">>) {
  return items.flatMap(({ eligibility }) =>
    eligibility.flatMap((condition) =>
      condition.kind === "age" ? `${condition.min}-${condition.max}` : [],
    ),
  );
}
