import type { SimpleCondition } from "#domain/eligibility/condition.ts";

/** An average of 7.0 of 10 at school: a university's does not count. */
export const SCHOOL_AVERAGE_OF_7: Array<Array<SimpleCondition>> = [
  [
    {
      kind: "level",
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3", "otro"],
      stages: ["lowerSecondary", "upperSecondary", "schoolFinished"],
    },
    { kind: "grade", atLeast: 7, scale: "0-10" },
  ],
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
