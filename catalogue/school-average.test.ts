import { expect, test } from "vitest";
import type { Answer } from "#domain/answer.ts";
import { judgeItem } from "#domain/eligibility/judge.ts";
import { type GradeScale, SCALES } from "#domain/grades/scale.ts";
import type { SchoolStage } from "#domain/profile/student-details.ts";
import { NAMED_ITEMS } from "./catalogue.fixture.ts";

/** Items that require an average of upper secondary or of a degree, with its scale. */
const WITH_AVERAGE: ReadonlyArray<readonly [string, string, GradeScale]> = [
  ["unam", "grade", "0-10"],
  ["uam", "grade", "0-10"],
  ["unam-dgae-aspirantes", "average", "0-10"],
  ["lideres-del-manana-tec", "grade", "0-100"],
  ["jack-kent-cooke-college-scholarship", "grade", "4.0"],
  ["mescyt-becas-nacionales", "grade", "0-100"],
  ["mescyt-becas-internacionales-grado", "grade", "0-100"],
  ["turkiye-burslari", "grade", "0-100"],
  ["beca-azerbaiyan-heydar-aliyev", "grade", "0-100"],
  ["beca-gobierno-china-csc", "studies", "0-10"],
  ["pec-g-brasil", "grade", "0-100"],
  ["becas-dagoberto-gutierrez", "grade", "0-10"],
  ["becas-gobierno-paraguay", "grade", "0-5"],
  ["becas-direccion-integracion", "grade", "0-10"],
  ["global-korea-scholarship", "grade", "0-100"],
];

test.each(WITH_AVERAGE)(
  "an average of lower secondary does not decide the average that %s requires",
  (id, key, scale) => {
    const { worst, best } = SCALES[scale];
    for (const mark of [worst, best])
      expect(judgeAverage({ id, key, scale, mark }, "lowerSecondary")).toBe(
        "unknown",
      );
  },
);

test.each([
  [6.5, "unmet"],
  [9.5, "met"],
])(
  "an average of %f in upper secondary is %s where UNAM requires 7",
  (mark, answer) => {
    expect(
      judgeAverage(
        { id: "unam", key: "grade", scale: "0-10", mark },
        "upperSecondary",
      ),
    ).toBe(answer);
  },
);

/** A rank in the class suffices for the scholarship of Korea. */
const WITHOUT_RANK = WITH_AVERAGE.filter(
  ([id]) => id !== "global-korea-scholarship",
);

const COUNTED_AT_SCHOOL: typeof WITH_AVERAGE = [
  ...WITHOUT_RANK,
  ["beca-indigena-chile", "grade", "1-7"],
  ["ifarhu-beca-socioeconomica", "grade", "0-5"],
];

test.each(COUNTED_AT_SCHOOL)(
  "the worst average in the last year of school does not meet what %s requires",
  (id, key, scale) => {
    const mark = SCALES[scale].worst;
    expect(judgeAverage({ id, key, scale, mark }, "upperSecondary", 1)).toBe(
      "unmet",
    );
  },
);

function judgeAverage(
  {
    id,
    key,
    scale,
    mark,
  }: Record<"id" | "key" | "scale", string> & {
    mark: number;
  },
  school_stage: SchoolStage,
  years_left: number | null = null,
): Answer {
  const found = NAMED_ITEMS.find(({ item }) => item.id === id);
  const conditions = (found?.item.eligibility ?? []).filter(
    ({ textKey }) => textKey === `requirements.${key}`,
  );
  expect(conditions).not.toEqual([]);
  const student = {
    country: "MX",
    school_stage,
    years_left,
    grades: String(mark),
    grades_system: scale,
  };
  return judgeItem(conditions, student, "2026-11-22").summary;
}
