import { withPastClosingDays } from "#domain/deadlines/edition.ts";
import {
  isOnlyForCountry,
  LATIN_AMERICA,
} from "#domain/eligibility/countries.ts";
import { competitions } from "./competitions/index.ts";
import { type CompleteItem, completeItem } from "./complete-item.ts";
import { examResources } from "./exam-resources/index.ts";
import { exchangePrograms } from "./exchange-programs/index.ts";
import { internationalUniversities } from "./international-universities/index.ts";
import {
  type CatalogueScreen,
  type ItemType,
  SCREEN_OF_TYPE,
} from "./item-types.ts";
import { mentorshipChannels } from "./mentorship-channels/index.ts";
import { mentorshipPrograms } from "./mentorship-programs/index.ts";
import { mentorshipResources } from "./mentorship-resources/index.ts";
import { opportunities } from "./opportunities/index.ts";
import type { Resource } from "./resource.schema.ts";
import { resources } from "./resources/index.ts";
import { scholarshipAggregators } from "./scholarship-aggregators/index.ts";
import { countryScholarships, scholarships } from "./scholarships/index.ts";
import { studyTools } from "./study-tools/index.ts";
import { universities } from "./universities/index.ts";

/**
 * Every collection, with the family of its fields and its item type for favourites; in
 * the order of the navigation.
 */
export const COLLECTIONS = [
  collection("award", "scholarship", scholarships),
  byCountry(collection("award", "scholarship", countryScholarships)),
  collection("award", "cultural_exchange", exchangePrograms),
  collection("aggregator", "scholarship_aggregator", scholarshipAggregators),
  ...(
    [
      ["opportunities_summer", "summer"],
      ["opportunities_research", "research"],
      ["opportunities_internships", "internships"],
      ["opportunities_seminars", "seminars"],
      ["opportunities_search_platforms", "searchPlatforms"],
    ] as const
  ).map(([type, section]) =>
    collection(
      "programme",
      type,
      opportunities.filter((item) => item.section === section),
    ),
  ),
  collection("programme", "mentorship_program", mentorshipPrograms),
  collection("programme", "mentorship_resource", mentorshipResources),
  collection("programme", "mentorship_channel", mentorshipChannels),
  collection("university", "university", universities),
  collection(
    "university",
    "university_international",
    internationalUniversities,
  ),
  ...(
    [
      ["competitions_academic", "academic"],
      ["competitions_national_mx", "nationalMx"],
      ["competitions_innovation", "innovation"],
      ["competitions_artistic", "artistic"],
    ] as const
  ).map(([type, section]) =>
    collection(
      "programme",
      type,
      competitions.filter((item) => item.section === section),
    ),
  ),
  byCountry(
    collection(
      "programme",
      "competitions_academic",
      competitions.filter((item) => item.section === "national"),
    ),
  ),
  collection(
    "programme",
    "resource",
    resources.filter((item) => !isAdmissionInOneCountry(item)),
  ),
  byCountry(
    collection(
      "programme",
      "resource",
      resources.filter(isAdmissionInOneCountry),
    ),
  ),
  collection("programme", "resource", studyTools),
  collection("programme", "resource", examResources),
] as const;

type Collection = (typeof COLLECTIONS)[number];

/** One item with its collection's family and type, its screen and its path. */
export type Entry = Collection extends infer Each
  ? Each extends Collection
    ? {
        readonly family: Each["family"];
        readonly type: ItemType;
        readonly screen: CatalogueScreen;
        /** Path of its page: "/becas/chevening". */
        readonly path: string;
        /** True for an item that a list by country shows. */
        readonly isByCountry: boolean;
        readonly item: CompleteItem<Each["items"][number]>;
      }
    : never
  : never;

/** Every item of the catalogue, grouped by screen. */
export const ENTRIES: ReadonlyArray<Entry> = COLLECTIONS.flatMap(
  ({ items, ...rest }) =>
    items.map((item) => {
      const screen = SCREEN_OF_TYPE[rest.type];
      // TypeScript does not link an item's type to its collection's family.
      return {
        ...rest,
        screen,
        path: `${screen}/${item.id}`,
        item: withClosingDays(completeItem(item)),
      } as Entry;
    }),
);

/** Adds closing days of past rounds to usual windows that name no closing day. */
function withClosingDays(item: Entry["item"]) {
  return item.cycle && item.editions.length > 0
    ? { ...item, cycle: withPastClosingDays(item.cycle, item.editions) }
    : item;
}

/** Items of the type, then those of other types that are also listed there. */
export function entriesListedAs(type: ItemType): ReadonlyArray<Entry> {
  const ofType = ENTRIES.filter((entry) => entry.type === type);
  const alsoListed = ENTRIES.filter(({ item }) =>
    item.alsoListedAs.includes(type),
  );
  return [...ofType, ...alsoListed];
}

function collection<
  const Family extends string,
  const Type extends ItemType,
  Item,
>(family: Family, type: Type, items: ReadonlyArray<Item>) {
  return { family, type, items, isByCountry: false };
}

/** A collection with items of one country each, for a list by country. */
function byCountry<Each>(one: Each) {
  return { ...one, isByCountry: true };
}

/** True for an item on admission that serves students of one Latin American country only. */
function isAdmissionInOneCountry({
  section,
  serves,
  eligibility,
}: Resource): boolean {
  const narrowing = { conditions: eligibility, serves };
  return (
    section === "universityAdmission" &&
    LATIN_AMERICA.some((country) => isOnlyForCountry(narrowing, country))
  );
}
