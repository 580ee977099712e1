import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import {
  WITH_OTHER_AVERAGE,
  WITH_SCHOOL_AVERAGE,
} from "../shared-conditions.ts";

/** An average of 7.0 of 10 in upper secondary. */
export const SCHOOL_AVERAGE_OF_7: Array<Array<SimpleCondition>> = [
  [WITH_SCHOOL_AVERAGE, { kind: "grade", atLeast: 7, scale: "0-10" }],
  ...WITH_OTHER_AVERAGE,
];
