import { basename } from "node:path";
import type { z } from "zod";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import type { Resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { TEXTS } from "#locales/texts.fixture.ts";
import { competitionSchema } from "./competition.schema.ts";
import type { ItemType } from "./item-types.ts";
import {
  mentorshipChannelSchema,
  mentorshipProgramSchema,
  mentorshipResourceSchema,
} from "./mentorship.schema.ts";
import { opportunitySchema } from "./opportunity.schema.ts";
import {
  claimSchema,
  eventSchema,
  referenceSchema,
} from "./reference.schema.ts";
import { resourceSchema } from "./resource.schema.ts";
import {
  exchangeProgramSchema,
  scholarshipSchema,
} from "./scholarship.schema.ts";
import { scholarshipAggregatorSchema } from "./scholarship-aggregator.schema.ts";
import {
  internationalUniversitySchema,
  universitySchema,
} from "./university.schema.ts";

type Source = { readonly url: string; readonly read: string };
type Figure = {
  readonly year: number;
  readonly textKey: string;
  readonly source: string;
};

/** What a rule may ask of any item; most kinds have only some of it. */
export type AnyItem = {
  readonly id: string;
  readonly organization?: string;
  readonly organizationKey?: string;
  readonly link?: string | null;
  readonly moreLinks?: ReadonlyArray<{ readonly url: string }>;
  readonly admissionsLink?: string;
  readonly sharedLinkReason?: string;
  readonly alsoListedAs?: ReadonlyArray<ItemType>;
  readonly tags?: ReadonlyArray<string>;
  readonly requirementsKeys?: ReadonlyArray<string>;
  readonly eligibility?: ReadonlyArray<
    Condition & { textKey: string; changeable: boolean }
  >;
  readonly serves?: ReadonlyArray<string>;
  readonly cycle?: Cycle;
  readonly figures?: ReadonlyArray<Figure>;
  readonly sources?: ReadonlyArray<Source>;
  readonly reviewed?: string;
};

export type DataFile = {
  readonly file: string;
  readonly namespace: keyof Resources;
  readonly schema: z.ZodType;
  readonly items: ReadonlyArray<AnyItem>;
};

/** The schema of each file's items, and the namespace of their wording. */
const KINDS: Readonly<Record<string, [keyof Resources, z.ZodObject]>> = {
  "common-data-sets.ts": ["commonDataSetItems", referenceSchema],
  "competition-benefits.ts": ["competitionBenefitItems", claimSchema],
  "competitions.ts": ["competitionItems", competitionSchema],
  "events.ts": ["eventItems", eventSchema],
  "exam-resources.ts": ["examResourceItems", resourceSchema],
  "exchange-programs.ts": ["exchangeProgramItems", exchangeProgramSchema],
  "international-universities.ts": [
    "internationalUniversityItems",
    internationalUniversitySchema,
  ],
  "mentorship-channels.ts": ["mentorshipChannelItems", mentorshipChannelSchema],
  "mentorship-programs.ts": ["mentorshipProgramItems", mentorshipProgramSchema],
  "mentorship-reasons.ts": ["mentorshipReasonItems", claimSchema],
  "mentorship-resources.ts": [
    "mentorshipResourceItems",
    mentorshipResourceSchema,
  ],
  "opportunities.ts": ["opportunityItems", opportunitySchema],
  "resources.ts": ["resourceItems", resourceSchema],
  "scam-warnings.ts": ["scamWarningItems", claimSchema],
  "scholarship-aggregators.ts": [
    "scholarshipAggregatorItems",
    scholarshipAggregatorSchema,
  ],
  "scholarships.ts": ["scholarshipItems", scholarshipSchema],
  "study-tools.ts": ["studyToolItems", resourceSchema],
  "universities.ts": ["universityItems", universitySchema],
  "university-rankings.ts": ["universityRankingItems", referenceSchema],
};

export const SCHEMAS = Object.values(KINDS).map(([, schema]) => schema);

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "!./*.{schema,test,fixture}.ts"],
  { eager: true },
);

/** Every file of the catalogue that holds items: collections, and lists within a screen. */
export const FILES: ReadonlyArray<DataFile> = Object.entries(modules).flatMap(
  ([path, exported]) => {
    const items = Object.values(exported).filter(isListOfItems).flat();
    if (items.length === 0) return [];
    const file = basename(path);
    const kind = KINDS[file];
    if (!kind) throw new Error(`${file} is not under test: name its schema`);
    return { file, namespace: kind[0], schema: kind[1], items };
  },
);

/** Every item with the name that a fault is told by: "scholarships.ts: chevening". */
export const ITEMS = FILES.flatMap(({ file, namespace, items }) =>
  items.map((item) => ({ name: `${file}: ${item.id}`, namespace, item })),
);

/** Fields that end in "Key" and name a kind, not a text of the item. */
const KIND_FIELDS = ["categoryKey", "typeKey"];

/** Every key of wording in an item, however deep: `titleKey`, `requirementsKeys`, `textKey`. */
export function keysIn(item: object): ReadonlyArray<string> {
  return Object.entries(item).flatMap(([field, value]): Array<string> => {
    if (KIND_FIELDS.includes(field)) return [];
    if (field.endsWith("Key")) return [value];
    if (field.endsWith("Keys")) return value;
    return typeof value === "object" && value !== null
      ? [...keysIn(value)]
      : [];
  });
}

/** The text of a dotted key, or null. */
export function wordingOf(
  namespace: string,
  key: string,
  language: Language,
): string | null {
  return TEXTS[language].get(`${namespace}.${key}`) ?? null;
}

function isListOfItems(value: unknown): value is ReadonlyArray<AnyItem> {
  return Array.isArray(value) && typeof value[0]?.id === "string";
}
