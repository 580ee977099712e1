import { expect, test } from "vitest";
import { admissionSteps } from "#locales/es/content/admission-steps.ts";
import { commonDataSets } from "./common-data-sets.ts";
import { COMPETITION_CATEGORIES } from "./competition.schema.ts";
import { competitionBenefits } from "./competition-benefits.ts";
import { competitions } from "./competitions/index.ts";
import { events } from "./events.ts";
import { examResources } from "./exam-resources/index.ts";
import { exchangePrograms } from "./exchange-programs/index.ts";
import { entriesListedAs } from "./index.ts";
import { internationalUniversities } from "./international-universities/index.ts";
import { ITEM_TYPES, type ItemType } from "./item-types.ts";
import {
  CHANNEL_TYPES,
  MENTORSHIP_RESOURCE_TYPES,
} from "./mentorship.schema.ts";
import { mentorshipChannels } from "./mentorship-channels/index.ts";
import { mentorshipReasons } from "./mentorship-reasons.ts";
import { mentorshipResources } from "./mentorship-resources/index.ts";
import { RESOURCE_SECTIONS } from "./resource.schema.ts";
import { resources } from "./resources/index.ts";
import { scamWarnings } from "./scam-warnings.ts";
import type { Scholarship } from "./scholarship.schema.ts";
import { scholarships } from "./scholarships/index.ts";
import { studyTools } from "./study-tools/index.ts";
import { universities } from "./universities/index.ts";
import { universityRankings } from "./university-rankings.ts";

/** Minimum items of each list (specification §3); 1 when only §2 names the list. */
const MIN_ITEMS: Readonly<Record<ItemType, number>> = {
  scholarship: 17,
  cultural_exchange: 5,
  scholarship_aggregator: 9,
  opportunities_summer: 1,
  opportunities_research: 1,
  opportunities_internships: 1,
  opportunities_seminars: 1,
  opportunities_search_platforms: 1,
  mentorship_program: 1,
  mentorship_resource: 1,
  mentorship_channel: 1,
  competitions_academic: 20,
  competitions_national_mx: 5,
  competitions_innovation: 13,
  competitions_artistic: 4,
  university: 7,
  university_international: 9,
  resource: 1,
};

const allResources = [...resources, ...studyTools, ...examResources];

test.each(ITEM_TYPES.map((type) => [type, MIN_ITEMS[type]] as const))(
  "the list %s shows at least %i items",
  (type, least) => {
    expect(entriesListedAs(type).length).toBeGreaterThanOrEqual(least);
  },
);

test("there are exchanges for ages 15-19 and 18-30, and scholarships for 18-30 (§3)", () => {
  expect(listAges(exchangePrograms)).toContain("15-19");
  expect(listAges(exchangePrograms)).toContain("18-30");
  expect(listAges(scholarships)).toContain("18-30");
});

test.each(["government", "bank", "foundation", "university"])(
  "there is a scholarship by a %s (§3)",
  (icon) => {
    expect(scholarships.map((each) => each.icon)).toContain(icon);
  },
);

test("there is a scholarship by a company (§3)", () => {
  const tags: ReadonlyArray<string> = scholarships.flatMap((each) => each.tags);
  expect(tags).toContain("empresa");
});

test.each(["public", "private"])(
  "there are %s scholarships for a category card",
  (type) => {
    expect(scholarships.map(({ typeKey }) => typeKey)).toContain(type);
  },
);

test.each(["merit", "need"] as const)(
  "there are scholarships for %s for a category card",
  (criterion) => {
    expect(scholarships.flatMap(({ criteria }) => criteria)).toContain(
      criterion,
    );
  },
);

test.each(["national", "international"])(
  "there are %s scholarships for a tab",
  (kind) => {
    const kinds: ReadonlyArray<string> = scholarships.map(
      ({ categoryKey }) => categoryKey,
    );
    expect(kinds).toContain(kind);
  },
);

test.each(COMPETITION_CATEGORIES)(
  "there are competitions of %s for a category card",
  (category) => {
    expect(competitions.map((each) => each.category)).toContain(category);
  },
);

test.each(RESOURCE_SECTIONS)(
  "some resource is in the section %s",
  (section) => {
    expect(allResources.map((each) => each.section)).toContain(section);
  },
);

test.each([
  ["guides", ["Guía", "PDF", "Documento"]],
  ["videos", ["Video", "Webinar"]],
  ["courses", ["Curso"]],
])("there are resources for the tab of %s", (_tab, types) => {
  expect(allResources.some(({ type }) => types.includes(type))).toBe(true);
});

test.each(MENTORSHIP_RESOURCE_TYPES)(
  "there are mentorship resources of type %s for a tab",
  (type) => {
    expect(mentorshipResources.map(({ typeKey }) => typeKey)).toContain(type);
  },
);

test.each(CHANNEL_TYPES)("there is a channel for %s", (type) => {
  expect(mentorshipChannels.map(({ typeKey }) => typeKey)).toContain(type);
});

test("there are public, private, CDMX, `states` and specialized universities", () => {
  const types = universities.map(({ type }) => type);
  const regions = universities.flatMap((each) => each.regions);
  const all = [...universities, ...internationalUniversities];
  expect(types).toEqual(expect.arrayContaining(["Pública", "Privada"]));
  expect(regions).toEqual(expect.arrayContaining(["CDMX", "states"]));
  expect(all.some(({ isSpecialized }) => isSpecialized)).toBe(true);
});

test("some universities have a link to a Common Data Set, and some have none (§8)", () => {
  expect(commonDataSets.filter(({ link }) => link === null)).not.toEqual([]);
  expect(commonDataSets.filter(({ link }) => link !== null)).not.toEqual([]);
});

test("five lists within screens have at least three items, and the admission three steps (§9)", () => {
  expect(Object.keys(admissionSteps)).toHaveLength(3);
  for (const list of [
    universityRankings,
    competitionBenefits,
    mentorshipReasons,
    scamWarnings,
    events,
  ])
    expect(list.length).toBeGreaterThanOrEqual(3);
});

function listAges(items: ReadonlyArray<Pick<Scholarship, "eligibility">>) {
  return items.flatMap(({ eligibility }) =>
    eligibility.flatMap((condition) =>
      condition.kind === "age" ? `${condition.min}-${condition.max}` : [],
    ),
  );
}
