import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { Condition } from "../eligibility/condition.ts";
import { isForCountry } from "../eligibility/countries.ts";
import {
  judgeStudyYear,
  type StudyYearCondition,
} from "../eligibility/judge-schooling.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { isHighSchool } from "../profile/study-level.ts";
import { opensAfterSchool } from "./after-school.ts";
import { chooseListGroup } from "./list-group.ts";
import { notYetMet } from "./not-yet-met.ts";
import type { ScoreReason } from "./score.ts";
import type { Situation } from "./situation.ts";
import { isInLanguages, requiresOnlySpoken } from "./spoken-languages.ts";

type Scored = {
  readonly item: IndexedItem;
  readonly reasons: ReadonlyArray<ScoreReason>;
};

type StudentNow = { readonly situation: Situation; readonly today: CivilDate };

/** True when the student looks for the item and misses no requirement, as far as known. */
export function isRecommendable(
  scored: Scored,
  profile: Partial<StudentProfile>,
  now: StudentNow,
): boolean {
  return (
    matchesGoals(scored, profile, now) &&
    notYetMet(scored.item, profile, now.today).length === 0 &&
    !opensAfterSchool(scored.item, profile, now.today)
  );
}

/** True when the student looks for the item, whether or not its requirements are met. */
export function matchesGoals(
  { item, reasons }: Scored,
  profile: Partial<StudentProfile>,
  { situation, today }: StudentNow,
): boolean {
  const { country } = profile;
  return (
    (!country || isForCountry(item, country)) &&
    !isNationalAbroad(item, country) &&
    (isForLevels(item, situation) ||
      isExamOfSchoolYear(item, profile) ||
      isContestForTechnicalStudents(item, profile)) &&
    isWithinWishes(item, profile, { situation, today }) &&
    !isGeneric(item, reasons) &&
    !teachesSpokenLanguage(item, profile, situation)
  );
}

/** National universities are for residents; international ones are for abroad. */
function isNationalAbroad(
  { type, country: home }: IndexedItem,
  country: string | null | undefined,
): boolean {
  return type === "university" && Boolean(country) && home !== country;
}

function isForLevels(
  item: IndexedItem,
  { levels, isPupil, entersUniversity }: Situation,
): boolean {
  const group = chooseListGroup(item, null);
  if (group.startsWith("universities")) return entersUniversity;
  if (
    group === "exams" &&
    isPupil &&
    (!entersUniversity || admitsToUpperSecondary(item))
  )
    return false;
  const isPastAdmission = !isPupil && !entersUniversity;
  if (
    group === "exams" &&
    isPastAdmission &&
    item.levels.includes("highSchool")
  )
    return false;
  if (item.section === "universityAdmission" && isPastAdmission)
    return !isForSchoolLeavers(item);
  if (isPupil && NOT_FOR_PUPILS.has(item.section ?? "")) return false;
  return (
    levels.length === 0 ||
    item.levels.length === 0 ||
    item.levels.includes("any") ||
    item.levels.some((level) => levels.includes(level))
  );
}

/** False when a requirement names only later levels: some admissions require years of study. */
function isForSchoolLeavers({ conditions }: IndexedItem): boolean {
  return !conditions.some(
    (condition) =>
      condition.kind === "level" &&
      !condition.levels.some(
        (level) => level === "otro" || isHighSchool(level),
      ),
  );
}

/** An examination at the end of lower secondary admits to the next school, not to a university. */
function isExamOfSchoolYear(
  item: IndexedItem,
  profile: Partial<StudentProfile>,
): boolean {
  return (
    profile.school_stage === "lowerSecondary" &&
    chooseListGroup(item, null) === "exams" &&
    requiredLowerSecondaryYears(item).some(
      (condition) => judgeStudyYear(condition, profile) === "met",
    )
  );
}

/** A contest that names technical schools: they have no level of their own in the catalogue. */
function isContestForTechnicalStudents(
  { type, conditions }: IndexedItem,
  { school_stage: stage }: Partial<StudentProfile>,
): boolean {
  const namesTechnical = (condition: Condition): boolean =>
    condition.kind === "anyOf"
      ? condition.options.flat().some(namesTechnical)
      : condition.kind === "level" &&
        (condition.stages?.includes("technical") ?? false);
  return (
    type.startsWith("competitions") &&
    stage === "technical" &&
    conditions.some(namesTechnical)
  );
}

/** True for an admission that pupils of upper secondary have passed. */
function admitsToUpperSecondary(item: IndexedItem): boolean {
  return (
    requiredLowerSecondaryYears(item).length > 0 ||
    (!item.levels.includes("undergraduate") &&
      item.conditions.some(
        (condition) =>
          condition.kind === "level" &&
          condition.later?.includes("lowerSecondary"),
      ))
  );
}

function requiredLowerSecondaryYears({
  conditions,
}: IndexedItem): ReadonlyArray<StudyYearCondition> {
  return conditions.flatMap((condition) =>
    condition.kind === "studyYear" && condition.stage === "lowerSecondary"
      ? condition
      : [],
  );
}

const NOT_FOR_PUPILS = new Set([
  "researchPlatforms",
  "onlineLibraries",
  "templatesAndGuides",
  "productivityTools",
]);

/** "Only what is free" and "only in languages that I know" are the student's own limits. */
function isWithinWishes(
  item: IndexedItem,
  profile: Partial<StudentProfile>,
  { situation: { languages }, today }: StudentNow,
): boolean {
  if (profile.must_be_free && item.cost === "paid") return false;
  if (!profile.only_known_languages || languages.length === 0) return true;
  return (
    isInLanguages(item, languages) &&
    requiresOnlySpoken(item, profile, { languages, today })
  );
}

/** Tools, tests, channels and search engines: no application. */
const TOOLS =
  /^(resource|mentorship_resource|mentorship_channel|scholarship_aggregator|opportunities_search_platforms)/;

export function isTool({ type }: Pick<IndexedItem, "type">): boolean {
  return TOOLS.test(type);
}

/**
 * True without a personal reason: "any level" is not personal, nor, for a tool, is a level,
 * a spoken language, or one to learn that the tool does not teach.
 */
function isGeneric(
  item: IndexedItem,
  reasons: ReadonlyArray<ScoreReason>,
): boolean {
  return !reasons.some((reason) => {
    if (reason.kind === "anyLevel") return false;
    if (!isTool(item)) return true;
    if (reason.kind === "language")
      return !reason.isSpoken && LANGUAGE_SECTIONS.has(item.section ?? "");
    if (reason.kind === "languageCountry") return !reason.isSpoken;
    return reason.kind !== "level";
  });
}

const LANGUAGE_SECTIONS = new Set([
  "languageLearning",
  "languageCertifications",
]);

/** Courses and certificates are for languages to learn, not for spoken ones. */
function teachesSpokenLanguage(
  { section, names, tags }: IndexedItem,
  { languages_to_learn }: Partial<StudentProfile>,
  { languages: spoken }: Situation,
): boolean {
  if (!LANGUAGE_SECTIONS.has(section ?? "")) return false;
  const taught = matchLanguageCodes([...names, ...tags].join(" "));
  const wanted = (languages_to_learn ?? []).flatMap(matchLanguageCodes);
  return (
    taught.length > 0 &&
    taught.every((code) => spoken.includes(code) && !wanted.includes(code))
  );
}
