import type { Scale } from "#domain/grades/scale.ts";
import { type MarkRange, roundOutward } from "#domain/grades/translate-mark.ts";

/** Length of a scale from which whole numbers are exact enough. */
const LONG_SCALE = 50;

/** The ends of a range as text, rounded outward to 0 or 1 decimals; equal ends as is. */
export function markFormat(
  range: MarkRange,
  scale: Scale,
  number: (value: number) => string,
): { readonly least: string; readonly most: string } {
  const isLong = Math.abs(scale.best - scale.worst) >= LONG_SCALE;
  const { least, most } =
    range.least === range.most
      ? range
      : roundOutward(range, scale, isLong ? 0 : 1);
  return { least: number(least), most: number(most) };
}
