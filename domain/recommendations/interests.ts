import { targetLevels } from "../eligibility/study-levels.ts";
import {
  languageNamesInTexts,
  matchLanguages,
} from "../languages/named-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { careerTerms } from "./careers.ts";
import { listCountryTerms } from "./language-countries.ts";
import { namesNothing, withoutEmptyAnswers } from "./names-nothing.ts";
import { languagesSpoken } from "./situation.ts";
import { isTiny, type MatchTerm, nameTermFrom, termFrom } from "./term.ts";

/** A career, a language or programmes for girls: any of the terms matches. */
export type Interest = {
  /** As the student wrote it. */
  readonly name: string;
  readonly terms: ReadonlyArray<MatchTerm>;
};

export type LanguageInterest = Interest & {
  readonly countries: ReadonlyArray<MatchTerm>;
  /** Spoken, and not among the languages to learn. */
  readonly isSpoken: boolean;
};

/** A profile prepared for comparison with items. */
export type Interests = {
  readonly careers: ReadonlyArray<Interest>;
  readonly languages: ReadonlyArray<LanguageInterest>;
  /** Programmes for girls, if the student asked for them. */
  readonly girls: Interest | null;
  readonly studyLevel: string | null;
  /** Catalogue levels to look for; null when the level is unknown. */
  readonly levels: ReadonlyArray<string> | null;
  /** ISO 3166-1 alpha-2, and the names of the country in both languages. */
  readonly country: string | null;
  readonly countryNames: ReadonlyArray<MatchTerm>;
  readonly test: MatchTerm | null;
};

const COUNTRY_NAMES = ["es", "en"].map(
  (language) =>
    new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
);

/** Terms for programmes for girls in our texts. */
const GIRLS: Interest = {
  name: "",
  terms: ["girls", "chicas", "niñas", "mujeres", "women"].map(nameTermFrom),
};

export function readInterests(profile: Partial<StudentProfile>): Interests {
  const careers = [
    ...(profile.desired_careers ?? []),
    ...(profile.study_field ? [profile.study_field] : []),
  ];
  const spoken = languagesSpoken(profile);
  const interestsIn = (
    answers: ReadonlyArray<string> | null | undefined,
    areToLearn: boolean,
  ) =>
    withoutEmptyAnswers(answers).flatMap((answer) =>
      findLanguages(answer, (code) => !areToLearn && spoken.includes(code)),
    );
  return {
    careers: distinct(withoutEmptyAnswers(careers).map(toCareerInterest)),
    // Languages to learn come first: `distinct` drops later duplicates.
    languages: distinct([
      ...interestsIn(profile.languages_to_learn, true),
      ...interestsIn(profile.secondary_languages, false),
    ]),
    girls: profile.wants_girls_programs ? GIRLS : null,
    studyLevel: profile.study_level ?? null,
    levels: targetLevels(profile),
    country: profile.country ?? null,
    countryNames: listCountryNames(profile.country ?? "").map(nameTermFrom),
    test: testTerm(profile),
  };
}

function toCareerInterest(career: string): Interest {
  return { name: career.trim(), terms: careerTerms(career) };
}

/** Languages in an answer, ignoring levels; else the answer itself, unless it is tiny. */
function findLanguages(
  answer: string,
  isSpoken: (code: string) => boolean,
): ReadonlyArray<LanguageInterest> {
  const languages = matchLanguages(answer).map(({ code, written }) => ({
    terms: languageNamesInTexts(code).map(nameTermFrom),
    name: written,
    countries: listCountryTerms(code),
    isSpoken: isSpoken(code),
  }));
  if (languages.length > 0) return languages;
  const term = nameTermFrom(answer);
  return isTiny(term)
    ? []
    : [{ terms: [term], name: term.text, countries: [], isSpoken: false }];
}

/** Drops interests whose first term is that of an earlier one. */
function distinct<One extends Interest>(
  interests: ReadonlyArray<One>,
): ReadonlyArray<One> {
  const byKey = new Map<string, One>();
  for (const interest of interests) {
    const key = interest.terms[0]?.key ?? "";
    if (!byKey.has(key)) byKey.set(key, interest);
  }
  return [...byKey.values()];
}

function listCountryNames(code: string): ReadonlyArray<string> {
  return /^[A-Z]{2}$/.test(code)
    ? COUNTRY_NAMES.flatMap((names) => names.of(code) ?? [])
    : [];
}

function testTerm({
  has_standardized_test: has,
  standardized_test_name: name,
}: Partial<StudentProfile>): MatchTerm | null {
  return has !== false && name && !namesNothing(name) ? termFrom(name) : null;
}
