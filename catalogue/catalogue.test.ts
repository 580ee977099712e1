import { expect, test } from "vitest";
import { LANGUAGES } from "#locales/languages.ts";
import {
  ALL_TEXTS,
  type DataFile,
  duplicates,
  FILES,
  NAMED_ITEMS,
} from "./catalogue.fixture.ts";
import { COMPETITION_CATEGORIES } from "./competition.schema.ts";
import { COLLECTIONS, ENTRIES, entriesListedAs } from "./index.ts";
import { CATALOGUE_SCREENS, ITEM_TYPES } from "./item-types.ts";
import {
  CHANNEL_TYPES,
  MENTORSHIP_CATEGORIES,
  MENTORSHIP_RESOURCE_TYPES,
} from "./mentorship.schema.ts";
import { FIELDS } from "./programme.schema.ts";
import { RESOURCE_TYPES } from "./resource.schema.ts";
import {
  COSTS,
  COVERS,
  LEVELS,
  scholarshipSchema,
} from "./scholarship.schema.ts";
import { scholarships } from "./scholarships/index.ts";

test.each(FILES)("every item of $file satisfies its schema", (file) => {
  expect(file.items.length).toBeGreaterThan(0);
  expect(schemaFaults(file)).toEqual([]);
});

test("a faulty item is reported by file, item and field", () => {
  const [item] = scholarships;
  const faulty = {
    ...item,
    id: "faulty",
    link: "http://example.org",
    tags: ["méxico", "gratuito"],
    levels: [],
    serves: ["*"],
    cycle: { basis: "usual" as const, windows: [{ opens: 13, closes: 1 }] },
  };
  const file = {
    file: "scholarships",
    schema: scholarshipSchema,
    items: [faulty],
  };
  expect(schemaFaults(file)).toEqual([
    expect.stringMatching(/^scholarships\/faulty: link: ./),
    'scholarships/faulty: tags.1: unknown tag "gratuito": take one of catalogue/tags.ts, or add it there',
    "scholarships/faulty: serves.0: is no country",
    expect.stringMatching(/^scholarships\/faulty: levels: ./),
    expect.stringContaining("/faulty: cycle.windows.0.opens: "),
  ]);
});

test("every item of a collection is on a screen, once", () => {
  const inFiles = NAMED_ITEMS.filter(({ item }) => item.phrases);
  expect(inFiles.length).toBeGreaterThan(200);
  expect(ENTRIES.map(({ item }) => item.id).toSorted()).toEqual(
    inFiles.map(({ item }) => item.id).toSorted(),
  );
});

test("ids are unique in a file and, because the address has no type, on a screen", () => {
  expect(duplicates(ENTRIES.map(({ path }) => path))).toEqual([]);
  expect(duplicates(NAMED_ITEMS.map(({ name }) => name))).toEqual([]);
});

test("ids are unique among the items of a type, because favourites refer to them", () => {
  expect(
    duplicates(ENTRIES.map(({ type, item }) => `${type}: ${item.id}`)),
  ).toEqual([]);
});

test("`alsoListedAs` names lists with the same kind of card, and no list repeats an item", () => {
  const alsoListed = ENTRIES.flatMap((entry) =>
    entry.item.alsoListedAs.map((type) => ({ ...entry, listed: type })),
  );
  expect(alsoListed.length).toBeGreaterThan(0);
  const misplaced = alsoListed.filter(({ type, family, listed }) => {
    const [list] = COLLECTIONS.filter((each) => each.type === listed);
    return type === listed || list?.family !== family;
  });
  expect(misplaced.map(({ path, listed }) => `${path} in ${listed}`)).toEqual(
    [],
  );
  for (const type of ITEM_TYPES)
    expect(duplicates(entriesListedAs(type).map(({ path }) => path))).toEqual(
      [],
    );
});

test("every type, screen and filter value has a name in both languages", () => {
  const keys = [
    ...ITEM_TYPES.map((type) => `itemType.${type}`),
    ...CATALOGUE_SCREENS.map((screen) => `screen.${screen}`),
    ...LEVELS.filter((level) => level !== "any").map((each) => `level.${each}`),
    ...[...FIELDS, ...COMPETITION_CATEGORIES].map((each) => `field.${each}`),
    ...COVERS.map((covered) => `covers.${covered}`),
    ...COSTS.map((cost) => `cost.${cost}`),
    ...RESOURCE_TYPES.map((type) => `resourceType.${type}`),
    ...MENTORSHIP_CATEGORIES.map((each) => `mentorshipCategory.${each}`),
    ...[...MENTORSHIP_RESOURCE_TYPES, ...CHANNEL_TYPES].map(
      (each) => `mentorshipType.${each}`,
    ),
    ...scholarships.flatMap(({ typeKey, categoryKey, criteria }) => [
      `type.${typeKey}`,
      `category.${categoryKey}`,
      ...criteria.map((criterion) => `criterion.${criterion}`),
    ]),
  ];
  expect(keys.flatMap((key) => listMissing("catalogueWords", key))).toEqual([]);
});

test("every item type has a collection", () => {
  expect([...new Set(COLLECTIONS.map(({ type }) => type))].toSorted()).toEqual(
    ITEM_TYPES.toSorted(),
  );
});

function schemaFaults({ file, items, schema }: DataFile) {
  return items.flatMap((item) =>
    (schema.safeParse(item).error?.issues ?? []).map(
      ({ path, message }) =>
        `${file}/${item.id}: ${path.join(".")}: ${message}`,
    ),
  );
}

function listMissing(namespace: string, key: string): ReadonlyArray<string> {
  return LANGUAGES.filter(
    (language) => !ALL_TEXTS[language].get(`${namespace}.${key}`),
  ).map((language) => `${namespace}.${key} is missing in ${language}`);
}
