import type { CivilDate, Month } from "../deadlines/cycle.ts";
import type { GradeScale } from "../grades/scale.ts";
import type { CefrLevel } from "../languages/cefr.ts";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudyLevel } from "../profile/study-level.ts";

/** ISO 3166-1 alpha-2 code, `LATAM` (Latin America and the Caribbean) or `*` (any country). */
export type CountryCode = string;

/**
 * Facts about a student's life that a programme may require; the profile asks each as a
 * yes or no.
 */
export const CIRCUMSTANCES = [
  "financialNeed",
  "publicSchool",
  "firstGeneration",
  "working",
  "disability",
  "indigenous",
  "girlsProgramme",
] as const;

export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Steps of an application, independent of the student's profile. */
export const TASKS = [
  "registration",
  "documents",
  "project",
  "recommendation",
  "exam",
  "interview",
  "selection",
  "team",
  "guardian",
  "admission",
  "sponsor",
] as const;

/** Present activities that a programme may rule out. */
export const ACTIVITIES = ["studying", "working"] as const;

/** Moments of a programme that its calendar may date. */
export const AGE_MOMENTS = ["application", "deadline", "start"] as const;

/** The day that an age limit refers to. */
export type AgeDay =
  | { readonly moment: (typeof AGE_MOMENTS)[number] }
  | {
      /** Next occurrence of the month, or of the day in it. */
      readonly month: Month;
      readonly day?: number | undefined;
      /** Whole years after that occurrence. */
      readonly yearsAhead?: number | undefined;
      /** The last such day before the closing, instead of the next one. */
      readonly isBeforeClosing?: true | undefined;
    };

/** A requirement with one part. */
export type SimpleCondition =
  | {
      readonly kind: "level";
      /** The specification's levels, used for scores. */
      readonly levels: ReadonlyArray<StudyLevel>;
      /** The stages that meet it; missing when the levels suffice. */
      readonly stages?: ReadonlyArray<SchoolStage> | undefined;
      /** Stages that meet it once finished. */
      readonly later?: ReadonlyArray<SchoolStage> | undefined;
    }
  | {
      /** Required progress in this stage; a later stage suffices unless `maxYearsSince` is set. */
      readonly kind: "studyYear";
      readonly stage: SchoolStage;
      readonly completedSemesters?: number | undefined;
      /** Last year of the stage in which one may apply; unmet in a later stage. */
      readonly maxYear?: number | undefined;
      /** Years to the end of the stage, the present one included. */
      readonly minYearsLeft?: number | undefined;
      readonly maxYearsLeft?: number | undefined;
      /** Years since the stage was finished; no profile states them. */
      readonly maxYearsSince?: number | undefined;
    }
  | {
      readonly kind: "nationality" | "residence";
      readonly countries: ReadonlyArray<CountryCode>;
      /** Countries excluded from these. */
      readonly except?: ReadonlyArray<CountryCode> | undefined;
    }
  | {
      readonly kind: "region";
      /** ISO 3166-1 alpha-2. */
      readonly country: string;
      /** ISO 3166-2; any one of them suffices. */
      readonly regions: ReadonlyArray<string>;
    }
  /** Countries that the programme names in each round. */
  | { readonly kind: "invitedCountry" }
  | {
      readonly kind: "age";
      readonly min?: number | undefined;
      readonly max?: number | undefined;
      /** Study levels that the limit applies to; missing for all. */
      readonly levels?: ReadonlyArray<StudyLevel> | undefined;
      /** Missing when the programme names no day. */
      readonly on?: AgeDay | undefined;
      /** The days between which `on` lies, set by `withCountingDays`. */
      readonly between?: readonly [CivilDate, CivilDate] | undefined;
    }
  | {
      readonly kind: "grade";
      readonly atLeast: number;
      readonly scale: GradeScale;
      /** The same minimum on another scale, where the programme names both. */
      readonly equivalent?:
        | { readonly atLeast: number; readonly scale: GradeScale }
        | undefined;
      /** Study levels that the minimum applies to; missing for all. */
      readonly levels?: ReadonlyArray<StudyLevel> | undefined;
    }
  /** Good grades without a number. */
  | { readonly kind: "record" }
  /** Within the top percent of the class. */
  | { readonly kind: "rank"; readonly topPercent: number }
  | {
      readonly kind: "language";
      /** ISO 639 code, of two letters if possible. */
      readonly language: string;
      readonly cefr?: CefrLevel | undefined;
      readonly certificate?: string | undefined;
    }
  | {
      readonly kind: "test";
      readonly name: string;
      readonly score?: number | undefined;
    }
  | {
      readonly kind: "circumstance";
      readonly is: Circumstance;
      /** The programme measures it by documents or limits, so a yes alone does not meet it. */
      readonly isMeasured?: boolean | undefined;
    }
  | {
      readonly kind: "experience";
      readonly minHours?: number | undefined;
      readonly maxYears?: number | undefined;
    }
  | { readonly kind: "enrolment"; readonly institution: string }
  | {
      readonly kind: "status";
      readonly notHolding: string;
      /** The excluded activities that a profile states. */
      readonly excludes?:
        | ReadonlyArray<(typeof ACTIVITIES)[number]>
        | undefined;
    }
  | { readonly kind: "task"; readonly task: (typeof TASKS)[number] }
  | { readonly kind: "other" };

/**
 * One requirement of an item that can be judged met, unmet or unknown. Some kinds, such
 * as `other` and `rank`, only the student can judge.
 */
export type Condition =
  | SimpleCondition
  | {
      readonly kind: "anyOf";
      /** Number of options that must be met, each with all its parts; 1 by default. */
      readonly atLeast?: number | undefined;
      readonly options: ReadonlyArray<ReadonlyArray<SimpleCondition>>;
    };
