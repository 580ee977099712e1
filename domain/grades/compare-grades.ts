import { type Answer, metIf } from "../answer.ts";
import type { Grade } from "./parse-grade.ts";
import { readMark } from "./readings.ts";
import { haveSameNumbers, type Mark, markInTens, SCALES } from "./scale.ts";

/** Compares a profile's grade with a required one; unknown without a grade. */
export function compareGrades(
  studentGrade: Grade | null,
  required: Grade,
): Answer {
  if (!studentGrade) return "unknown";
  return compareMarks(markFrom(studentGrade), markFrom(required));
}

/**
 * Compares numbers on one scale. Between two scales a mark is read as its share of the
 * whole scale and as its share above the pass mark. Met when both readings suffice with
 * the least favourable pass marks; unmet when the student's best reading is below the
 * lowest possible minimum.
 */
export function compareMarks(studentMark: Mark, required: Mark): Answer {
  if (haveSameNumbers(studentMark.scale, required.scale)) {
    return metIf(rank(studentMark) >= rank(required));
  }
  const student = readMark(studentMark);
  const minimum = readMark(required);
  if (student.whole >= minimum.whole && student.strict >= minimum.mild)
    return "met";
  return Math.max(...Object.values(student)) <
    Math.min(...Object.values(minimum))
    ? "unmet"
    : "unknown";
}

/** Greater is better, also on a scale where 1 is best. */
function rank(mark: Mark): number {
  const { value, scale } = markInTens(mark);
  return scale.worst < scale.best ? value : -value;
}

function markFrom({ value, scale }: Grade): Mark {
  return { value, scale: SCALES[scale] };
}
