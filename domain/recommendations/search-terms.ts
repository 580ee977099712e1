import { isStudyLevel } from "../eligibility/study-levels.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import { mainCountry } from "./language-countries.ts";
import { withoutEmptyAnswers } from "./names-nothing.ts";
import { termFrom } from "./term.ts";

/** Specification §9. */
export const MAX_SEARCH_TERMS = 8;

type Words = {
  readonly scholarship: string;
  readonly levels: Readonly<Record<StudyLevel, string>>;
};

/** Search words by language; the last year of school and a finished degree have the next level. */
const WORDS: Readonly<Record<"es" | "en", Words>> = {
  es: {
    scholarship: "beca",
    levels: {
      preparatoria_1: "preparatoria",
      preparatoria_2: "preparatoria",
      preparatoria_3: "licenciatura",
      licenciatura_cursando: "licenciatura",
      licenciatura_terminada: "posgrado",
      posgrado: "posgrado",
      otro: "",
    },
  },
  en: {
    scholarship: "scholarship",
    levels: {
      preparatoria_1: "high school",
      preparatoria_2: "high school",
      preparatoria_3: "undergraduate",
      licenciatura_cursando: "undergraduate",
      licenciatura_terminada: "postgraduate",
      posgrado: "postgraduate",
      otro: "",
    },
  },
};

/**
 * External search terms for a student, the most specific first: in turn a career with the
 * level and the main country of a language to learn; then the level and the student's
 * country alone. None for a profile without them.
 */
export function searchTerms(
  profile: Partial<StudentProfile>,
  language: "es" | "en",
): ReadonlyArray<string> {
  const { scholarship, levels } = WORDS[language];
  const level = profile.study_level ?? null;
  const levelWord = isStudyLevel(level) ? levels[level] : "";
  const careers = withoutEmptyAnswers(profile.desired_careers).map((career) =>
    joinWords(scholarship, career, levelWord),
  );
  const countries = (profile.languages_to_learn ?? [])
    .flatMap(matchLanguageCodes)
    .flatMap((code) => mainCountry(code)?.[language] ?? [])
    .map((country) => joinWords(scholarship, country));
  const general = [
    ...(levelWord ? [joinWords(scholarship, levelWord)] : []),
    ...countryName(profile.country ?? "", language).map((country) =>
      joinWords(scholarship, country),
    ),
  ];
  return distinct([...interleave(careers, countries), ...general]).slice(
    0,
    MAX_SEARCH_TERMS,
  );
}

function joinWords(...words: ReadonlyArray<string>): string {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .join(" ");
}

/** One of each in turn, so that many careers leave room for a language. */
function interleave(
  some: ReadonlyArray<string>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, at) => [
    some[at] ?? [],
    others[at] ?? [],
  ]).flat(2);
}

/** Each term once, ignoring case, accents, number and gender. */
function distinct(terms: ReadonlyArray<string>): ReadonlyArray<string> {
  const byKey = new Map<string, string>();
  for (const term of terms) {
    const { key } = termFrom(term);
    if (!byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()];
}

function countryName(code: string, language: string): ReadonlyArray<string> {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  const names = new Intl.DisplayNames(language, {
    type: "region",
    fallback: "none",
  });
  return [names.of(code) ?? []].flat();
}
