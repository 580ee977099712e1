import type { ItemType } from "./item-types.ts";
import type { LEVELS } from "./scholarship.schema.ts";

const NONE: ReadonlyArray<never> = [];
const NO_TYPES: ReadonlyArray<ItemType> = [];
const NO_LEVELS: ReadonlyArray<(typeof LEVELS)[number]> = [];

/** Values of the fields that an item may lack. */
const ABSENT = {
  admissionRateKey: null,
  admissionsLink: null,
  alsoListedAs: NO_TYPES,
  applicationUrl: null,
  audienceKey: null,
  category: null,
  categoryKey: null,
  cost: null,
  country: null,
  covers: NONE,
  criteria: NONE,
  cycle: null,
  deadlineKey: null,
  editions: NONE,
  eligibility: NONE,
  facultiesKey: null,
  fields: NONE,
  figures: NONE,
  icon: null,
  imageSlug: null,
  languages: NONE,
  levels: NO_LEVELS,
  locationKey: null,
  moreLinks: NONE,
  name: null,
  nameKey: null,
  noteKey: null,
  organization: null,
  organizationKey: null,
  programsKeys: NONE,
  requirementsKeys: NONE,
  section: null,
  studentsKey: null,
  taughtIn: NONE,
  titleKey: null,
  type: null,
  typeKey: null,
  whenKey: null,
  whereKey: null,
} as const;

type Absent = typeof ABSENT;

type Field<Item, Key extends keyof Absent> = Key extends keyof Item
  ? undefined extends Item[Key]
    ? Exclude<Item[Key], undefined> | Absent[Key]
    : Item[Key]
  : Absent[Key];

/** An item with every field of `ABSENT`: null or empty where the item lacks it. */
export type CompleteItem<Item> = Item extends unknown
  ? Omit<Item, keyof Absent> & {
      readonly [Key in keyof Absent]: Field<Item, Key>;
    }
  : never;

/** Adds the fields that an item file leaves out, so that no code tests for a missing key. */
export function completeItem<Item extends object>(
  item: Item,
): CompleteItem<Item> {
  const present = Object.entries(item).filter(
    ([, value]) => value !== undefined,
  );
  // TypeScript cannot infer this type from the spread of a generic item.
  return { ...ABSENT, ...Object.fromEntries(present) } as CompleteItem<Item>;
}
