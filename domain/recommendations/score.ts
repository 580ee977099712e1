import { isOnlyForCountry } from "../eligibility/countries.ts";
import { isLevelNamed, isTargetLevel } from "../eligibility/study-levels.ts";
import type { TokenizedItem } from "./catalogue-index.ts";
import type { Interest, Interests, LanguageInterest } from "./interests.ts";
import {
  containsTerm,
  isTiny,
  type MatchTerm,
  type TokenizedText,
} from "./term.ts";
import { WEIGHTS } from "./weights.ts";

/** Reason for a score; the screen words it. */
export type ScoreReason =
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
  readonly reasons: ReadonlyArray<ScoreReason>;
};

type Part = { readonly points: number; readonly reason: ScoreReason | null };

const NOTHING: Part = { points: 0, reason: null };

/** Score of an item for a student, with reasons. Specification §9; zero means no fit. */
export function scoreItem(
  tokenized: TokenizedItem,
  interests: Interests,
): Score {
  const parts = [
    ...interests.careers.map((career) => careerPart(tokenized, career)),
    programsPart(tokenized, interests.careers),
    girlsPart(tokenized, interests.girls),
    ...interests.languages.map((language) => languagePart(tokenized, language)),
    ...interests.languages.map((language) =>
      countriesPart(tokenized, language),
    ),
    levelPart(tokenized, interests),
    countryPart(tokenized, interests),
    testPart(tokenized, interests.test),
  ];
  return {
    score: parts.reduce((total, { points }) => total + points, 0),
    reasons: distinctReasons(parts.flatMap(({ reason }) => reason ?? [])),
  };
}

function distinctReasons(
  reasons: ReadonlyArray<ScoreReason>,
): ReadonlyArray<ScoreReason> {
  const byContent = new Map(
    reasons.map((reason) => [JSON.stringify(reason), reason]),
  );
  return [...byContent.values()];
}

type Place = "name" | "description" | "tag" | "category" | "location";

type ScoringRule = {
  readonly pointsByPlace: Partial<Readonly<Record<Place, number>>>;
  readonly reason: ScoreReason;
};

/** Sums the points of the places with the interest; descriptions ignore tiny terms. */
function scorePart(
  tokenized: TokenizedItem,
  { terms }: Interest,
  { pointsByPlace, reason }: ScoringRule,
): Part {
  const places = Object.entries(pointsByPlace) as ReadonlyArray<
    [Place, number]
  >;
  const points = places
    .filter(([place]) =>
      terms.some(
        (term) =>
          containsTerm(term, tokenized[place]) &&
          !(place === "description" && isTiny(term)),
      ),
    )
    .reduce((total, [, placePoints]) => total + placePoints, 0);
  return points > 0 ? { points, reason } : NOTHING;
}

function careerPart(tokenized: TokenizedItem, career: Interest): Part {
  const reason = { kind: "career", term: career.name } as const;
  return scorePart(tokenized, career, {
    pointsByPlace: WEIGHTS.career,
    reason,
  });
}

/** Scored like a career. */
function girlsPart(tokenized: TokenizedItem, girls: Interest | null): Part {
  return girls
    ? scorePart(tokenized, girls, {
        pointsByPlace: WEIGHTS.career,
        reason: { kind: "girls" },
      })
    : NOTHING;
}

function languagePart(
  tokenized: TokenizedItem,
  language: LanguageInterest,
): Part {
  const { name, isSpoken } = language;
  return scorePart(tokenized, language, {
    pointsByPlace: WEIGHTS.language,
    reason: { kind: "language", language: name, isSpoken },
  });
}

function countriesPart(
  { name, description }: TokenizedItem,
  { name: language, countries, isSpoken }: LanguageInterest,
): Part {
  const { languageCountry } = WEIGHTS;
  const points = containsAny(countries, name)
    ? languageCountry.name
    : containsAny(countries, description)
      ? languageCountry.description
      : 0;
  return points > 0
    ? { points, reason: { kind: "languageCountry", language, isSpoken } }
    : NOTHING;
}

const SCHOLARSHIPS = ["scholarship", "cultural_exchange"];

function levelPart(
  { item }: TokenizedItem,
  { levels, studyLevel }: Interests,
): Part {
  const fits = isTargetLevel(item, levels);
  const isNamed = isLevelNamed(item, studyLevel);
  const isScholarship = fits && SCHOLARSHIPS.includes(item.type);
  if (!fits && !isNamed) return NOTHING;
  const isForAnyLevel = !isNamed && item.levels.includes("any");
  return {
    points:
      (fits ? WEIGHTS.level : 0) +
      (isNamed ? WEIGHTS.level : 0) +
      (isScholarship ? WEIGHTS.scholarshipLevel : 0),
    reason: { kind: isForAnyLevel ? "anyLevel" : "level" },
  };
}

function countryPart(
  { item, location, category }: TokenizedItem,
  { country, countryNames }: Interests,
): Part {
  const isLocatedThere = containsAny(countryNames, location);
  const isNational = country !== null && isOnlyForCountry(item, country);
  const isOfCountry =
    (country !== null && item.country === country) ||
    containsAny(countryNames, category);
  if (!isLocatedThere && !isOfCountry && !isNational) return NOTHING;
  return {
    points:
      (isLocatedThere ? WEIGHTS.country.location : 0) +
      (isOfCountry || isNational ? WEIGHTS.country.category : 0),
    reason: { kind: isNational ? "national" : "country" },
  };
}

function testPart(
  { description, tag }: TokenizedItem,
  test: MatchTerm | null,
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
    careers.some(({ terms }) => containsAny(terms, program)),
  ).length;
  return count > 0
    ? { points: count * WEIGHTS.program, reason: { kind: "programs", count } }
    : NOTHING;
}

function containsAny(
  terms: ReadonlyArray<MatchTerm>,
  text: TokenizedText,
): boolean {
  return terms.some((term) => containsTerm(term, text));
}
