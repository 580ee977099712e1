import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import { ENDS_IN_SUMMER } from "#domain/profile/school-year-end.ts";
import type { StudyLevel } from "#domain/profile/study-level.ts";

type LevelCondition = Extract<SimpleCondition, { kind: "level" }>;

export const HIGH_SCHOOL: Array<StudyLevel> = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
];

/** Students of secondary school before preparatoria choose "otro". */
export const PRE_UNIVERSITY: Array<StudyLevel> = [...HIGH_SCHOOL, "otro"];

/** At school and not yet at university. */
export const AT_SCHOOL: LevelCondition = {
  kind: "level",
  levels: PRE_UNIVERSITY,
  stages: ["lowerSecondary", "upperSecondary"],
};

export const IN_LOWER_SECONDARY: LevelCondition = {
  kind: "level",
  levels: ["otro"],
  stages: ["lowerSecondary"],
};

/** In upper secondary; the levels leave out the last year, which `studyYear` excludes. */
export const IN_UPPER_SECONDARY: LevelCondition = {
  kind: "level",
  levels: ["preparatoria_1", "preparatoria_2"],
  stages: ["upperSecondary"],
};

/** Has finished lower secondary, or will: in it, the verdict is "once finished". */
export const LOWER_SECONDARY_FINISHED: LevelCondition = {
  kind: "level",
  levels: [
    ...PRE_UNIVERSITY,
    "licenciatura_cursando",
    "licenciatura_terminada",
    "posgrado",
  ],
  stages: [
    "upperSecondary",
    "schoolFinished",
    "technical",
    "undergraduate",
    "undergraduateFinished",
    "postgraduate",
    "other",
  ],
  later: ["lowerSecondary"],
};

/**
 * In the ninth grade or later, where US programmes begin high school. Where lower secondary
 * has two years, that grade belongs to upper secondary.
 */
export const NINTH_GRADE: SimpleCondition = {
  kind: "studyYear",
  stage: "lowerSecondary",
  completedSemesters: 4,
  maxYearsLeft: 1,
};

/** Has left school; unknown in the last year, as the student may leave before the date. */
export const OUT_OF_SCHOOL: LevelCondition = {
  kind: "level",
  levels: ["otro"],
  stages: ["schoolFinished"],
};

/** `OUT_OF_SCHOOL`, and recently enough by the student's own judgement. */
export const LEFT_SCHOOL: Array<SimpleCondition> = [
  OUT_OF_SCHOOL,
  { kind: "other" },
];

/** In high school when something takes place later, which may be after the last year. */
export const IN_HIGH_SCHOOL_THEN: Array<Array<SimpleCondition>> = [
  [
    { kind: "level", levels: HIGH_SCHOOL },
    { kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 },
  ],
  [{ kind: "level", levels: HIGH_SCHOOL }, OUT_OF_SCHOOL],
  [{ kind: "level", levels: HIGH_SCHOOL }, IN_LOWER_SECONDARY],
];

/**
 * In the last year of school at the next call: a student who is in it now may have missed
 * that year's call.
 */
export const LAST_YEAR_AT_CALL: Array<Array<SimpleCondition>> = [
  [{ kind: "studyYear", stage: "upperSecondary", minYearsLeft: 2 }],
  [OUT_OF_SCHOOL],
];

/** At any school before university when something takes place later. */
export const AT_SCHOOL_THEN: Array<Array<SimpleCondition>> = [
  ...IN_HIGH_SCHOOL_THEN,
  [IN_LOWER_SECONDARY],
];

/** Countries whose school year ends in the middle of the calendar year. */
export const SCHOOL_ENDS_IN_SUMMER: SimpleCondition = {
  kind: "residence",
  countries: ENDS_IN_SUMMER,
};

/** At school when something takes place between January and May. */
export const AT_SCHOOL_IN_SPRING: Array<Array<SimpleCondition>> = [
  ...AT_SCHOOL_THEN,
  [AT_SCHOOL, SCHOOL_ENDS_IN_SUMMER],
];

/** At school, or has left it without higher studies. */
export const BEFORE_HIGHER_STUDIES: LevelCondition = {
  kind: "level",
  levels: PRE_UNIVERSITY,
  stages: ["lowerSecondary", "upperSecondary", "schoolFinished"],
};

/** Has finished school and not begun higher studies; pupils meet it later. */
export const SCHOOL_LEAVER: LevelCondition = {
  kind: "level",
  levels: PRE_UNIVERSITY,
  stages: ["schoolFinished"],
  later: ["lowerSecondary", "upperSecondary"],
};

/**
 * Has finished school, whatever came afterwards. Some technical schools take teenagers,
 * so attending one is no proof.
 */
export const SCHOOL_FINISHED: LevelCondition = {
  kind: "level",
  levels: [...HIGH_SCHOOL, "licenciatura_cursando", "otro"],
  stages: [
    "schoolFinished",
    "undergraduate",
    "undergraduateFinished",
    "postgraduate",
  ],
  later: ["lowerSecondary", "upperSecondary"],
};

/** Has finished school, in countries where technical studies follow it. */
export const SCHOOL_OR_TECHNICAL_FINISHED: LevelCondition = {
  kind: "level",
  levels: [...HIGH_SCHOOL, "licenciatura_cursando", "otro"],
  stages: [
    "schoolFinished",
    "technical",
    "undergraduate",
    "undergraduateFinished",
    "postgraduate",
  ],
  later: ["lowerSecondary", "upperSecondary"],
};

/** At school, in technical studies or in a first degree. */
export const STUDYING_WITHOUT_DEGREE: LevelCondition = {
  kind: "level",
  levels: [...PRE_UNIVERSITY, "licenciatura_cursando"],
  stages: ["lowerSecondary", "upperSecondary", "technical", "undergraduate"],
};

/** Has begun or finished technical or higher studies. */
export const BEGUN_HIGHER_STUDIES: LevelCondition = {
  kind: "level",
  levels: [
    "licenciatura_cursando",
    "licenciatura_terminada",
    "posgrado",
    "otro",
  ],
  stages: [
    "technical",
    "undergraduate",
    "undergraduateFinished",
    "postgraduate",
  ],
};

/** In a first degree. */
export const UNDERGRADUATE: LevelCondition = {
  kind: "level",
  levels: ["licenciatura_cursando"],
  stages: ["undergraduate"],
};

/** Has a first degree, whether or not they study on. */
export const DEGREE_HOLDER: LevelCondition = {
  kind: "level",
  levels: ["licenciatura_terminada", "posgrado"],
  stages: ["undergraduateFinished", "postgraduate"],
};

export const WITHOUT_DEGREE: LevelCondition = {
  kind: "level",
  levels: [...HIGH_SCHOOL, "licenciatura_cursando", "otro"],
  stages: [
    "lowerSecondary",
    "upperSecondary",
    "schoolFinished",
    "technical",
    "undergraduate",
  ],
};

/** Has an average of upper secondary; that of lower secondary does not count. */
export const WITH_SCHOOL_AVERAGE: LevelCondition = {
  kind: "level",
  levels: PRE_UNIVERSITY,
  stages: ["upperSecondary", "schoolFinished"],
};

/** At a school whose average may not be the one that counts. */
export const AT_OTHER_SCHOOL: Array<SimpleCondition> = [
  { kind: "level", levels: ["otro"], stages: ["lowerSecondary", "technical"] },
  { kind: "other" },
];

/**
 * In a first degree today; the student judges the rest. `studyYear` excludes pupils in
 * their last year, for whom `level` alone is unknown.
 */
export const IN_FIRST_DEGREE: Array<SimpleCondition> = [
  UNDERGRADUATE,
  { kind: "studyYear", stage: "undergraduate" },
  { kind: "other" },
];

/** In the first year of a first degree; the student judges the rest. */
export const IN_FIRST_YEAR: Array<SimpleCondition> = [
  UNDERGRADUATE,
  { kind: "studyYear", stage: "undergraduate", maxYear: 1 },
  { kind: "other" },
];

/** In the last year of a first degree. */
export const IN_LAST_YEAR: SimpleCondition = {
  kind: "studyYear",
  stage: "undergraduate",
  maxYearsLeft: 1,
};

/**
 * Not in the last year of a first degree, for something that takes place after it: in that
 * year it depends.
 */
export const NOT_GRADUATING: Array<Array<SimpleCondition>> = [
  [{ kind: "studyYear", stage: "undergraduate", minYearsLeft: 2 }],
  [
    {
      kind: "level",
      levels: [...PRE_UNIVERSITY, "licenciatura_terminada", "posgrado"],
      stages: [
        "lowerSecondary",
        "upperSecondary",
        "schoolFinished",
        "technical",
        "undergraduateFinished",
        "postgraduate",
      ],
    },
  ],
];

/** In postgraduate studies today, as `IN_FIRST_DEGREE`. */
export const IN_POSTGRADUATE_STUDIES: Array<SimpleCondition> = [
  { kind: "level", levels: ["posgrado"] },
  { kind: "studyYear", stage: "postgraduate" },
  { kind: "other" },
];

/**
 * Has an average of other studies, which does not decide where upper secondary's counts.
 * `studyYear` excludes pupils, as in `IN_FIRST_DEGREE`: their school average counts.
 */
export const WITH_OTHER_AVERAGE: Array<Array<SimpleCondition>> = [
  AT_OTHER_SCHOOL,
  [
    {
      kind: "level",
      levels: [
        "licenciatura_cursando",
        "licenciatura_terminada",
        "posgrado",
        "otro",
      ],
      stages: ["undergraduate", "undergraduateFinished", "postgraduate"],
    },
    { kind: "studyYear", stage: "undergraduate" },
    { kind: "other" },
  ],
];

/**
 * Has an average of the studies that count: upper secondary, also within a degree, or a
 * finished degree.
 */
export const WITH_OWN_AVERAGE: LevelCondition = {
  kind: "level",
  levels: [...HIGH_SCHOOL, "licenciatura_terminada", "posgrado", "otro"],
  stages: [
    "upperSecondary",
    "schoolFinished",
    "undergraduateFinished",
    "postgraduate",
  ],
};

/**
 * Need that the programme measures by an income limit or a score, so the student's own
 * answer does not decide it.
 */
export const MEASURED_NEED: Array<Array<SimpleCondition>> = [
  [{ kind: "circumstance", is: "financialNeed", isMeasured: true }],
  [{ kind: "other" }],
];
