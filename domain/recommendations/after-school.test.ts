import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { SimpleCondition } from "../eligibility/condition.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { opensAfterSchool } from "./after-school.ts";
import { aCondition, anItem } from "./recommendations.fixture.ts";

const PUPIL: Partial<StudentProfile> = {
  country: "AR",
  study_level: "preparatoria_3",
  school_stage: "upperSecondary",
  years_left: 1,
};

const FOR_PUPILS: SimpleCondition = {
  kind: "level",
  levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3"],
  stages: ["upperSecondary"],
};

const FOR_LEAVERS: SimpleCondition = {
  kind: "level",
  levels: ["preparatoria_3", "otro"],
  stages: ["upperSecondary", "schoolFinished"],
};

const FOR_FRESHMEN: SimpleCondition = {
  kind: "level",
  levels: ["preparatoria_3", "licenciatura_cursando"],
  stages: ["upperSecondary", "undergraduate"],
};

test.each<[string, Partial<StudentProfile>, Partial<IndexedItem>, string]>([
  ["opens in March", {}, { opens: "2027-03-01" }, "2026-11-27"],
  ["closes in March", {}, { closes: "2027-03-01" }, "2026-11-27"],
  ["is undated, in November", {}, {}, "2026-11-27"],
  [
    "opens in September, with school until July",
    { country: "MX" },
    { opens: "2027-09-01" },
    "2026-11-27",
  ],
])(
  "a contest for pupils opens after school: it %s",
  (_, parts, item, today) => {
    expect(opens({ ...PUPIL, ...parts }, item, today)).toBe(true);
  },
);

test.each<[string, Partial<StudentProfile>, Partial<IndexedItem>, string]>([
  ["is open now", {}, { opens: "2026-11-01" }, "2026-11-27"],
  ["is always open", {}, { isAlwaysOpen: true }, "2026-11-27"],
  ["is undated, in September", {}, {}, "2026-09-15"],
  ["opens in the same year", {}, { opens: "2027-03-01" }, "2027-01-15"],
  [
    "opens in March, with school until July",
    { country: "MX" },
    { opens: "2027-03-01" },
    "2026-11-27",
  ],
  [
    "opens in September, where school may end in November",
    { country: "CO" },
    { opens: "2026-09-01" },
    "2026-05-01",
  ],
  [
    "opens in March, with two years left",
    { study_level: "preparatoria_2", years_left: 2 },
    { opens: "2027-03-01" },
    "2026-11-27",
  ],
  ["is an undated award", {}, { type: "scholarship" }, "2026-11-27"],
  [
    "is for school leavers too",
    {},
    { opens: "2027-03-01", conditions: [aCondition(FOR_LEAVERS)] },
    "2026-11-27",
  ],
  [
    "is for university students too",
    {},
    { opens: "2027-03-01", conditions: [aCondition(FOR_FRESHMEN)] },
    "2026-11-27",
  ],
])("an item does not open after school: it %s", (_, parts, item, today) => {
  expect(opens({ ...PUPIL, ...parts }, item, today)).toBe(false);
});

function opens(
  profile: Partial<StudentProfile>,
  parts: Partial<IndexedItem>,
  today: string,
): boolean {
  const item = anItem({
    type: "competitions_academic",
    conditions: [aCondition(FOR_PUPILS)],
    ...parts,
  });
  return opensAfterSchool(item, profile, today);
}
