import { z } from "zod";
import { datedDuration, sourcedFact, undatedDuration } from "./fact.schema.ts";

/** A price, which is rejected without its year. */
const examFee = z.strictObject({
  amount: z.number().min(0),
  currency: z.string().length(3),
  ...sourcedFact,
  year: z.int().min(2020),
});

const sitting = z.strictObject({
  month: z.int().min(1).max(12),
  day: z.literal("firstSunday").nullable(),
});

/** A language test or an admission test. A fact without a source is null. */
export const examSchema = z.strictObject({
  /** The exam's value in a plan's address: never changes. */
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  /** ISO 639-1; null for an admission test. */
  language: z.string().length(2).nullable(),
  /** Names that a condition on this exam contains: "HSK" in "HSK 3". */
  called: z.array(z.string()).min(1),
  /** Path of the item with the official link. */
  page: z.string().regex(/^\/recursos\//),
  /** Days before the test on which registration closes. */
  registration: z.union([datedDuration, undatedDuration]).nullable(),
  /** Days from the test to its results. */
  results: z.union([datedDuration, undatedDuration]).nullable(),
  validity: z
    .strictObject({
      /** Null when a result does not expire. */
      years: z.int().min(1).nullable(),
      ...sourcedFact,
    })
    .nullable(),
  frequency: z
    .strictObject({
      textKey: z.string(),
      /** The only months in which the exam is held. */
      sittings: z.array(sitting).min(1).optional(),
      ...sourcedFact,
    })
    .nullable(),
  retake: z.strictObject({ textKey: z.string(), ...sourcedFact }).nullable(),
  fee: examFee.nullable(),
  texts: z.strictObject({
    es: z.record(z.string(), z.string()),
    en: z.record(z.string(), z.string()),
  }),
});

export type Exam = Readonly<z.infer<typeof examSchema>>;
