import type { University } from "../university.schema.ts";

/**
 * Entry to a first degree from school. Transfers have rules of their own, and holders of
 * a degree are not admitted.
 */
export const FIRST_DEGREE_ENTRY: University["eligibility"][number] = {
  kind: "anyOf",
  options: [
    [
      {
        kind: "level",
        levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3", "otro"],
        stages: ["schoolFinished"],
        later: ["lowerSecondary", "upperSecondary"],
      },
    ],
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
