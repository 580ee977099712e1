import { type Mark, markInTens, passMarks, scaleShare } from "./scale.ts";

/** Ways to read a mark without its scale, each a share of 1. */
export type Readings = {
  /** Share of the whole scale. */
  readonly whole: number;
  /** Above the most demanding pass mark; negative below it. */
  readonly strict: number;
  /** Above the least demanding pass mark. */
  readonly mild: number;
};

export function readMark(mark: Mark): Readings {
  // 71.5 of 100 and 7.15 of 10 are one fraction only in tens.
  const { value, scale } = markInTens(mark);
  const [mildest, strictest] = passMarks(scale);
  const above = (mark: number) => (value - mark) / (scale.best - mark);
  return {
    whole: scaleShare(value, scale),
    strict: above(strictest),
    mild: above(mildest),
  };
}
