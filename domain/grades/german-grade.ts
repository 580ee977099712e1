import { type Mark, scaleShare } from "./scale.ts";

/** Absorbs binary rounding: 1 + 3 × (10 − 8.4) / 4 is 2.1999999999999997, not 2.2. */
const TOLERANCE = 1e-9;

/** The German grade, or the reason why the formula gives none. */
export type GermanGrade = number | "passUnknown" | "belowPass";

/**
 * Modified Bavarian formula, x = 1 + 3 · (Nmax − Nd) / (Nmax − Nmin): 1.0 is best, 4.0
 * the lowest pass. Decimals after the first are cut, not rounded.
 */
export function germanGrade({ value, scale }: Mark): GermanGrade {
  const { best, pass } = scale;
  if (pass === null) return "passUnknown";
  if (scaleShare(value, scale) < scaleShare(pass, scale)) return "belowPass";
  const grade = 1 + (3 * (best - value)) / (best - pass);
  return Math.floor(grade * 10 + TOLERANCE) / 10;
}
