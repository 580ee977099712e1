import { readMark } from "./readings.ts";
import {
  haveSameNumbers,
  type Mark,
  markAt,
  passMarks,
  type Scale,
  scaleShare,
  tensFactor,
} from "./scale.ts";

/** Marks on one scale. `least` is the worse one: the higher number where 1 is best. */
export type MarkRange = { readonly least: number; readonly most: number };

/**
 * Marks on the scale `to` that a mark may be worth: the mark meets every minimum up to
 * `least` and misses every minimum above `most`.
 */
export function translateMark(mark: Mark, to: Scale): MarkRange {
  if (haveSameNumbers(mark.scale, to)) return sameNumber(mark, to);
  const { whole, strict } = readMark(mark);
  const [mildest, strictest] = passMarks(to);
  return rangeAt(
    Math.min(whole, shareAbove(strict, mildest, to)),
    shareAbove(whole, strictest, to),
    to,
  );
}

/**
 * Marks on the student's scale `own` for a minimum on another scale: a mark below `least`
 * misses the minimum, one from `most` on meets it, and one between them may do either.
 */
export function translateMinimum(own: Scale, minimum: Mark): MarkRange {
  if (haveSameNumbers(own, minimum.scale)) return sameNumber(minimum, own);
  const { whole, strict, mild } = readMark(minimum);
  const [, strictest] = passMarks(own);
  return rangeAt(
    Math.min(whole, strict),
    Math.max(whole, shareAbove(mild, strictest, own)),
    own,
  );
}

/** Rounds `least` towards the worst mark and `most` towards the best. */
export function roundOutward(
  { least, most }: MarkRange,
  { worst, best }: Scale,
  decimals: number,
): MarkRange {
  const factor = 10 ** decimals;
  const down = (value: number) =>
    Math.floor(value * factor + TOLERANCE) / factor;
  const up = (value: number) => Math.ceil(value * factor - TOLERANCE) / factor;
  return worst > best
    ? { least: up(least), most: down(most) }
    : { least: down(least), most: up(most) };
}

/** Absorbs binary fractions: 2.3 × 100 is 229.99999999999997. */
const TOLERANCE = 1e-9;

/** Turns a share of the part above a pass mark into a share of the whole scale. */
function shareAbove(part: number, pass: number, scale: Scale): number {
  const start = scaleShare(pass, scale);
  return start + part * (1 - start);
}

function rangeAt(least: number, most: number, scale: Scale): MarkRange {
  return { least: markWithin(least, scale), most: markWithin(most, scale) };
}

/** The mark at a share, which is first limited to the scale. */
function markWithin(share: number, scale: Scale): number {
  return markAt(Math.min(Math.max(share, 0), 1), scale);
}

function sameNumber({ value, scale }: Mark, to: Scale): MarkRange {
  const number = (value / tensFactor(scale)) * tensFactor(to);
  const low = Math.min(to.worst, to.best);
  const high = Math.max(to.worst, to.best);
  const mark = Math.min(Math.max(number, low), high);
  return { least: mark, most: mark };
}
