import type { StudentProfile } from "../profile/student-profile.ts";
import { words } from "../text/fold.ts";
import type { Answer } from "./answer.ts";
import {
  type CefrLevel,
  type Certificate,
  certificateOf,
} from "./certificate.ts";
import { CEFR_LEVELS, type Condition } from "./condition.ts";
import { languagesNamed } from "./languages.ts";

type LanguageCondition = Extract<Condition, { kind: "language" }>;

/**
 * The level of who "can use language flexibly and effectively for social, academic and
 * professional purposes" (Council of Europe, CEFR global scale): enough where a call
 * asks for a language to study or work in and names no level.
 */
export const LEVEL_WHERE_NONE_IS_NAMED = "C1";

/** A language: her own meets any level, a certificate tells hers, and who names her languages without it does not speak it. */
export function judgeLanguage(
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): Answer {
  const { language } = condition;
  if (condition.certificate)
    return judgeNamed(condition.certificate, condition, student);
  if (languagesNamed(student.native_language).includes(language)) return "met";
  const certificate = heldBy(student);
  if (certificate?.language === language)
    return judgeLevel(certificate, condition);
  return speaks(language, student) === false ? "unmet" : "unknown";
}

/** A certificate that the call names: having none is not having it, having another leaves it open. */
function judgeNamed(
  name: string,
  condition: LanguageCondition,
  student: Partial<StudentProfile>,
): Answer {
  if (student.has_language_cert === false) return "unmet";
  const hers = words(student.language_cert_name ?? "");
  if (!words(name).every((word) => hers.includes(word))) return "unknown";
  const certificate = heldBy(student);
  if (!condition.cefr) return "met";
  return certificate ? judgeLevel(certificate, condition) : "unknown";
}

function judgeLevel(
  { shown }: Certificate,
  { cefr }: LanguageCondition,
): Answer {
  if (!shown) return "unknown";
  const rank = (level: CefrLevel) => CEFR_LEVELS.indexOf(level);
  const asked = rank(cefr ?? LEVEL_WHERE_NONE_IS_NAMED);
  if (rank(shown.from) >= asked) return "met";
  return cefr && rank(shown.to) < asked ? "unmet" : "unknown";
}

function heldBy(student: Partial<StudentProfile>): Certificate | null {
  return student.has_language_cert === false
    ? null
    : certificateOf(student.language_cert_name, student.language_cert_score);
}

/** Null while she has not told her own language and others, or names one that we do not know. */
function speaks(
  language: string,
  { native_language, secondary_languages }: Partial<StudentProfile>,
): boolean | null {
  const others = secondary_languages ?? [];
  const codes = [native_language ?? "", ...others].map(languagesNamed);
  if (codes.flat().includes(language)) return true;
  const isTold = others.length > 0 && codes.every((named) => named.length > 0);
  return isTold ? false : null;
}
