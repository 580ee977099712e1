import type { z } from "zod";
import { resources } from "#locales/index.ts";
import type { Language } from "#locales/languages.ts";
import { TEXTS, textsUnder } from "#locales/texts.fixture.ts";
import { exchangePrograms } from "./exchange-programs.ts";
import {
  exchangeProgramSchema,
  scholarshipSchema,
} from "./scholarship.schema.ts";
import { scholarshipAggregatorSchema } from "./scholarship-aggregator.schema.ts";
import { scholarshipAggregators } from "./scholarship-aggregators.ts";
import { scholarships } from "./scholarships.ts";

/** What every item has, whatever its collection. */
type AnyItem = {
  readonly id: string;
  readonly link: string;
  readonly reviewed: string;
  readonly sources: ReadonlyArray<{ readonly read: string }>;
};

export type Collection = {
  readonly file: string;
  readonly namespace: string;
  readonly items: ReadonlyArray<AnyItem>;
  readonly schema: z.ZodType;
};

/** Each collection with its schema and where its wording stands. */
export const COLLECTIONS = [
  {
    file: "scholarships.ts",
    namespace: "scholarshipItems",
    items: scholarships,
    schema: scholarshipSchema,
  },
  {
    file: "exchange-programs.ts",
    namespace: "exchangeProgramItems",
    items: exchangePrograms,
    schema: exchangeProgramSchema,
  },
  {
    file: "scholarship-aggregators.ts",
    namespace: "scholarshipAggregatorItems",
    items: scholarshipAggregators,
    schema: scholarshipAggregatorSchema,
  },
] as const satisfies ReadonlyArray<Collection>;

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

/** Every dotted key of a namespace's Spanish wording. */
export function keysOfWording(
  namespace: keyof typeof resources.es,
): ReadonlyArray<string> {
  return [...textsUnder(resources.es[namespace]).keys()];
}
