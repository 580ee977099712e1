import { type Answer, metIf } from "./answer.ts";
import { GRADE_SCALES } from "./condition.ts";

export type GradeScale = (typeof GRADE_SCALES)[number];

export type Grade = { readonly value: number; readonly scale: GradeScale };

/**
 * Ends of each scale, and the lowest and the highest usual pass mark in the region. A
 * hundred is ten times ten, so 0-100 is read as 0-10.
 */
const SCALES: Readonly<
  Record<
    GradeScale,
    {
      readonly from: number;
      readonly to: number;
      readonly passes: readonly [number, number];
    }
  >
> = {
  "0-5": { from: 0, to: 5, passes: [2, 3] },
  "0-10": { from: 0, to: 10, passes: [5, 7] },
  "0-20": { from: 0, to: 20, passes: [10, 11] },
  "0-100": { from: 0, to: 100, passes: [50, 70] },
  "1-7": { from: 1, to: 7, passes: [4, 4] },
  "4.0": { from: 0, to: 4, passes: [1, 2] },
};

const AS_TYPED = /^(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+(?:[.,]\d+)?))?$/;

/** Parses a grade as typed: "9,3", "9.3", "93/100". Null for other texts and unknown scales. */
export function parseGrade(
  text: string | null | undefined,
  system: string | null | undefined,
): Grade | null {
  const [, typed, outOf] = AS_TYPED.exec((text ?? "").trim()) ?? [];
  const scale = GRADE_SCALES.find((known) =>
    outOf ? SCALES[known].to === numberIn(outOf) : known === system,
  );
  if (!typed || !scale) return null;
  const value = numberIn(typed);
  const { from, to } = SCALES[scale];
  return from <= value && value <= to ? { value, scale } : null;
}

/** True for a text that is not a grade on its known scale. */
export function isOffScale(text: string, system: string): boolean {
  const isKnown = GRADE_SCALES.some((known) => known === system);
  return isKnown && text.trim() !== "" && parseGrade(text, system) === null;
}

/**
 * Compares numbers on one scale. Between two scales a grade is read as its share of the
 * whole scale and as its share above the pass mark. Met when both readings suffice with
 * the least favourable pass marks; unmet when the student's best reading is below the
 * lowest possible minimum.
 */
export function compareGrades(
  studentGrade: Grade | null,
  asked: Grade,
): Answer {
  if (!studentGrade) return "unknown";
  const [own, wanted] = [inTens(studentGrade), inTens(asked)];
  if (own.scale === wanted.scale) return metIf(own.value >= wanted.value);
  const [mine, theirs] = [readings(own), readings(wanted)];
  if (mine.whole >= theirs.whole && mine.strict >= theirs.mild) return "met";
  return Math.max(...Object.values(mine)) < Math.min(...Object.values(theirs))
    ? "unmet"
    : "unknown";
}

/** Shares of 1: of the whole scale, and above the highest and the lowest usual pass mark. */
function readings({ value, scale }: Grade) {
  const { from, to, passes } = SCALES[scale];
  const above = (mark: number) => (value - mark) / (to - mark);
  return {
    whole: above(from),
    strict: above(passes[1]),
    mild: above(passes[0]),
  };
}

function inTens({ value, scale }: Grade): Grade {
  return scale === "0-100"
    ? { value: value / 10, scale: "0-10" }
    : { value, scale };
}

function numberIn(text: string): number {
  return Number(text.replace(",", "."));
}
