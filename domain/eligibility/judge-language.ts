import type { Answer } from "../answer.ts";
import type { CefrLevel } from "../languages/cefr.ts";
import { CEFR_LEVELS } from "../languages/cefr.ts";
import { type LevelRange, parseCertificate } from "../languages/certificate.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { words } from "../text/fold.ts";
import { parseNumber } from "../text/parse-number.ts";
import type { SimpleCondition } from "./condition.ts";

export type LanguageCondition = Extract<SimpleCondition, { kind: "language" }>;

/**
 * The level at which a user "can use language flexibly and effectively for social,
 * academic and professional purposes" (Council of Europe, CEFR global scale): enough
 * when a programme requires a language to study or work in and names no level.
 */
export const DEFAULT_REQUIRED_LEVEL = "C1";

/** Highest numbered level of an exam: HSK has 1 to 9. */
const HIGHEST_LEVEL = 9;

/**
 * Judges a named certificate first. Otherwise the native language meets any level, a
 * stated or certified level is compared, and a list without the language is unmet.
 */
export function judgeLanguage(
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): Answer {
  const { language } = condition;
  if (condition.certificate)
    return judgeCertificate(condition.certificate, condition, student);
  if (isNative(language, student)) return "met";
  const shown = knownLevels(language, student);
  if (shown.length > 0) return judgeLevels(shown, condition);
  return speaks(language, student) === false ? "unmet" : "unknown";
}

/** Levels that the student states or a certificate shows. */
export function knownLevels(
  language: string,
  student: Partial<StudentProfile>,
): ReadonlyArray<LevelRange> {
  const stated = (student.known_languages ?? [])
    .filter((known) => known.language === language)
    .flatMap(({ level }) => CEFR_LEVELS.find((one) => one === level) ?? [])
    .map((level) => ({ from: level, to: level }));
  return [...stated, ...certifiedLevels(language, listCertificates(student))];
}

function certifiedLevels(
  language: string,
  certificates: ReadonlyArray<Held>,
): ReadonlyArray<LevelRange> {
  return certificates
    .map((held) => parseCertificate(held.name, held.score, held.language))
    .flatMap((held) =>
      held?.language === language && held.shown ? [held.shown] : [],
    );
}

/** Null if unknown: the student lists only the native language, or an unrecognised one. */
export function speaks(
  language: string,
  student: Partial<StudentProfile>,
): boolean | null {
  const { native_language, secondary_languages } = student;
  const listed = student.known_languages ?? [];
  const others = secondary_languages ?? [];
  const native = listed.some(({ level }) => level === "native")
    ? []
    : [native_language ?? ""];
  const typedCodes = [...native, ...others].map(matchLanguageCodes);
  const codes = [...typedCodes.flat(), ...listed.map((each) => each.language)];
  if (codes.includes(language)) return true;
  const listsOthers =
    others.length > 0 || listed.some(({ level }) => level !== "native");
  const areRecognised = typedCodes.every(({ length }) => length > 0);
  return listsOthers && areRecognised ? false : null;
}

function isNative(
  language: string,
  { native_language, known_languages }: Partial<StudentProfile>,
): boolean {
  return (
    matchLanguageCodes(native_language).includes(language) ||
    (known_languages ?? []).some(
      (known) => known.language === language && known.level === "native",
    )
  );
}

/**
 * Judges a named certificate, by its own result and no stated level: having none, or not
 * speaking its language, is unmet; another one, or one listed with another language, is
 * unknown.
 */
function judgeCertificate(
  name: string,
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): Answer {
  const level = parseNumber(name);
  const named = words(name).filter((word) => word !== String(level));
  const held = listCertificates(student).filter((certificate) => {
    if (certificate.language && certificate.language !== condition.language)
      return false;
    const typed = words(certificate.name ?? "");
    return named.every((word) => typed.includes(word));
  });
  if (held.length === 0)
    return hasNoCertificate(student) ||
      speaks(condition.language, student) === false
      ? "unmet"
      : "unknown";
  if (level !== null) return judgeNumberedLevel(held, level);
  if (!condition.cefr) return "met";
  const shown = certifiedLevels(condition.language, held);
  return shown.length > 0 ? judgeLevels(shown, condition) : "unknown";
}

/** "HSK 4" meets "HSK 3"; the points of its exam show no level. */
function judgeNumberedLevel(
  held: ReadonlyArray<Held>,
  required: number,
): Answer {
  const levels = held.map(
    ({ name, score }) => parseNumber(score) ?? parseNumber(name) ?? Infinity,
  );
  if (levels.some((level) => level >= required && level <= HIGHEST_LEVEL))
    return "met";
  return levels.every((level) => level < required) ? "unmet" : "unknown";
}

/** The best of several levels counts. */
function judgeLevels(
  shown: ReadonlyArray<LevelRange>,
  { cefr }: LanguageCondition,
): Answer {
  const rank = (level: CefrLevel) => CEFR_LEVELS.indexOf(level);
  const required = rank(cefr ?? DEFAULT_REQUIRED_LEVEL);
  if (shown.some(({ from }) => rank(from) >= required)) return "met";
  const isBelow = shown.every(({ to }) => rank(to) < required);
  return cefr && isBelow ? "unmet" : "unknown";
}

type Held = {
  readonly name: string | null;
  readonly score: string | null;
  /** ISO 639-1 code of the language that it is listed with. */
  readonly language: string | null;
};

/** Certificates as typed; a result alone suffices when the language is known. */
export function listCertificates(
  student: Partial<StudentProfile>,
): ReadonlyArray<Held> {
  const { language_cert_name = null, language_cert_score = null } = student;
  const listed = (student.known_languages ?? []).map(
    ({ certificate: name, score, language }) => ({ name, score, language }),
  );
  const separate = {
    name: language_cert_name,
    score: language_cert_score,
    language: null,
  };
  return [
    ...(student.has_language_cert === false ? [] : [separate]),
    ...listed,
  ].filter(
    ({ name, score, language }) =>
      Boolean(name?.trim()) || Boolean(language && score?.trim()),
  );
}

function hasNoCertificate(student: Partial<StudentProfile>): boolean {
  return (
    student.has_language_cert === false &&
    listCertificates(student).length === 0
  );
}
