import { z } from "zod";
import {
  ACTIVITIES,
  AGE_MOMENTS,
  CIRCUMSTANCES,
  type Condition,
  TASKS,
} from "#domain/eligibility/condition.ts";
import { REGION_CODES } from "#domain/eligibility/regions.ts";
import { GRADE_SCALES } from "#domain/grades/scale.ts";
import { CEFR_LEVELS } from "#domain/languages/cefr.ts";
import { SCHOOL_STAGES } from "#domain/profile/student-details.ts";
import { STUDY_LEVELS } from "#domain/profile/study-level.ts";

const country = z.string().regex(/^([A-Z]{2}|LATAM|\*)$/);
export const countries = z.array(country).min(1);
export const month = z.int().min(1).max(12);

const ageMoment = z.strictObject({ moment: z.enum(AGE_MOMENTS) });
const ageDate = z.strictObject({
  month,
  day: z.int().min(1).max(31).optional(),
  yearsAhead: z.int().min(1).optional(),
  isBeforeClosing: z.literal(true).optional(),
});
const stages = z.array(z.enum(SCHOOL_STAGES)).min(1);
const optionalCount = z.int().min(1).optional();

const studyLevels = z.array(z.enum(STUDY_LEVELS)).min(1);

const SIMPLE_CONDITIONS = [
  z.strictObject({
    kind: z.literal("level"),
    levels: studyLevels,
    stages: stages.optional(),
    later: stages.optional(),
  }),
  z.strictObject({
    kind: z.literal("studyYear"),
    stage: z.enum(SCHOOL_STAGES),
    completedSemesters: optionalCount,
    maxYear: optionalCount,
    minYearsLeft: optionalCount,
    maxYearsLeft: optionalCount,
    maxYearsSince: optionalCount,
  }),
  z.strictObject({
    kind: z.literal("nationality"),
    countries,
    except: countries.optional(),
  }),
  z.strictObject({
    kind: z.literal("residence"),
    countries,
    except: countries.optional(),
  }),
  z.strictObject({
    kind: z.literal("region"),
    country: z.string().length(2),
    regions: z.array(z.enum(REGION_CODES)).min(1),
  }),
  z.strictObject({ kind: z.literal("invitedCountry") }),
  z.strictObject({
    kind: z.literal("age"),
    min: z.int().min(5).max(99).optional(),
    max: z.int().min(5).max(99).optional(),
    levels: studyLevels.optional(),
    on: z.union([ageMoment, ageDate]).optional(),
  }),
  z.strictObject({
    kind: z.literal("grade"),
    atLeast: z.number(),
    scale: z.enum(GRADE_SCALES),
    equivalent: z
      .strictObject({ atLeast: z.number(), scale: z.enum(GRADE_SCALES) })
      .optional(),
    levels: studyLevels.optional(),
  }),
  z.strictObject({ kind: z.literal("record") }),
  z.strictObject({
    kind: z.literal("rank"),
    topPercent: z.int().min(1).max(99),
  }),
  z.strictObject({
    kind: z.literal("language"),
    language: z.string().regex(/^[a-z]{2,3}$/),
    cefr: z.enum(CEFR_LEVELS).optional(),
    certificate: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal("test"),
    name: z.string().min(1),
    score: z.number().optional(),
  }),
  z.strictObject({
    kind: z.literal("circumstance"),
    is: z.enum(CIRCUMSTANCES),
    isMeasured: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal("experience"),
    minHours: z.int().optional(),
    maxYears: optionalCount,
  }),
  z.strictObject({
    kind: z.literal("enrolment"),
    institution: z.string().min(1),
  }),
  z.strictObject({
    kind: z.literal("status"),
    notHolding: z.string().min(1),
    excludes: z.array(z.enum(ACTIVITIES)).min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("task"), task: z.enum(TASKS) }),
  z.strictObject({ kind: z.literal("other") }),
] as const;

const simpleCondition = z.discriminatedUnion("kind", SIMPLE_CONDITIONS);

const anyOf = z.strictObject({
  kind: z.literal("anyOf"),
  atLeast: z.int().min(2).optional(),
  options: z.array(z.array(simpleCondition).min(1)).min(2),
});

/** Shared by every condition: its wording, and whether the student can still meet it. */
const worded = { textKey: z.string(), changeable: z.boolean() };

export const conditionSchema: z.ZodType<
  Condition & { textKey: string; changeable: boolean }
> = z
  .discriminatedUnion("kind", [
    anyOf.extend(worded),
    ...SIMPLE_CONDITIONS.map((schema) => schema.extend(worded)),
  ])
  .refine(
    (condition) =>
      condition.kind !== "age" ||
      condition.min !== undefined ||
      condition.max !== undefined,
    { message: "an age condition needs min or max" },
  );
