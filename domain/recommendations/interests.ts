import { languagesIn, namesOfLanguage } from "../eligibility/languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { careerTerms } from "./careers.ts";
import { countriesOf } from "./language-countries.ts";
import { namedOf, namesNothing } from "./names-nothing.ts";
import { isTiny, type Term, termFrom } from "./term.ts";

/** A career or a language: any of its terms finds it. */
export type Interest = { readonly terms: ReadonlyArray<Term> };

export type LanguageInterest = Interest & {
  /** The word for it that she wrote. */
  readonly name: string;
  readonly countries: ReadonlyArray<Term>;
};

/** A profile as items are compared with it. */
export type Interests = {
  readonly careers: ReadonlyArray<Interest>;
  readonly languages: ReadonlyArray<LanguageInterest>;
  readonly studyLevel: string | null;
  /** ISO 3166-1 alpha-2, and the names of the country in both languages. */
  readonly country: string | null;
  readonly countryNames: ReadonlyArray<Term>;
  readonly test: Term | null;
};

const COUNTRY_NAMES = ["es", "en"].map(
  (language) =>
    new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
);

export function interestsOf(profile: Partial<StudentProfile>): Interests {
  const languages = [
    ...(profile.languages_to_learn ?? []),
    ...(profile.secondary_languages ?? []),
  ];
  return {
    careers: distinct(namedOf(profile.desired_careers).map(careerOf)),
    languages: distinct(namedOf(languages).flatMap(languagesOf)),
    studyLevel: profile.study_level ?? null,
    country: profile.country ?? null,
    countryNames: countryNamesOf(profile.country ?? "").map(termFrom),
    test: testOf(profile),
  };
}

function careerOf(career: string): Interest {
  return { terms: careerTerms(career) };
}

/** The languages that an answer names, whatever level stands beside them; else the answer itself. */
function languagesOf(answer: string): ReadonlyArray<LanguageInterest> {
  const known = languagesIn(answer).map(({ code, written }) => ({
    terms: namesOfLanguage(code).map(termFrom),
    name: written,
    countries: countriesOf(code),
  }));
  if (known.length > 0) return known;
  const term = termFrom(answer);
  return isTiny(term)
    ? []
    : [{ terms: [term], name: term.text, countries: [] }];
}

/** Each interest once, however often it was named. */
function distinct<One extends Interest>(
  interests: ReadonlyArray<One>,
): ReadonlyArray<One> {
  const byRoots = new Map<string, One>();
  for (const interest of interests) {
    const roots = interest.terms[0]?.roots ?? "";
    if (!byRoots.has(roots)) byRoots.set(roots, interest);
  }
  return [...byRoots.values()];
}

function countryNamesOf(code: string): ReadonlyArray<string> {
  return /^[A-Z]{2}$/.test(code)
    ? COUNTRY_NAMES.flatMap((by) => by.of(code) ?? [])
    : [];
}

function testOf({
  has_standardized_test: has,
  standardized_test_name: name,
}: Partial<StudentProfile>): Term | null {
  return has !== false && name && !namesNothing(name) ? termFrom(name) : null;
}
