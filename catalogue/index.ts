import { competitions } from "./competitions.ts";
import { examResources } from "./exam-resources.ts";
import { exchangePrograms } from "./exchange-programs.ts";
import { internationalUniversities } from "./international-universities.ts";
import {
  type CatalogueScreen,
  type ItemType,
  SCREEN_OF_TYPE,
} from "./item-types.ts";
import { mentorshipChannels } from "./mentorship-channels.ts";
import { mentorshipPrograms } from "./mentorship-programs.ts";
import { mentorshipResources } from "./mentorship-resources.ts";
import { opportunities } from "./opportunities.ts";
import { resources } from "./resources.ts";
import { scholarshipAggregators } from "./scholarship-aggregators.ts";
import { scholarships } from "./scholarships.ts";
import { studyTools } from "./study-tools.ts";
import { universities } from "./universities.ts";

/**
 * Every collection: its items' type for favourites, the family that decides their
 * form, and the namespace of their wording. In the order of the screens.
 */
export const COLLECTIONS = [
  collection("award", "scholarship", "scholarshipItems", scholarships),
  collection(
    "award",
    "cultural_exchange",
    "exchangeProgramItems",
    exchangePrograms,
  ),
  collection(
    "aggregator",
    "scholarship_aggregator",
    "scholarshipAggregatorItems",
    scholarshipAggregators,
  ),
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
      "opportunityItems",
      opportunities.filter((item) => item.section === section),
    ),
  ),
  collection(
    "programme",
    "mentorship_program",
    "mentorshipProgramItems",
    mentorshipPrograms,
  ),
  collection(
    "programme",
    "mentorship_resource",
    "mentorshipResourceItems",
    mentorshipResources,
  ),
  collection(
    "programme",
    "mentorship_channel",
    "mentorshipChannelItems",
    mentorshipChannels,
  ),
  collection("university", "university", "universityItems", universities),
  collection(
    "university",
    "university_international",
    "internationalUniversityItems",
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
      "competitionItems",
      competitions.filter((item) => item.section === section),
    ),
  ),
  collection("programme", "resource", "resourceItems", resources),
  collection("programme", "resource", "studyToolItems", studyTools),
  collection("programme", "resource", "examResourceItems", examResources),
] as const;

type Collection = (typeof COLLECTIONS)[number];

/** One item with what its collection says of it. */
export type Entry = Collection extends infer Each
  ? Each extends Collection
    ? {
        readonly family: Each["family"];
        readonly type: ItemType;
        readonly namespace: Each["namespace"];
        readonly screen: CatalogueScreen;
        /** Address of its page: "/becas/chevening". */
        readonly path: string;
        readonly item: Each["items"][number];
      }
    : never
  : never;

/** Every item of the catalogue, screen by screen. */
export const ENTRIES: ReadonlyArray<Entry> = COLLECTIONS.flatMap(
  ({ items, ...rest }) =>
    items.map((item) => {
      const screen = SCREEN_OF_TYPE[rest.type];
      return { ...rest, screen, path: `${screen}/${item.id}`, item } as Entry;
    }),
);

/** The items that a list of this type shows: its own, then those of other lists that belong here too. */
export function entriesListedAs(type: ItemType): ReadonlyArray<Entry> {
  const own = ENTRIES.filter((entry) => entry.type === type);
  const guests = ENTRIES.filter(
    ({ item }) => "alsoListedAs" in item && item.alsoListedAs?.includes(type),
  );
  return [...own, ...guests];
}

function collection<
  const Family extends string,
  const Type extends ItemType,
  const Namespace extends string,
  Item,
>(
  family: Family,
  type: Type,
  namespace: Namespace,
  items: ReadonlyArray<Item>,
) {
  return { family, type, namespace, items };
}
