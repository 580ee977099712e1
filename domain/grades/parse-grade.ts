import { GRADE_SCALES, type GradeScale, isOnScale, SCALES } from "./scale.ts";

export type Grade = { readonly value: number; readonly scale: GradeScale };

const AS_TYPED = /^(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+(?:[.,]\d+)?))?$/;

/**
 * Parses a grade as typed: "9,3", "9.3", "93/100". Null for other texts, unknown scales
 * and values off the scale.
 */
export function parseGrade(
  text: string | null | undefined,
  system: string | null | undefined,
): Grade | null {
  const { value, outOf } = parseTyped(text ?? "");
  const scale = GRADE_SCALES.find((name) =>
    outOf === null ? name === system : SCALES[name].best === outOf,
  );
  if (value === null || !scale) return null;
  return isOnScale({ value, scale: SCALES[scale] }) ? { value, scale } : null;
}

/** The number and the best mark of "9.3" or "93/100"; null where missing. */
export function parseTyped(text: string): {
  readonly value: number | null;
  readonly outOf: number | null;
} {
  const [, typed, outOf] = AS_TYPED.exec(text.trim()) ?? [];
  return { value: parseNumber(typed), outOf: parseNumber(outOf) };
}

/** True for a text that is not a grade on its known scale. */
export function isOffScale(text: string, system: string): boolean {
  const isKnown = GRADE_SCALES.some((name) => name === system);
  return isKnown && text.trim() !== "" && parseGrade(text, system) === null;
}

function parseNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(",", "."));
}
