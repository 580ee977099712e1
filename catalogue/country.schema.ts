import { z } from "zod";
import {
  civilDate,
  httpsLink,
  itemId,
  properName,
  readSchema,
  textKey,
} from "./item.schema.ts";

/** The source of a fact. */
const origin = {
  source: httpsLink,
  /** The year of the fact, if the source states one. */
  year: z.int().min(1998).optional(),
  read: readSchema,
  /** A page of a government, an embassy or the Hague Conference. */
  isOfficial: z.literal(true).optional(),
};

/** A fact stated in one of the country's `texts`. */
const sourcedText = z.strictObject({ textKey, ...origin });

/** Fees and durations need their year. */
const dated = { ...origin, year: z.int().min(2020) };

const duration = z
  .strictObject({
    /** Calendar days. */
    from: z.int().min(0),
    to: z.int().min(1),
    /** Set when the duration is known for one place only. */
    place: z.string().optional(),
    ...dated,
  })
  .refine(({ from, to }) => from <= to, { message: "from is after to" });

/** The lowest, highest and pass mark are null where no source names them. */
const gradeScale = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("numbers"),
    lowest: z.number().nullable(),
    highest: z.number().nullable(),
    pass: z.number().nullable(),
    ...origin,
  }),
  z.strictObject({
    kind: z.literal("levels"),
    /** Best first. */
    levels: z.array(z.string()).min(2),
    ...origin,
  }),
  z.strictObject({ kind: z.literal("perSchool"), ...origin }),
]);

const price = {
  amount: z.number().min(0),
  currency: z.string().length(3),
  ...dated,
};

const legalisation = z.strictObject({
  /** Apostille Convention of 1961. */
  convention: z.strictObject({
    isMember: z.boolean(),
    since: civilDate.nullable(),
    ...origin,
  }),
  authority: sourcedText.nullable(),
  online: z
    .strictObject({ value: z.enum(["yes", "partly", "no"]), ...origin })
    .nullable(),
  /** The step before the apostille for school certificates. */
  schoolPapers: sourcedText.nullable(),
  schoolPapersDays: duration.nullable(),
  /** For one document. */
  fee: z.strictObject(price).nullable(),
  days: duration.nullable(),
});

const yearsOfValidity = z.array(z.int().min(1)).min(1);

/** `days`, `fee` and `validity` are null where no page states them. */
const passport = z.strictObject({
  authority: z.strictObject({
    body: properName,
    ...origin,
  }),
  /** From the appointment to the passport, without the wait for the appointment. */
  days: duration.nullable(),
  /** Fee of a regular passport for an adult. */
  fee: z
    .strictObject({ ...price, validYears: z.int().min(1).optional() })
    .nullable(),
  validity: z
    .strictObject({
      adultYears: yearsOfValidity,
      minorYears: yearsOfValidity.optional(),
      ...origin,
    })
    .nullable(),
});

const texts = z.record(
  z.string(),
  z.union([z.string(), z.record(z.string(), z.string())]),
);

/**
 * Facts of a country for its page, plans and the grade translator. A fact without a source
 * is null, missing or not listed.
 */
export const countrySchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  /** Last part of the page's address: never changes. */
  slug: itemId,
  /** Path of the item on admission to public universities; the country's page lists it first. */
  entryItem: z
    .string()
    .regex(/^\/recursos\//)
    .nullable(),
  gradeScale: gradeScale.nullable(),
  gradeNotes: z.array(sourcedText),
  legalisation: legalisation.nullable(),
  passport: passport.nullable(),
  /** Official translations. */
  translator: sourcedText.nullable(),
  fraudReports: z.array(
    z.strictObject({
      body: properName,
      url: httpsLink.optional(),
      /** The text gives the authority's address, telephone or form. */
      ...sourcedText.shape,
    }),
  ),
  texts: z.strictObject({ es: texts, en: texts }),
});

export type CountryFacts = Readonly<z.infer<typeof countrySchema>>;
