import { type Mark, markInTens, passMarks, scaleShare } from "./scale.ts";

/** Shares that a mark stands for, whatever its scale; 1 is the best mark. */
export type Readings = {
  /** Share of the whole scale. */
  readonly whole: number;
  /** Above the most demanding pass mark; negative below it. */
  readonly strict: number;
  /** Above the least demanding pass mark; negative below it. */
  readonly mild: number;
};

export function readMark(mark: Mark): Readings {
  // In tens, 71.5 of 100 and 7.15 of 10 are the same binary fraction.
  const { value, scale } = markInTens(mark);
  const [mildest, strictest] = passMarks(scale);
  const above = (pass: number) => (value - pass) / (scale.best - pass);
  return {
    whole: scaleShare(value, scale),
    strict: above(strictest),
    mild: above(mildest),
  };
}
