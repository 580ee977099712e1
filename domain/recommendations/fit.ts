import type {
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import { daysBetween } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { countryLists } from "../eligibility/countries.ts";
import { judgeItem } from "../eligibility/judge.ts";
import { isLevelNamed } from "../eligibility/study-levels.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Situation } from "./situation.ts";
import { isInLanguages, requiresOnlySpoken } from "./spoken-languages.ts";

const SPANISH_NAMES = new Intl.DisplayNames("es", { type: "region" });

/** Fit of an item beyond its points: compared from the first number on, higher is better. */
export type Fit = ReadonlyArray<number>;

/**
 * Tie-breakers, in this order: made for the student's country, no requirement with a
 * missing fact, in a known language, opens or closes soon, close to the student's level.
 */
export function computeFit(
  item: IndexedItem,
  profile: Partial<StudentProfile>,
  { languages, today }: Pick<Situation, "languages"> & { today: CivilDate },
): Fit {
  return [
    countryFit(item, profile.country ?? ""),
    hasNoMissingFact(item, profile, today) ? 1 : 0,
    requiresOnlySpoken(item, profile, { languages, today }) &&
    isInLanguages(item, languages)
      ? 1
      : 0,
    -daysToNextDate(item, today),
    levelFit(item, profile.study_level ?? null),
  ];
}

export function compareFits(one: Fit, other: Fit): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/**
 * 4: for the student's country only; 3: the same, with a condition that is rarely met;
 * 2: names it among others or in a tag; 1: for Latin America; 0: all other items.
 */
function countryFit(item: IndexedItem, country: string): number {
  if (!country) return 0;
  const { conditions, tags, country: itemCountry } = item;
  const alone = conditions.some(isRarelyMet) ? 3 : 4;
  if (itemCountry === country) return alone;
  const fits = countryLists(item).map((list) => {
    if (list.includes(country)) return list.length === 1 ? alone : 2;
    return list.includes("LATAM") ? 1 : 0;
  });
  return Math.max(isTagged(tags, country) ? 2 : 0, ...fits);
}

/**
 * True for a condition that most students of the country miss: a region, or one of kind
 * `other` that no student can change.
 */
export function isRarelyMet({ kind, changeable }: WordedCondition): boolean {
  return kind === "region" || (kind === "other" && !changeable);
}

/** Tags name countries in Spanish, without capitals. */
function isTagged(tags: ReadonlyArray<string>, country: string): boolean {
  return /^[A-Z]{2}$/.test(country)
    ? tags.includes(SPANISH_NAMES.of(country)?.toLowerCase() ?? "")
    : false;
}

function hasNoMissingFact(
  { conditions }: IndexedItem,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): boolean {
  return judgeItem(conditions, profile, today).judgements.every(
    ({ missing }) => missing === null,
  );
}

/** Days used for an unknown date: farther than any other. */
const UNDATED_DAYS = 1_000;

function daysToNextDate(
  { opens, closes, isAlwaysOpen }: IndexedItem,
  today: CivilDate,
): number {
  if (opens && opens > today) return daysBetween(today, opens);
  if (closes && closes >= today) return daysBetween(today, closes);
  return isAlwaysOpen ? UNDATED_DAYS - 1 : UNDATED_DAYS;
}

/** Higher for fewer levels, and highest when a requirement names the student's level. */
function levelFit(item: IndexedItem, studyLevel: string | null): number {
  const breadth =
    item.levels.length === 0 || item.levels.includes("any")
      ? 4
      : item.levels.length;
  return (isLevelNamed(item, studyLevel) ? 4 : 0) - breadth;
}
