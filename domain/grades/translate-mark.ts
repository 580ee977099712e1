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
 * The marks on another scale that a mark may be worth. It reaches every minimum up to
 * `least`, and misses every minimum above `most`.
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
 * The marks on the student's scale that decide about a minimum of another: below `least`
 * it is missed, from `most` on it is reached, between them it stays unknown.
 */
export function requiredOn(own: Scale, asked: Mark): MarkRange {
  if (haveSameNumbers(own, asked.scale)) return sameNumber(asked, own);
  const { whole, strict, mild } = readMark(asked);
  const [, strictest] = passMarks(own);
  return rangeAt(
    Math.min(whole, strict),
    Math.max(whole, shareAbove(mild, strictest, own)),
    own,
  );
}

/** Marks rounded away from each other, so that the range stays true. */
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

/** Absorbs binary fractions: 8.7 × 10 is not 87. */
const TOLERANCE = 1e-9;

/** Share of the whole scale at a share of the part above a pass mark. */
function shareAbove(part: number, pass: number, scale: Scale): number {
  const start = scaleShare(pass, scale);
  return start + part * (1 - start);
}

function rangeAt(least: number, most: number, scale: Scale): MarkRange {
  return { least: markWithin(least, scale), most: markWithin(most, scale) };
}

/** The nearest mark of the scale. */
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
