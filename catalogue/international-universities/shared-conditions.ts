import type { University } from "../university.schema.ts";

/**
 * Entry to a first degree from school. Transfers and holders of a degree have rules of
 * their own.
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

/** Holders of a degree are not admitted. */
export const NO_DEGREE_YET: University["eligibility"][number] = {
  kind: "level",
  levels: [
    "preparatoria_1",
    "preparatoria_2",
    "preparatoria_3",
    "licenciatura_cursando",
    "otro",
  ],
  stages: [
    "lowerSecondary",
    "upperSecondary",
    "schoolFinished",
    "technical",
    "undergraduate",
  ],
  textKey: "requirements.degree",
  changeable: false,
};
