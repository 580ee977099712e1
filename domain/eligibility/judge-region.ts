import type { Answer } from "../answer.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { SimpleCondition } from "./condition.ts";
import { readRegion } from "./regions.ts";

type RegionCondition = Extract<SimpleCondition, { kind: "region" }>;

/** Unmet when the profile names another country, or another region of that country. */
export function judgeRegion(
  { country, regions }: RegionCondition,
  student: Partial<StudentProfile>,
): Answer {
  if (!student.country) return "unknown";
  if (student.country !== country) return "unmet";
  const region = readRegion(student.region ?? "", country);
  if (region === null) return "unknown";
  return regions.includes(region) ? "met" : "unmet";
}
