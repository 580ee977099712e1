import { SCHOOL_LEAVER, WITHOUT_DEGREE } from "../shared-conditions.ts";
import type { University } from "../university.schema.ts";

/**
 * Entry to a first degree from school. For transfer students and graduates the verdict
 * stays unknown.
 */
export const FIRST_DEGREE_ENTRY: University["eligibility"][number] = {
  kind: "anyOf",
  options: [
    [SCHOOL_LEAVER],
    [
      {
        kind: "level",
        levels: ["otro"],
        stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
      },
      { kind: "other" },
    ],
  ],
  textKey: "requirements.school",
  changeable: false,
};

export const NO_DEGREE_YET: University["eligibility"][number] = {
  ...WITHOUT_DEGREE,
  textKey: "requirements.degree",
  changeable: false,
};
