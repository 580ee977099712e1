import { expect, test } from "vitest";
import { judgeItem } from "./judge.ts";

const TODAY = "2026-11-22";
const INACTIVE = {
  kind: "status",
  notHolding: "Estudios o trabajo",
  excludes: ["studying", "working"],
} as const;

test.each([
  [{ school_stage: "upperSecondary" }, "unmet", null],
  [{ study_level: "licenciatura_cursando" }, "unmet", null],
  [{ school_stage: "schoolFinished", is_working: true }, "unmet", null],
  [{ school_stage: "schoolFinished", is_working: false }, "unknown", null],
  [{ school_stage: "schoolFinished" }, "unknown", "working"],
  [{}, "unknown", "level"],
] as const)(
  "with study and work excluded, the status for %j is %s and the missing fact %s",
  (student, answer, missing) => {
    const [judged] = judgeItem([INACTIVE], student, TODAY).judgements;
    expect([judged?.answer, judged?.missing]).toEqual([answer, missing]);
  },
);

test("a status that no profile states is unknown", () => {
  const degree = { kind: "status", notHolding: "título" } as const;
  const student = { study_level: "posgrado", is_working: true };
  expect(judgeItem([degree], student, TODAY).summary).toBe("unknown");
});
