import type { SimpleCondition } from "#domain/eligibility/condition.ts";
import type { StudyLevel } from "#domain/profile/study-level.ts";

export const HIGH_SCHOOL: Array<StudyLevel> = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
];

/** Students of secondary school before preparatoria find themselves under "otro". */
export const PRE_UNIVERSITY: Array<StudyLevel> = [...HIGH_SCHOOL, "otro"];

/** At school and not yet at university. */
export const AT_SCHOOL: SimpleCondition = {
  kind: "level",
  levels: PRE_UNIVERSITY,
  stages: ["lowerSecondary", "upperSecondary"],
};

/** Has left school, perhaps recently enough: for the student to judge. */
export const LEFT_SCHOOL: Array<SimpleCondition> = [
  { kind: "level", levels: ["otro"], stages: ["schoolFinished"] },
  { kind: "other" },
];

/** The countries that the rules of the Ibero-American olympiads of mathematics and physics name. */
export const IBERO_AMERICA = [
  "AR",
  "BO",
  "BR",
  "CL",
  "CO",
  "CR",
  "CU",
  "DO",
  "EC",
  "ES",
  "GT",
  "HN",
  "MX",
  "NI",
  "PA",
  "PE",
  "PR",
  "PT",
  "PY",
  "SV",
  "UY",
  "VE",
];
