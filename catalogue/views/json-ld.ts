import type {
  BreadcrumbList,
  CollegeOrUniversityLeaf,
  CreativeWorkLeaf,
  EducationalOccupationalProgramLeaf,
  Graph,
  LearningResourceLeaf,
  OrganizationLeaf,
  ThingLeaf,
  WebPageLeaf,
  WebSiteLeaf,
  WorkBasedProgramLeaf,
} from "schema-dts";
import type { CivilDate, Cycle } from "#domain/deadlines/cycle.ts";
import { countingWindow } from "#domain/deadlines/upcoming.ts";
import type { ItemType } from "../item-types.ts";
import type { MENTORSHIP_RESOURCE_TYPES } from "../mentorship.schema.ts";
import type { RESOURCE_TYPES } from "../resource.schema.ts";
import type { COSTS } from "../scholarship.schema.ts";

type Cost = (typeof COSTS)[number];

/** Data of an item for search engines, as far as its kind has it. */
type Described = {
  readonly type: ItemType;
  readonly item: {
    /** The official page. */
    readonly link: string;
    readonly cycle: Cycle | null;
    readonly cost: Cost | null;
    /** ISO 639-1. */
    readonly languages: ReadonlyArray<string>;
    /** ISO 3166-1 alpha-2. */
    readonly country: string | null;
    readonly type: string | null;
    readonly typeKey: string | null;
  };
};

export type JsonLdParts = {
  readonly entry: Described;
  readonly title: string;
  readonly description: string;
  /** Organisation; for a university its place. Empty for a list of scholarships. */
  readonly organization: string;
  /** Our page of the item, in `language`. */
  readonly url: string;
  readonly language: string;
  readonly today: CivilDate;
  /** Screen that lists the item. */
  readonly screen: { readonly title: string; readonly url: string };
};

/** An item and its breadcrumb in the vocabulary of schema.org. */
export function buildJsonLd(parts: JsonLdParts): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [DESCRIBED_AS[parts.entry.type](parts), breadcrumbs(parts)],
  };
}

/**
 * An award is a programme: it has a deadline, conditions and an organiser, and often
 * includes study abroad or mentoring. `MonetaryGrant` has no fields for these, and would
 * be wrong for loans. A competition is a programme too: search engines reject an `Event`
 * without a date and a place, and an `Event` has no field for a deadline.
 */
const DESCRIBED_AS = {
  scholarship: programme,
  cultural_exchange: programme,
  scholarship_aggregator: website,
  opportunities_summer: programme,
  opportunities_research: programme,
  opportunities_internships: workProgramme,
  opportunities_seminars: programme,
  opportunities_search_platforms: website,
  mentorship_program: programme,
  mentorship_resource: materialOrPlatform,
  mentorship_channel: website,
  competitions_academic: programme,
  competitions_national_mx: programme,
  competitions_innovation: programme,
  competitions_artistic: programme,
  university,
  university_international: university,
  resource: material,
} satisfies Record<ItemType, (parts: JsonLdParts) => Graph["@graph"][number]>;

function programme(parts: JsonLdParts): EducationalOccupationalProgramLeaf {
  return {
    "@type": "EducationalOccupationalProgram",
    ...commonProperties(parts),
    ...applicationProperties(parts),
  };
}

function workProgramme(parts: JsonLdParts): WorkBasedProgramLeaf {
  return {
    "@type": "WorkBasedProgram",
    ...commonProperties(parts),
    ...applicationProperties(parts),
  };
}

function website(parts: JsonLdParts): WebSiteLeaf {
  return {
    "@type": "WebSite",
    ...commonProperties(parts),
    ...accessProperties(parts),
  };
}

function material(parts: JsonLdParts): LearningResourceLeaf {
  const { type, typeKey } = parts.entry.item;
  return {
    "@type": "LearningResource",
    ...commonProperties(parts),
    ...accessProperties(parts),
    learningResourceType: LEARNING_TYPES[type ?? typeKey ?? ""],
  };
}

function materialOrPlatform(parts: JsonLdParts) {
  return parts.entry.item.typeKey === "platform"
    ? website(parts)
    : material(parts);
}

function university(parts: JsonLdParts): CollegeOrUniversityLeaf {
  const { country } = parts.entry.item;
  return {
    "@type": "CollegeOrUniversity",
    ...commonProperties(parts),
    location: parts.organization || undefined,
    address: country
      ? { "@type": "PostalAddress", addressCountry: country }
      : undefined,
  };
}

function commonProperties({
  entry,
  title,
  description,
  url,
  language,
}: JsonLdParts) {
  return {
    name: title,
    description,
    url: entry.item.link,
    mainEntityOfPage: {
      "@type": "WebPage",
      url,
      inLanguage: language,
    } satisfies WebPageLeaf,
  } satisfies Partial<ThingLeaf>;
}

/** Days of announced windows only: no estimate is published as a deadline. */
function applicationProperties({ entry, organization, today }: JsonLdParts) {
  const { cycle } = entry.item;
  const window =
    cycle?.basis === "announced" ? countingWindow(cycle, today) : null;
  return {
    provider: toOrganization(organization),
    applicationStartDate: (window?.closes && window.opens) ?? undefined,
    applicationDeadline: window?.closes ?? undefined,
  } satisfies Partial<EducationalOccupationalProgramLeaf>;
}

function accessProperties({ entry, organization }: JsonLdParts) {
  const { cost, languages } = entry.item;
  return {
    provider: toOrganization(organization),
    inLanguage: languages.length > 0 ? languages : undefined,
    isAccessibleForFree: cost ? IS_FREE[cost] : undefined,
  } satisfies Partial<CreativeWorkLeaf>;
}

function toOrganization(name: string): OrganizationLeaf | undefined {
  return name ? { "@type": "Organization", name } : undefined;
}

/** Breadcrumb from a screen to one of its pages. */
export function breadcrumbs({
  screen,
  title,
  url,
}: Pick<JsonLdParts, "screen" | "title" | "url">): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: screen.title,
        item: screen.url,
      },
      { "@type": "ListItem", position: 2, name: title, item: url },
    ],
  };
}

/** Undefined when funded, partly free or variable. */
const IS_FREE: Readonly<Record<Cost, boolean | undefined>> = {
  free: true,
  paid: false,
  aid: false,
  funded: undefined,
  freemium: undefined,
  varies: undefined,
};

/** Kinds of the catalogue as machine values, the same in every language. */
const LEARNING_TYPES: Readonly<Record<string, string>> = {
  Guía: "guide",
  PDF: "document",
  Documento: "document",
  Video: "video",
  Webinar: "webinar",
  Curso: "course",
  Plataforma: "platform",
  Herramienta: "tool",
  Biblioteca: "library",
  Examen: "assessment",
  test: "assessment",
  guide: "guide",
  platform: "platform",
} satisfies Record<
  (typeof RESOURCE_TYPES)[number] | (typeof MENTORSHIP_RESOURCE_TYPES)[number],
  string
>;
