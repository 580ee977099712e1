import { expect, test } from "vitest";
import type { Cycle } from "#domain/deadlines/cycle.ts";
import { ITEM_TYPES, type ItemType } from "../item-types.ts";
import { buildJsonLd, type JsonLdParts } from "./json-ld.ts";

test.each<[ItemType, string]>([
  ["scholarship", "EducationalOccupationalProgram"],
  ["cultural_exchange", "EducationalOccupationalProgram"],
  ["scholarship_aggregator", "WebSite"],
  ["opportunities_summer", "EducationalOccupationalProgram"],
  ["opportunities_research", "EducationalOccupationalProgram"],
  ["opportunities_internships", "WorkBasedProgram"],
  ["opportunities_seminars", "EducationalOccupationalProgram"],
  ["opportunities_search_platforms", "WebSite"],
  ["mentorship_program", "EducationalOccupationalProgram"],
  ["mentorship_resource", "LearningResource"],
  ["mentorship_channel", "WebSite"],
  ["competitions_academic", "EducationalOccupationalProgram"],
  ["competitions_national_mx", "EducationalOccupationalProgram"],
  ["competitions_innovation", "EducationalOccupationalProgram"],
  ["competitions_artistic", "EducationalOccupationalProgram"],
  ["university", "CollegeOrUniversity"],
  ["university_international", "CollegeOrUniversity"],
  ["resource", "LearningResource"],
])("an item of type %s is described as %s", (type, described) => {
  expect(firstThing({ entry: anEntry({ type }) })).toMatchObject({
    "@type": described,
  });
});

test("a mentoring platform is a `WebSite`, a test an `assessment`, and a guide a `guide`", () => {
  const schemaType = (typeKey: string) =>
    firstThing({
      entry: anEntry({ type: "mentorship_resource" }, { typeKey }),
    });
  expect(schemaType("platform")).toMatchObject({ "@type": "WebSite" });
  expect(schemaType("test")).toMatchObject({
    learningResourceType: "assessment",
  });
  expect(schemaType("guide")).toMatchObject({ learningResourceType: "guide" });
});

test("an item's `url` is its official page, and our page is its `mainEntityOfPage`", () => {
  for (const type of ITEM_TYPES)
    expect(firstThing({ entry: anEntry({ type }) })).toMatchObject({
      name: "Beca Sol",
      description: "Para estudiar lejos.",
      url: "https://example.org/call",
      mainEntityOfPage: {
        "@type": "WebPage",
        url: "https://trampolin.test/becas/sol?lng=es",
        inLanguage: "es",
      },
    });
});

test("a programme names its provider, if known", () => {
  const provider = { "@type": "Organization", name: "Fundación Sol" };
  for (const type of ["scholarship", "competitions_academic"] as const)
    expect(firstThing({ entry: anEntry({ type }) })).toMatchObject({
      provider,
    });
  expect(firstThing({ organization: "" })).not.toHaveProperty("provider");
});

test("a future announced closing is the deadline, up to its day", () => {
  const cycle = announced(
    ["2026-11-01", "2026-11-30"],
    ["2027-03-01", "2027-03-31"],
    ["2027-06-01", null],
  );
  const programmeOn = (today: string) =>
    firstThing({ entry: anEntry({}, { cycle }), today });
  expect(programmeOn("2026-11-30")).toMatchObject({
    applicationStartDate: "2026-11-01",
    applicationDeadline: "2026-11-30",
  });
  expect(programmeOn("2026-12-01")).toMatchObject({
    applicationStartDate: "2027-03-01",
    applicationDeadline: "2027-03-31",
  });
  expect(programmeOn("2027-04-01")).not.toHaveProperty("applicationDeadline");
  expect(programmeOn("2027-04-01")).not.toHaveProperty("applicationStartDate");
});

test("of two open announced windows, the later closing is the deadline", () => {
  const cycle = announced(
    ["2026-10-01", "2026-11-30"],
    ["2026-11-01", "2027-01-15"],
  );
  expect(
    firstThing({ entry: anEntry({}, { cycle }), today: "2026-11-21" }),
  ).toMatchObject({
    applicationStartDate: "2026-11-01",
    applicationDeadline: "2027-01-15",
  });
});

test("a cycle without announced days has no application dates", () => {
  for (const cycle of [
    { basis: "usual", windows: [{ opens: 10, closes: 12 }] },
    { basis: "usual", windows: [{ opens: null, closes: 12 }] },
    { basis: "always" },
    { basis: "unknown" },
    announced([null, null]),
  ] satisfies Array<Cycle>)
    for (const type of ITEM_TYPES) {
      const thing = firstThing({ entry: anEntry({ type }, { cycle }) });
      expect(thing).not.toHaveProperty("applicationDeadline");
      expect(thing).not.toHaveProperty("applicationStartDate");
      expect(JSON.stringify(thing)).not.toContain("2026-12");
    }
});

test("a material has its kind, languages, cost and provider", () => {
  const entry = anEntry(
    { type: "resource" },
    { type: "Guía", languages: ["es", "en"], cost: "free" },
  );
  expect(firstThing({ entry })).toMatchObject({
    learningResourceType: "guide",
    inLanguage: ["es", "en"],
    isAccessibleForFree: true,
    provider: { name: "Fundación Sol" },
  });
});

test("`isAccessibleForFree` is set for free, paid and aid, and undefined for other costs", () => {
  const isFree = (cost: JsonLdParts["entry"]["item"]["cost"]) =>
    firstThing({ entry: anEntry({ type: "resource" }, { cost }) })
      .isAccessibleForFree;
  expect(isFree("free")).toBe(true);
  expect(isFree("paid")).toBe(false);
  expect(isFree("aid")).toBe(false);
  for (const cost of ["freemium", "funded", "varies", null] as const)
    expect(isFree(cost)).toBeUndefined();
});

test("a university has its place, and no provider", () => {
  const entry = anEntry({ type: "university" }, { country: "MX" });
  const thing = firstThing({ entry, organization: "Puebla, México" });
  expect(thing).toMatchObject({
    location: "Puebla, México",
    address: { "@type": "PostalAddress", addressCountry: "MX" },
  });
  expect(thing).not.toHaveProperty("provider");
});

test("the breadcrumb leads from the item's screen to the item's page", () => {
  expect(serialized({})["@graph"][1]).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "Becas",
        item: "https://trampolin.test/becas?lng=es",
      },
      {
        "@type": "ListItem",
        position: 2,
        name: "Beca Sol",
        item: "https://trampolin.test/becas/sol?lng=es",
      },
    ],
  });
  expect(serialized({})["@context"]).toBe("https://schema.org");
});

function firstThing(parts: Partial<JsonLdParts>) {
  return serialized(parts)["@graph"][0] ?? {};
}

/** As in the page: without undefined properties. */
function serialized(parts: Partial<JsonLdParts>): {
  "@context": string;
  "@graph": ReadonlyArray<Readonly<Record<string, unknown>>>;
} {
  return JSON.parse(JSON.stringify(buildJsonLd(aPage(parts))));
}

function aPage(parts: Partial<JsonLdParts>): JsonLdParts {
  return {
    entry: anEntry({}),
    title: "Beca Sol",
    description: "Para estudiar lejos.",
    organization: "Fundación Sol",
    url: "https://trampolin.test/becas/sol?lng=es",
    language: "es",
    today: "2026-11-21",
    screen: { title: "Becas", url: "https://trampolin.test/becas?lng=es" },
    ...parts,
  };
}

function anEntry(
  parts: Partial<JsonLdParts["entry"]>,
  item: Partial<JsonLdParts["entry"]["item"]> = {},
): JsonLdParts["entry"] {
  return {
    type: "scholarship",
    item: {
      link: "https://example.org/call",
      cycle: null,
      cost: null,
      languages: [],
      country: null,
      type: null,
      typeKey: null,
      ...item,
    },
    ...parts,
  };
}

function announced(
  ...ends: ReadonlyArray<readonly [string | null, string | null]>
): Cycle {
  return {
    basis: "announced",
    year: 2026,
    windows: ends.map(([opens, closes]) => ({ opens, closes })),
    source: "https://example.org/dates",
  };
}
