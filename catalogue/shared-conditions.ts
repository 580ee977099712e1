import type { SimpleCondition } from "#domain/eligibility/condition.ts";

/**
 * Need by a limit of income or a score: students who feel none may be within it, and
 * those who feel it may not.
 */
export const MEASURED_NEED: Array<Array<SimpleCondition>> = [
  [{ kind: "circumstance", is: "financialNeed", isMeasured: true }],
  [{ kind: "other" }],
];
