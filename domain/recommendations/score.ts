import { isOnlyForCountry } from "../eligibility/countries.ts";
import { levelFits, levelIsNamed } from "../eligibility/study-levels.ts";
import type { TokenizedItem } from "./catalogue-index.ts";
import type { Interest, Interests, LanguageInterest } from "./interests.ts";
import { containsTerm, isTiny, type Term, type TokenizedText } from "./term.ts";
import { WEIGHTS } from "./weights.ts";

/** Reason for a score; the screen words it. */
export type Reason =
  | { readonly kind: "career"; readonly term: string }
  | {
      readonly kind: "language" | "languageCountry";
      readonly language: string;
      /** Spoken already, not to be learnt. */
      readonly isSpoken: boolean;
    }
  | { readonly kind: "girls" | "level" | "anyLevel" | "country" | "national" }
  | { readonly kind: "test"; readonly name: string }
  | { readonly kind: "programs"; readonly count: number };

export type Score = {
  readonly score: number;
  readonly reasons: ReadonlyArray<Reason>;
};

type Part = { readonly points: number; readonly reason: Reason | null };

const NOTHING: Part = { points: 0, reason: null };

/** Score of an item for a student, with reasons. Specification §9; zero means no fit. */
export function scoreItem(read: TokenizedItem, interests: Interests): Score {
  const parts = [
    ...interests.careers.map((career) => careerPart(read, career)),
    programsPart(read, interests.careers),
    girlsPart(read, interests.girls),
    ...interests.languages.map((language) => languagePart(read, language)),
    ...interests.languages.map((language) => countriesPart(read, language)),
    levelPart(read, interests),
    countryPart(read, interests),
    testPart(read, interests.test),
  ];
  return {
    score: parts.reduce((total, { points }) => total + points, 0),
    reasons: eachOnce(parts.flatMap(({ reason }) => reason ?? [])),
  };
}

/** Several careers may match by the same term. */
function eachOnce(reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> {
  const byContent = new Map(
    reasons.map((reason) => [JSON.stringify(reason), reason]),
  );
  return [...byContent.values()];
}

type Place = "name" | "description" | "tag" | "category" | "location";

type Worth = {
  /** Points of each place. */
  readonly worth: Partial<Readonly<Record<Place, number>>>;
  readonly reason: Reason;
};

/** Points of each place where the interest occurs, once per place. */
function scorePart(
  read: TokenizedItem,
  { terms }: Interest,
  { worth, reason }: Worth,
): Part {
  const places = Object.entries(worth) as ReadonlyArray<[Place, number]>;
  const points = places
    .filter(([place]) =>
      terms.some(
        (each) =>
          containsTerm(each, read[place]) &&
          !(place === "description" && isTiny(each)),
      ),
    )
    .reduce((total, [, worthThere]) => total + worthThere, 0);
  return points > 0 ? { points, reason } : NOTHING;
}

function careerPart(read: TokenizedItem, career: Interest): Part {
  const reason = { kind: "career", term: career.name } as const;
  return scorePart(read, career, { worth: WEIGHTS.career, reason });
}

/** Scored like a career. */
function girlsPart(read: TokenizedItem, girls: Interest | null): Part {
  return girls
    ? scorePart(read, girls, {
        worth: WEIGHTS.career,
        reason: { kind: "girls" },
      })
    : NOTHING;
}

function languagePart(read: TokenizedItem, language: LanguageInterest): Part {
  const { name, isSpoken } = language;
  return scorePart(read, language, {
    worth: WEIGHTS.language,
    reason: { kind: "language", language: name, isSpoken },
  });
}

function countriesPart(
  { name, description }: TokenizedItem,
  { name: language, countries, isSpoken }: LanguageInterest,
): Part {
  const { languageCountry } = WEIGHTS;
  const points = anyStands(countries, name)
    ? languageCountry.name
    : anyStands(countries, description)
      ? languageCountry.description
      : 0;
  return points > 0
    ? { points, reason: { kind: "languageCountry", language, isSpoken } }
    : NOTHING;
}

const SCHOLARSHIPS = [
  "scholarship",
  "cultural_exchange",
  "external_scholarship",
];

function levelPart(
  { item }: TokenizedItem,
  { levels, studyLevel }: Interests,
): Part {
  const fits = levelFits(item, levels);
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
  { item, location, category }: TokenizedItem,
  { country, countryNames }: Interests,
): Part {
  const isThere = anyStands(countryNames, location);
  const isNational = country !== null && isOnlyForCountry(item, country);
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

function testPart(
  { description, tag }: TokenizedItem,
  test: Term | null,
): Part {
  if (!test || !(containsTerm(test, description) || containsTerm(test, tag)))
    return NOTHING;
  return { points: WEIGHTS.test, reason: { kind: "test", name: test.text } };
}

function programsPart(
  { programs }: TokenizedItem,
  careers: ReadonlyArray<Interest>,
): Part {
  const count = programs.filter((program) =>
    careers.some(({ terms }) => anyStands(terms, program)),
  ).length;
  return count > 0
    ? { points: count * WEIGHTS.program, reason: { kind: "programs", count } }
    : NOTHING;
}

function anyStands(terms: ReadonlyArray<Term>, text: TokenizedText): boolean {
  return terms.some((term) => containsTerm(term, text));
}
