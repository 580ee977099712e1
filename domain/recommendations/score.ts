import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { levelFits, levelIsNamed } from "../eligibility/study-levels.ts";
import type { Interest, Interests, LanguageInterest } from "./interests.ts";
import type { ReadItem } from "./read-catalogue.ts";
import { isTiny, stands, type Term } from "./term.ts";
import { WEIGHTS } from "./weights.ts";

/** Why an item fits; the screen words it. */
export type Reason =
  | { readonly kind: "career" | "language"; readonly term: string }
  | { readonly kind: "languageCountry"; readonly language: string }
  | { readonly kind: "level" | "anyLevel" | "country" | "national" }
  | { readonly kind: "test"; readonly name: string }
  | { readonly kind: "programs"; readonly count: number };

export type Score = {
  readonly score: number;
  readonly reasons: ReadonlyArray<Reason>;
};

type Part = { readonly points: number; readonly reason: Reason | null };

const NOTHING: Part = { points: 0, reason: null };

/** How well an item fits a student, and why. Specification §9; zero means not at all. */
export function scoreItem(read: ReadItem, interests: Interests): Score {
  const parts = [
    ...interests.careers.map((career) => careerPart(read, career)),
    programsPart(read, interests.careers),
    ...interests.languages.map((language) => languagePart(read, language)),
    ...interests.languages.map((language) => countriesPart(read, language)),
    levelPart(read, interests.studyLevel),
    countryPart(read, interests),
    testPart(read, interests.test),
  ];
  return {
    score: parts.reduce((total, { points }) => total + points, 0),
    reasons: eachOnce(parts.flatMap(({ reason }) => reason ?? [])),
  };
}

/** Several careers may be found by the same term. */
function eachOnce(reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> {
  const byContent = new Map(
    reasons.map((reason) => [JSON.stringify(reason), reason]),
  );
  return [...byContent.values()];
}

type Place = "name" | "description" | "tag" | "category" | "location";

/** The places that the interest is found in are worth their points once each; the first term found is the reason. */
function partOf<Kind extends "career" | "language">(
  kind: Kind,
  read: ReadItem,
  { terms }: Interest,
  worth: Partial<Readonly<Record<Place, number>>>,
): Part {
  const places = Object.entries(worth) as ReadonlyArray<[Place, number]>;
  let points = 0;
  let term: Term | undefined;
  for (const [place, worthThere] of places) {
    const found = terms.find(
      (each) =>
        stands(each, read[place]) && !(place === "description" && isTiny(each)),
    );
    if (!found) continue;
    points += worthThere;
    term ??= found;
  }
  return term ? { points, reason: { kind, term: term.text } } : NOTHING;
}

function careerPart(read: ReadItem, career: Interest): Part {
  return partOf("career", read, career, WEIGHTS.career);
}

function languagePart(read: ReadItem, language: LanguageInterest): Part {
  const { points } = partOf("language", read, language, WEIGHTS.language);
  return points > 0
    ? { points, reason: { kind: "language", term: language.name } }
    : NOTHING;
}

function countriesPart(
  { name, description }: ReadItem,
  { name: language, countries }: LanguageInterest,
): Part {
  const { languageCountry } = WEIGHTS;
  const points = anyStands(countries, name)
    ? languageCountry.name
    : anyStands(countries, description)
      ? languageCountry.description
      : 0;
  return points > 0
    ? { points, reason: { kind: "languageCountry", language } }
    : NOTHING;
}

const SCHOLARSHIPS = [
  "scholarship",
  "cultural_exchange",
  "external_scholarship",
];

function levelPart({ item }: ReadItem, studyLevel: string | null): Part {
  const fits = levelFits(item, studyLevel);
  const isNamed = levelIsNamed(item, studyLevel);
  const isScholarship = fits && SCHOLARSHIPS.includes(item.type);
  if (!fits && !isNamed) return NOTHING;
  const isForAnybody = !isNamed && item.levels.includes("any");
  return {
    points:
      (fits ? WEIGHTS.level : 0) +
      (isNamed ? WEIGHTS.level : 0) +
      (isScholarship ? WEIGHTS.scholarshipLevel : 0),
    reason: { kind: isForAnybody ? "anyLevel" : "level" },
  };
}

function countryPart(
  { item, location, category }: ReadItem,
  { country, countryNames }: Interests,
): Part {
  const isThere = anyStands(countryNames, location);
  const isNational = isOnlyFor(item, country);
  const isOfIt =
    (country !== null && item.country === country) ||
    anyStands(countryNames, category);
  if (!isThere && !isOfIt && !isNational) return NOTHING;
  return {
    points:
      (isThere ? WEIGHTS.country.location : 0) +
      (isOfIt || isNational ? WEIGHTS.country.category : 0),
    reason: { kind: isNational ? "national" : "country" },
  };
}

/** A national programme: nobody from elsewhere may take it. */
function isOnlyFor({ conditions }: IndexedItem, country: string | null) {
  return conditions.some(
    (condition) =>
      "countries" in condition &&
      condition.countries.length === 1 &&
      condition.countries[0] === country,
  );
}

function testPart({ description, tag }: ReadItem, test: Term | null): Part {
  if (!test || !(stands(test, description) || stands(test, tag)))
    return NOTHING;
  return { points: WEIGHTS.test, reason: { kind: "test", name: test.text } };
}

function programsPart(
  { programs }: ReadItem,
  careers: ReadonlyArray<Interest>,
): Part {
  const count = programs.filter((program) =>
    careers.some(({ terms }) => anyStands(terms, program)),
  ).length;
  return count > 0
    ? { points: count * WEIGHTS.program, reason: { kind: "programs", count } }
    : NOTHING;
}

function anyStands(terms: ReadonlyArray<Term>, text: string): boolean {
  return terms.some((term) => stands(term, text));
}
