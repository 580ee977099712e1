import { z } from "zod";
import { TEXT_SIGNS } from "#domain/official-check/text-signs.ts";
import { civilDate, httpsLink, properName } from "../item.schema.ts";

const host = z.string().regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, {
  error: "is no host in lower case",
});

/** `confirmed`: the source is a page of the host's domain, or of the body in charge. */
const status = z.enum(["confirmed", "secondary"]);

const webPage = z.url({ protocol: /^https?$/ });

export const knownOrganisationSchema = z.strictObject({
  name: properName,
  /** Lists programmes of others. */
  isDirectory: z.literal(true).optional(),
  hosts: z
    .array(
      z.strictObject({
        host,
        /** Domain that the owner registered; below a shared ending, the host itself. */
        domain: host,
        role: z.enum([
          "organisation",
          "university",
          "application",
          "account",
          "embassy",
          "committee",
          "office",
          "help",
          "platform",
          "former",
        ]),
        status,
        /** Page that names the host; null if none was read. */
        source: webPage.nullable(),
      }),
    )
    .min(1),
});

const read = z.strictObject({ on: civilDate, as: z.enum(["live", "stored"]) });

/** A rule on who may register a host below some endings. */
export const endingSchema = z.strictObject({
  /** Endings with the same rule. */
  suffixes: z.array(z.string().regex(/^[a-z]+(\.[a-z]+)?$/)).min(1),
  country: z.string().length(2).nullable(),
  /** `open`: anyone may register a host below it. */
  kind: z.enum(["government", "education", "treaty", "reviewed", "open"]),
  /** Wording in `officialCheckPage.endings`. */
  textKey: z.enum([
    "gobMx",
    "eduMx",
    "govCo",
    "eduCo",
    "gobPe",
    "eduPe",
    "govBr",
    "eduBr",
    "gobGt",
    "eduGt",
    "gov",
    "edu",
    "int",
    "com",
    "mx",
  ]),
  status,
  source: webPage,
  read,
});

/** A host that an organisation or the press reported as false. */
export const reportedFakeSchema = z.strictObject({
  host,
  imitates: z.string().min(2),
  year: z.int().min(2015),
  status,
  source: httpsLink,
});

/** A sign of fraud in a text, with the source of a warning. */
export const fraudSignSchema = z.strictObject({
  sign: z.enum(TEXT_SIGNS),
  /** Organisation or newspaper that warns of the sign. */
  body: properName,
  year: z.int().min(2010).nullable(),
  status,
  source: httpsLink,
});

export type KnownOrganisation = Readonly<
  z.infer<typeof knownOrganisationSchema>
>;
export type Ending = Readonly<z.infer<typeof endingSchema>>;
export type ReportedFakeSource = Readonly<z.infer<typeof reportedFakeSchema>>;
export type FraudSign = Readonly<z.infer<typeof fraudSignSchema>>;
