import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import type { Language } from "#locales/languages.ts";
import type { Competition } from "../competition.schema.ts";
import { type CompleteItem, completeItem } from "../complete-item.ts";
import type { Entry } from "../index.ts";
import type {
  MentorshipChannel,
  MentorshipProgram,
  MentorshipResource,
} from "../mentorship.schema.ts";
import type { Opportunity } from "../opportunity.schema.ts";
import type { Resource } from "../resource.schema.ts";
import type { ExchangeProgram, Scholarship } from "../scholarship.schema.ts";
import type { ScholarshipAggregator } from "../scholarship-aggregator.schema.ts";
import type {
  InternationalUniversity,
  University,
} from "../university.schema.ts";
import { type Words, wordsFor } from "./words.ts";

type EntryOf<Item> = Extract<Entry, { readonly item: CompleteItem<Item> }>;

export type ItemCycle = Scholarship["cycle"];
type ItemCondition = Scholarship["eligibility"][number];

/** Real words for kinds and calendars; an item's own texts are their keys: "«sol.title»". */
export function plainWords(
  today: string = TODAY,
  language: Language = "es",
): Words {
  return {
    ...wordsFor(aPageContext({ language, today })),
    say: (_entry, key) => `«${key}»`,
  };
}

export function aScholarship(
  parts: Partial<Scholarship> = {},
): EntryOf<Scholarship> {
  return {
    ...placed("/becas"),
    family: "award",
    type: "scholarship",
    item: completeItem<Scholarship>({ ...AWARD, ...parts }),
  };
}

export function anExchange(
  parts: Partial<ExchangeProgram> = {},
): EntryOf<ExchangeProgram> {
  return {
    ...placed("/becas"),
    family: "award",
    type: "cultural_exchange",
    item: completeItem<ExchangeProgram>({ ...AWARD, ...parts }),
  };
}

export function anAggregator(
  parts: Partial<ScholarshipAggregator> = {},
): EntryOf<ScholarshipAggregator> {
  return {
    ...placed("/becas"),
    family: "aggregator",
    type: "scholarship_aggregator",
    item: completeItem<ScholarshipAggregator>({
      ...MAINTAINED,
      icon: "search",
      nameKey: key("name"),
      descriptionKey: key("description"),
      ...parts,
    }),
  };
}

export function anOpportunity(
  parts: Partial<Opportunity> = {},
): EntryOf<Opportunity> {
  return {
    ...placed("/oportunidades"),
    family: "programme",
    type: "opportunities_summer",
    item: completeItem<Opportunity>({
      ...PROGRAMME,
      section: "summer",
      category: "any",
      ...parts,
    }),
  };
}

export function aCompetition(
  parts: Partial<Competition> = {},
): EntryOf<Competition> {
  return {
    ...placed("/competencias"),
    family: "programme",
    type: "competitions_academic",
    item: completeItem<Competition>({
      ...PROGRAMME,
      section: "academic",
      category: "mathematics",
      ...parts,
    }),
  };
}

export function aMentorshipProgram(): EntryOf<MentorshipProgram> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_program",
    item: completeItem<MentorshipProgram>({
      ...PROGRAMME,
      categoryKey: "funding",
    }),
  };
}

export function aMentorshipResource(
  parts: Partial<MentorshipResource> = {},
): EntryOf<MentorshipResource> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_resource",
    item: completeItem<MentorshipResource>({
      ...PROGRAMME,
      typeKey: "test",
      iconColor: "rosa",
      ...parts,
    }),
  };
}

export function aChannel(
  parts: Partial<MentorshipChannel> = {},
): EntryOf<MentorshipChannel> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_channel",
    item: completeItem<MentorshipChannel>({
      ...PROGRAMME,
      typeKey: "lessons",
      languages: ["es"],
      ...parts,
    }),
  };
}

export function aResource(parts: Partial<Resource> = {}): EntryOf<Resource> {
  return {
    ...placed("/recursos"),
    family: "programme",
    type: "resource",
    item: completeItem<Resource>({
      ...PROGRAMME,
      section: "featured",
      type: "Curso",
      languages: ["es"],
      ...parts,
    }),
  };
}

export function aUniversity(
  parts: Partial<University> = {},
): EntryOf<University> {
  return {
    ...placed("/universidades"),
    family: "university",
    type: "university",
    item: completeItem<University>({
      ...UNIVERSITY,
      type: "Pública",
      regions: ["CDMX"],
      studentsKey: key("students"),
      facultiesKey: key("faculties"),
      ...parts,
    }),
  };
}

export function aForeignUniversity(
  parts: Partial<InternationalUniversity> = {},
): EntryOf<InternationalUniversity> {
  return {
    ...placed("/universidades"),
    family: "university",
    type: "university_international",
    item: completeItem<InternationalUniversity>({
      ...UNIVERSITY,
      country: "CL",
      ...parts,
    }),
  };
}

/** A condition that only the student can judge. */
export function other(name: string): ItemCondition {
  return { kind: "other", textKey: key(name), changeable: true };
}

/** A condition that only nationals of these countries meet. */
export function onlyFrom(...countries: Array<string>): ItemCondition {
  return {
    kind: "nationality",
    countries,
    textKey: key("requirements.from"),
    changeable: false,
  };
}

/** An estimated cycle with one window, in months. */
export function usualCycle(
  opens: number | null,
  closes: number | null,
): ItemCycle {
  return { basis: "usual", windows: [{ opens, closes }] };
}

/** A key that has no text: the items of this file have no texts. */
export function key(name: string): string {
  return `sol.${name}`;
}

function placed<const Screen extends Entry["screen"]>(screen: Screen) {
  return { screen, path: `${screen}/sol`, isByCountry: false };
}

const MAINTAINED = {
  id: "sol",
  link: "https://www.sol.example/call",
  tags: ["química"],
  sources: [
    {
      url: "https://sol.example/a",
      supports: ["programme"],
      read: { on: TODAY, as: "stored" },
    },
  ],
  phrases: [],
  texts: { es: {}, en: {} },
} satisfies Partial<Scholarship>;

const TEXTS = {
  descriptionKey: key("description"),
  audienceKey: key("audience"),
  requirementsKeys: [],
  eligibility: [],
  cycle: { basis: "unknown" },
} satisfies Partial<Scholarship>;

const AWARD = {
  ...MAINTAINED,
  ...TEXTS,
  organization: "Fundación Sol",
  icon: "foundation",
  titleKey: key("title"),
  amountKey: key("amount"),
  levelKey: key("level"),
  deadlineKey: key("deadline"),
  categoryKey: "national",
  typeKey: "public",
  criteria: ["merit"],
  levels: ["undergraduate"],
  covers: ["tuition"],
  cost: "funded",
} satisfies Partial<Scholarship>;

const PROGRAMME = {
  ...MAINTAINED,
  ...TEXTS,
  organization: "Fundación Sol",
  icon: "science",
  name: "Verano Sol",
  givesKey: key("gives"),
  whenKey: key("when"),
  levels: ["highSchool"],
  fields: ["any"],
  cost: "free",
} satisfies Partial<Opportunity>;

const UNIVERSITY = {
  ...MAINTAINED,
  ...TEXTS,
  nameKey: key("name"),
  locationKey: key("location"),
  country: "MX",
  admissionKey: key("admission"),
  whenKey: key("when"),
  aidKey: key("aid"),
  rankingKey: key("ranking"),
  programsKeys: ["one", "two", "three"].map((name) => key(`programs.${name}`)),
  fields: ["health"],
  admissionsLink: "https://sol.example/admission",
  isSpecialized: false,
  logoSlug: "sol",
  imageSlug: "sol-banner",
} satisfies Partial<University>;
