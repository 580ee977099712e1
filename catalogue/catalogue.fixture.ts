import type { z } from "zod";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { type Resources, resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { textsUnder } from "#locales/texts.fixture.ts";
import { competitionSchema } from "./competition.schema.ts";
import { countryNoteSchema } from "./country-note.schema.ts";
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
import { scholarshipSchema } from "./scholarship.schema.ts";
import { scholarshipAggregatorSchema } from "./scholarship-aggregator.schema.ts";
import {
  internationalUniversitySchema,
  universitySchema,
} from "./university.schema.ts";

type Source = {
  readonly url: string;
  readonly read: { readonly on: string; readonly as: "live" | "stored" };
  readonly isOfficial?: true | undefined;
};
type Edition = {
  readonly year: number;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly source: string;
};
type Figure = {
  readonly year: number;
  readonly textKey: string;
  readonly source: string;
};

/** Fields that a rule may read of any item; most kinds have only some. */
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
  readonly checkedBy?: { readonly role: "editor"; readonly on: string };
  readonly lastSeenCycle?: number;
  readonly editions?: ReadonlyArray<Edition>;
  readonly phrases?: ReadonlyArray<string>;
  /** Missing when the texts are in the wording of a screen. */
  readonly texts?: Readonly<Record<Language, object>>;
};

/** Items of one kind: a collection's folder, or a list within a screen. */
export type DataFile = {
  readonly file: string;
  readonly schema: z.ZodType;
  readonly items: ReadonlyArray<AnyItem>;
};

/** Schema of each file's items; for a list within a screen also the namespace of its wording. */
const KINDS: Readonly<Record<string, [z.ZodObject, (keyof Resources)?]>> = {
  "common-data-sets": [referenceSchema, "commonDataSetItems"],
  "competition-benefits": [claimSchema, "competitionBenefitItems"],
  competitions: [competitionSchema],
  "country-notes": [countryNoteSchema],
  events: [eventSchema, "eventItems"],
  "exam-resources": [resourceSchema],
  "exchange-programs": [scholarshipSchema],
  "international-universities": [internationalUniversitySchema],
  "mentorship-channels": [mentorshipChannelSchema],
  "mentorship-programs": [mentorshipProgramSchema],
  "mentorship-reasons": [claimSchema, "mentorshipReasonItems"],
  "mentorship-resources": [mentorshipResourceSchema],
  opportunities: [opportunitySchema],
  resources: [resourceSchema],
  "scam-warnings": [claimSchema, "scamWarningItems"],
  "scholarship-aggregators": [scholarshipAggregatorSchema],
  scholarships: [scholarshipSchema],
  "study-tools": [resourceSchema],
  universities: [universitySchema],
  "university-rankings": [referenceSchema, "universityRankingItems"],
};

export const SCHEMAS = Object.values(KINDS).map(([schema]) => schema);

const modules = import.meta.glob<Record<string, unknown>>(
  ["./*.ts", "./*/index.ts", "!./*.{schema,test,fixture}.ts"],
  { eager: true },
);

/** Every list of items: collections, and lists within a screen. */
export const FILES: ReadonlyArray<DataFile> = Object.entries(modules).flatMap(
  ([path, exported]) => {
    const items = Object.values(exported).filter(isListOfItems).flat();
    if (items.length === 0) return [];
    const file = path.replace(/^\.\/|(\/index)?\.ts$/g, "");
    const kind = KINDS[file];
    if (!kind) throw new Error(`${file} has no schema: add it to KINDS`);
    return { file, schema: kind[0], items };
  },
);

/** An item with its name for messages ("scholarships/chevening") and its texts by key. */
export type NamedItem = {
  readonly name: string;
  readonly item: AnyItem;
  readonly texts: Readonly<Record<Language, ReadonlyMap<string, string>>>;
};

export const NAMED_ITEMS: ReadonlyArray<NamedItem> = FILES.flatMap(
  ({ file, items }) => {
    const namespace = KINDS[file]?.[1];
    return items.map((item) => ({
      name: `${file}/${item.id}`,
      item,
      texts: namespace ? wordingIn(namespace, item) : itemTexts(item),
    }));
  },
);

function itemTexts({ texts = { es: {}, en: {} } }: AnyItem) {
  return { es: textsUnder(texts.es), en: textsUnder(texts.en) };
}

/** Texts of an item of a list within a screen: in the screen's wording, under the item's id. */
function wordingIn(namespace: keyof Resources, { id }: AnyItem) {
  const textsIn = (language: Language) => {
    const wording: Readonly<Record<string, unknown>> =
      resources[language][namespace];
    return textsUnder({ [id]: wording[id] ?? {} });
  };
  return { es: textsIn("es"), en: textsIn("en") };
}

/** Every text of a language by its key: "common.nav.home", "scholarships/chevening.title". */
export const ALL_TEXTS: Readonly<
  Record<Language, ReadonlyMap<string, string>>
> = {
  es: allTexts("es"),
  en: allTexts("en"),
};

function allTexts(language: Language): ReadonlyMap<string, string> {
  return new Map([
    ...textsUnder(resources[language]),
    ...NAMED_ITEMS.filter(({ item }) => item.texts).flatMap(({ name, texts }) =>
      [...texts[language]].map(
        ([key, text]) => [`${name}.${key}`, text] as const,
      ),
    ),
  ]);
}

/** Fields that end in "Key" and name a kind, not a text of the item. */
const KIND_FIELDS = ["categoryKey", "typeKey"];

/** Every wording key in an item, at any depth: `titleKey`, `requirementsKeys`, `textKey`. */
export function listWordingKeys(item: object): ReadonlyArray<string> {
  return Object.entries(item).flatMap(([field, value]): Array<string> => {
    if (KIND_FIELDS.includes(field) || field === "texts") return [];
    if (field.endsWith("Key")) return [value];
    if (field.endsWith("Keys")) return value;
    return typeof value === "object" && value !== null
      ? [...listWordingKeys(value)]
      : [];
  });
}

function isListOfItems(value: unknown): value is ReadonlyArray<AnyItem> {
  return Array.isArray(value) && typeof value[0]?.id === "string";
}

/** Each repetition of an earlier value. */
export function duplicates(
  values: ReadonlyArray<string>,
): ReadonlyArray<string> {
  return values.filter((value, position) => values.indexOf(value) < position);
}
