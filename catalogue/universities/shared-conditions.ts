import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import { BEFORE_HIGHER_STUDIES } from "../shared-conditions.ts";

/** An average of 7.0 of 10 at school: a university's does not count. */
export const SCHOOL_AVERAGE_OF_7: Array<Array<SimpleCondition>> = [
  [BEFORE_HIGHER_STUDIES, { kind: "grade", atLeast: 7, scale: "0-10" }],
  [
    {
      kind: "level",
      levels: ["licenciatura_cursando", "licenciatura_terminada", "otro"],
      stages: [
        "technical",
        "undergraduate",
        "undergraduateFinished",
        "postgraduate",
      ],
    },
    { kind: "other" },
  ],
];
