import { type Answer, metIf } from "../answer.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { words } from "../text/fold.ts";
import { parseNumber } from "../text/parse-number.ts";
import type { Condition } from "./condition.ts";

/**
 * Tests taken beforehand. Any other is an institution's own and part of the
 * application, so lacking it is not unmet.
 */
const STANDARDIZED_TESTS = new Set(
  "sat act paa gre gmat exani enem paes".split(" "),
);

/** Judges a test by any of its names: "SAT / ACT" is either one. */
export function judgeTest(
  { name, score }: Extract<Condition, { kind: "test" }>,
  student: Partial<StudentProfile>,
): Answer {
  if (student.has_standardized_test === false)
    return isStandardizedTest(name) ? "unmet" : "unknown";
  const studentTest = words(student.standardized_test_name ?? "");
  const isStudentTest = splitTestNames(name).some((one) =>
    one.every((word) => studentTest.includes(word)),
  );
  if (!isStudentTest) return "unknown";
  if (score === undefined) return "met";
  const studentScore = parseNumber(student.standardized_test_score);
  return studentScore === null ? "unknown" : metIf(studentScore >= score);
}

/** True for a named test that many institutions accept. */
export function isStandardizedTest(name: string): boolean {
  return words(name).some((word) => STANDARDIZED_TESTS.has(word));
}

/** "Prueba de Aptitud Académica (PAA)" has two names; each is a list of folded words. */
function splitTestNames(name: string): ReadonlyArray<ReadonlyArray<string>> {
  return name
    .split(/[/()]/)
    .map(words)
    .filter((one) => one.length > 0);
}
