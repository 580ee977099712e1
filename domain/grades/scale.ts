/** Grading scales that a profile and a requirement can name. */
export const GRADE_SCALES = [
  "0-5",
  "0-10",
  "0-20",
  "0-100",
  "1-7",
  "4.0",
] as const;

export type GradeScale = (typeof GRADE_SCALES)[number];

/** A scale of numbers. `worst` is the higher number where 1 is best, as in Germany. */
export type Scale = {
  readonly worst: number;
  readonly best: number;
  /** Null when unknown. */
  readonly pass: number | null;
};

/** A number on a scale. */
export type Mark = { readonly value: number; readonly scale: Scale };

export const SCALES: Readonly<Record<GradeScale, Scale>> = {
  "0-5": { worst: 0, best: 5, pass: null },
  "0-10": { worst: 0, best: 10, pass: null },
  "0-20": { worst: 0, best: 20, pass: null },
  "0-100": { worst: 0, best: 100, pass: null },
  "1-7": { worst: 1, best: 7, pass: null },
  "4.0": { worst: 0, best: 4, pass: null },
};

/** The lowest and the highest usual pass mark in the region, by the best mark. */
const USUAL_PASSES: Readonly<Record<number, readonly [number, number]>> = {
  4: [1, 2],
  5: [2, 3],
  7: [4, 4],
  10: [5, 7],
  20: [10, 11],
  100: [50, 70],
};

/** Lowest and highest share of a scale among the usual pass marks. */
const PASS_SHARES = [0.25, 0.7] as const;

/** Best marks that identify a scale: 8 of 10 is the same grade, whatever the worst mark. */
const NAMING_MARKS = [5, 7, 10, 20];

/** The least and the most demanding pass mark that the scale may have; equal when it is known. */
export function passMarks(scale: Scale): readonly [number, number] {
  if (scale.pass !== null) return [scale.pass, scale.pass];
  const usual = isAscending(scale) ? USUAL_PASSES[scale.best] : undefined;
  const shares = usual?.map((mark) => scaleShare(mark, scale)) ?? PASS_SHARES;
  const [mildest = 0, strictest = 0] = shares.map((share) =>
    markAt(Math.max(share, 0), scale),
  );
  return [mildest, strictest];
}

/** Share of the whole scale: 0 at the worst mark, 1 at the best. */
export function scaleShare(value: number, { worst, best }: Scale): number {
  return (value - worst) / (best - worst);
}

/** The mark at a share of the whole scale. */
export function markAt(share: number, { worst, best }: Scale): number {
  return worst + share * (best - worst);
}

/** True when a number means the same on both scales, with 100 read as ten times 10. */
export function haveSameNumbers(one: Scale, other: Scale): boolean {
  const [mine, theirs] = [inTens(one), inTens(other)];
  if (mine.best !== theirs.best) return false;
  if (mine.worst === theirs.worst) return true;
  return (
    isAscending(one) && isAscending(other) && NAMING_MARKS.includes(mine.best)
  );
}

/** Divisor that turns numbers of a scale up to 100 into those of one up to 10. */
export function tensFactor({ best }: Scale): number {
  return best === 100 ? 10 : 1;
}

/** The mark on a scale up to 10, if its own goes up to 100. */
export function markInTens({ value, scale }: Mark): Mark {
  return { value: value / tensFactor(scale), scale: inTens(scale) };
}

/** True when the mark lies on its scale. */
export function isOnScale({ value, scale: { worst, best } }: Mark): boolean {
  return Math.min(worst, best) <= value && value <= Math.max(worst, best);
}

function inTens(scale: Scale): Scale {
  const factor = tensFactor(scale);
  return {
    worst: scale.worst / factor,
    best: scale.best / factor,
    pass: scale.pass === null ? null : scale.pass / factor,
  };
}

function isAscending({ worst, best }: Scale): boolean {
  return worst < best;
}
