import { type Answer, metIf } from "../answer.ts";
import type { Grade } from "./parse-grade.ts";
import { readMark } from "./readings.ts";
import { haveSameNumbers, type Mark, markInTens, SCALES } from "./scale.ts";

/** Compares a profile's grade with a required one; unknown without a grade. */
export function compareGrades(
  studentGrade: Grade | null,
  asked: Grade,
): Answer {
  if (!studentGrade) return "unknown";
  return compareMarks(markFrom(studentGrade), markFrom(asked));
}

/**
 * Compares numbers on one scale. Between two scales a mark is read as its share of the
 * whole scale and as its share above the pass mark. Met when both readings suffice with
 * the least favourable pass marks; unmet when the student's best reading is below the
 * lowest possible minimum.
 */
export function compareMarks(own: Mark, asked: Mark): Answer {
  if (haveSameNumbers(own.scale, asked.scale)) {
    return metIf(rank(own) >= rank(asked));
  }
  const [mine, theirs] = [readMark(own), readMark(asked)];
  if (mine.whole >= theirs.whole && mine.strict >= theirs.mild) return "met";
  return Math.max(...Object.values(mine)) < Math.min(...Object.values(theirs))
    ? "unmet"
    : "unknown";
}

/** Greater is better, where 1 is best too. */
function rank(mark: Mark): number {
  const { value, scale } = markInTens(mark);
  return scale.worst < scale.best ? value : -value;
}

function markFrom({ value, scale }: Grade): Mark {
  return { value, scale: SCALES[scale] };
}
