import type { ExamTimes } from "#domain/catalogue/indexed-item.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import type { Exam } from "../exam.schema.ts";
import { examTimeFacts } from "./plan-facts.ts";
import { examsFor, widestTimes } from "./plan-times.ts";
import type { PlanWords } from "./plan-words.ts";

/** The widest times of the exams that a condition accepts; `{}` without a known exam. */
export function examTimes(
  condition: Condition,
  words: PlanWords,
): { readonly exam?: ExamTimes } {
  const exams = requiredExams(condition);
  return exams.length === 0
    ? {}
    : {
        exam: {
          ...widestTimes(exams),
          facts: exams.flatMap((exam) => examTimeFacts(exam, words)),
        },
      };
}

/** A language without a level or certificate may be proved without an exam. */
function requiredExams(condition: Condition): ReadonlyArray<Exam> {
  if (condition.kind === "test") return examsFor(condition.name, new Map());
  if (condition.kind !== "language") return [];
  const { language, cefr, certificate } = condition;
  if (cefr === undefined && certificate === undefined) return [];
  const possible = examsFor(language, new Map());
  const named = possible.filter(({ called }) =>
    called.some((name) => certificate?.includes(name)),
  );
  return named.length > 0 ? named : possible;
}
