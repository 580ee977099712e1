import type { LinkMarkView } from "#app/platform/official-check/mark-text.ts";
import type { ExternalResult } from "#app/platform/search-answer.ts";

/** A result for a card. */
export type OutsideResult = ExternalResult & {
  /** Age of an imported copy: "hace 3 h"; null for other results. */
  readonly age: string | null;
  /** Recognised owner or domain ending of the link, or a warning; null without any. */
  readonly mark: LinkMarkView | null;
};

export function withAge(
  result: ExternalResult,
  now: number,
  language: string,
): OutsideResult {
  const { copiedAt } = result;
  const ageMs = copiedAt ? now - Date.parse(copiedAt) : Number.NaN;
  return {
    ...result,
    age: Number.isNaN(ageMs) ? null : formatAge(ageMs, language),
    mark: null,
  };
}

export function withMark(
  result: OutsideResult,
  markLink: (link: string) => LinkMarkView | null,
): OutsideResult {
  return { ...result, mark: markLink(result.link) };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "hace 20 min", "hace 6 h"; from two days on "hace 2 días". */
export function formatAge(ageMs: number, language: string): string {
  const [unit, unitMs] =
    ageMs >= 2 * DAY_MS
      ? (["day", DAY_MS] as const)
      : ageMs >= HOUR_MS
        ? (["hour", HOUR_MS] as const)
        : (["minute", MINUTE_MS] as const);
  const format = new Intl.RelativeTimeFormat(language, {
    style: unit === "day" ? "long" : "short",
  });
  return format.format(-Math.max(1, Math.round(ageMs / unitMs)), unit);
}
