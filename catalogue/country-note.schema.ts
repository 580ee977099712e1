import { z } from "zod";
import { civilDate, itemFields, itemId, textKey } from "./item.schema.ts";

/** Limits that a country sets on the entry of one nationality. */
export const countryNoteSchema = z.strictObject({
  id: itemId,
  /** ISO 3166-1 alpha-2, like `destination` of an item. */
  destination: z.string().length(2),
  nationality: z.string().length(2),
  /** First day in force. */
  since: civilDate,
  /** Newest day for which a source confirms the limits. */
  asOf: civilDate,
  textKey,
  sources: itemFields.sources,
  texts: itemFields.texts,
});

export type CountryNote = Readonly<z.infer<typeof countryNoteSchema>>;
