import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import type { Entry } from "#catalogue/index.ts";
import type { Language } from "#locales/languages.ts";
import { type Words, wordsFor } from "./words.ts";

export type EntryOf<Namespace extends Entry["namespace"]> = Extract<
  Entry,
  { namespace: Namespace }
>;

type Scholarship = EntryOf<"scholarshipItems">["item"];

/** As items hold them. */
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
): EntryOf<"scholarshipItems"> {
  return {
    ...placed("/becas"),
    family: "award",
    type: "scholarship",
    namespace: "scholarshipItems",
    item: { ...AWARD, ...parts },
  };
}

export function anExchange(
  parts: Partial<EntryOf<"exchangeProgramItems">["item"]> = {},
): EntryOf<"exchangeProgramItems"> {
  return {
    ...placed("/becas"),
    family: "award",
    type: "cultural_exchange",
    namespace: "exchangeProgramItems",
    item: { ...AWARD, ...parts },
  };
}

export function anAggregator(
  parts: Partial<EntryOf<"scholarshipAggregatorItems">["item"]> = {},
): EntryOf<"scholarshipAggregatorItems"> {
  return {
    ...placed("/becas"),
    family: "aggregator",
    type: "scholarship_aggregator",
    namespace: "scholarshipAggregatorItems",
    item: {
      ...MAINTAINED,
      icon: "search",
      nameKey: key("name"),
      descriptionKey: key("description"),
      ...parts,
    },
  };
}

export function anOpportunity(
  parts: Partial<EntryOf<"opportunityItems">["item"]> = {},
): EntryOf<"opportunityItems"> {
  return {
    ...placed("/oportunidades"),
    family: "programme",
    type: "opportunities_summer",
    namespace: "opportunityItems",
    item: {
      ...PROGRAMME,
      section: "summer",
      category: "any",
      ...parts,
    },
  };
}

export function aCompetition(
  parts: Partial<EntryOf<"competitionItems">["item"]> = {},
): EntryOf<"competitionItems"> {
  return {
    ...placed("/competencias"),
    family: "programme",
    type: "competitions_academic",
    namespace: "competitionItems",
    item: {
      ...PROGRAMME,
      section: "academic",
      category: "mathematics",
      ...parts,
    },
  };
}

export function aMentorshipProgram(): EntryOf<"mentorshipProgramItems"> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_program",
    namespace: "mentorshipProgramItems",
    item: { ...PROGRAMME, categoryKey: "funding" },
  };
}

export function aMentorshipResource(
  parts: Partial<EntryOf<"mentorshipResourceItems">["item"]> = {},
): EntryOf<"mentorshipResourceItems"> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_resource",
    namespace: "mentorshipResourceItems",
    item: { ...PROGRAMME, typeKey: "test", iconColor: "rosa", ...parts },
  };
}

export function aChannel(
  parts: Partial<EntryOf<"mentorshipChannelItems">["item"]> = {},
): EntryOf<"mentorshipChannelItems"> {
  return {
    ...placed("/mentoria"),
    family: "programme",
    type: "mentorship_channel",
    namespace: "mentorshipChannelItems",
    item: { ...PROGRAMME, typeKey: "lessons", languages: ["es"], ...parts },
  };
}

export function aResource(
  parts: Partial<EntryOf<"resourceItems">["item"]> = {},
): EntryOf<"resourceItems"> {
  return {
    ...placed("/recursos"),
    family: "programme",
    type: "resource",
    namespace: "resourceItems",
    item: {
      ...PROGRAMME,
      section: "featured",
      type: "Curso",
      languages: ["es"],
      ...parts,
    },
  };
}

export function aUniversity(
  parts: Partial<EntryOf<"universityItems">["item"]> = {},
): EntryOf<"universityItems"> {
  return {
    ...placed("/universidades"),
    family: "university",
    type: "university",
    namespace: "universityItems",
    item: {
      ...UNIVERSITY,
      type: "Pública",
      regions: ["CDMX"],
      studentsKey: key("students"),
      facultiesKey: key("faculties"),
      ...parts,
    },
  };
}

export function aForeignUniversity(
  parts: Partial<EntryOf<"internationalUniversityItems">["item"]> = {},
): EntryOf<"internationalUniversityItems"> {
  return {
    ...placed("/universidades"),
    family: "university",
    type: "university_international",
    namespace: "internationalUniversityItems",
    item: { ...UNIVERSITY, country: "CL", ...parts },
  };
}

/** A condition that only the student can judge. */
export function other(name: string): ItemCondition {
  return { kind: "other", textKey: key(name), changeable: true };
}

/** Only people of these countries. */
export function onlyFrom(...countries: Array<string>): ItemCondition {
  return {
    kind: "nationality",
    countries,
    textKey: key("requirements.from"),
    changeable: false,
  };
}

/** Months seen in past calls. */
export function usual(opens: number | null, closes: number | null): ItemCycle {
  return { basis: "usual", windows: [{ opens, closes }] };
}

// `never` fits wherever a collection wants a key of its own wording: these items have none.
export function key(name: string): never {
  return `sol.${name}` as never;
}

function placed<const Screen extends Entry["screen"]>(screen: Screen) {
  return { screen, path: `${screen}/sol` };
}

const MAINTAINED = {
  id: "sol",
  link: "https://www.sol.example/call",
  tags: ["química"],
  sources: [
    { url: "https://sol.example/a", supports: ["programme"], read: TODAY },
  ],
  reviewed: TODAY,
} satisfies Partial<Entry["item"]>;

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
} satisfies Partial<EntryOf<"opportunityItems">["item"]>;

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
} satisfies Partial<EntryOf<"universityItems">["item"]>;
