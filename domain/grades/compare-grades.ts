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
 * On scales with the same numbers, compares the numbers. On others, compares two shares of
 * each mark: of the whole scale, and of the range from the pass mark to the best mark. A
 * pass mark may be known only within limits. `met` when both shares suffice with the pass
 * marks least favourable to the student; `unmet` when the student's highest share is below
 * the lowest required one; otherwise `unknown`.
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
