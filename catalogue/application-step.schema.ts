import { z } from "zod";
import { datedDuration, sourcedFact, undatedDuration } from "./fact.schema.ts";

const text = z.strictObject({ es: z.string().min(10), en: z.string().min(10) });

/** A rule or a piece of advice, paraphrased. */
export const noteSchema = z.strictObject({ text, ...sourcedFact });

/** A duration in words: with its year, or from an undated page of the body that sets it. */
const timeNote = z.union([
  z.strictObject({ text, ...datedDuration.shape }),
  z.strictObject({ text, ...undatedDuration.shape }),
]);

export const visaSchema = z.strictObject({
  /** ISO 3166-1 alpha-2 of the destination. */
  destination: z.string().regex(/^[A-Z]{2}$/),
  times: z.array(timeNote),
  notes: z.array(noteSchema),
});

export const lettersSchema = z.strictObject({
  /** Days before the deadline on which the student asks for a letter. */
  lead: undatedDuration,
  notes: z.array(noteSchema).min(1),
});

export type Visa = Readonly<z.infer<typeof visaSchema>>;
export type Letters = Readonly<z.infer<typeof lettersSchema>>;
export type StepNote = Readonly<z.infer<typeof noteSchema>>;
