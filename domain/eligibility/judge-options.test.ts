import { expect, test } from "vitest";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { judge, judgeItem } from "./judge.ts";

type AnyOf = Extract<Condition, { kind: "anyOf" }>;

const TODAY = "2026-11-21";

test("`anyOf` is met by the required number of options, and unmet once too few remain", () => {
  const romance = ["es", "fr", "pt"].map((language) => [
    { kind: "language", language } as const,
  ]);
  const any: Condition = { kind: "anyOf", options: romance };
  const two: Condition = { ...any, atLeast: 2 };
  const speaking = (...languages: ReadonlyArray<[string, string]>) => ({
    known_languages: languages.map(([language, level]) => ({
      language,
      level,
      certificate: null,
      score: null,
    })),
  });
  const spanish = speaking(["es", "native"]);
  expect(judge(any, spanish, TODAY)).toBe("met");
  expect(judge(two, spanish, TODAY)).toBe("unknown");
  const english = speaking(["es", "native"], ["en", "B2"]);
  expect(judge(two, english, TODAY)).toBe("unmet");
  const french = speaking(["es", "native"], ["fr", "B2"]);
  expect(judge(two, french, TODAY)).toBe("unknown");
  const both = speaking(["es", "native"], ["fr", "C1"]);
  expect(judge(two, both, TODAY)).toBe("met");
  expect(judge(any, {}, TODAY)).toBe("unknown");
  expect(judgeItem([any], {}, TODAY).judgements[0]?.missing).toBe("languages");
});

test("`missing` names a fact only of an option that can still be met", () => {
  const firstJudgement = (
    options: AnyOf["options"],
    student: Partial<StudentProfile>,
  ) => judgeItem([{ kind: "anyOf", options }], student, TODAY).judgements[0];
  const speaker = {
    native_language: "Español",
    secondary_languages: ["Inglés"],
    birth_date: "2001-06-01",
  };
  const german = { kind: "language", language: "de" } as const;
  const english = { kind: "language", language: "en", cefr: "B2" } as const;
  const young = { kind: "age", max: 21 } as const;
  const other = { kind: "other" } as const;
  const open = { answer: "unknown", missing: null, reason: "onlyYou" };
  expect(firstJudgement([[german], [other]], speaker)).toMatchObject(open);
  expect(firstJudgement([[young], [other]], speaker)).toMatchObject(open);
  // A level of English cannot help a student above the age limit.
  expect(firstJudgement([[young, english], [other]], speaker)).toMatchObject(
    open,
  );
  expect(firstJudgement([[young], [english]], speaker)).toMatchObject({
    missing: "languageLevel",
    reason: null,
  });
  expect(firstJudgement([[german], [other]], {})).toMatchObject({
    missing: "languages",
  });
});

test("an average is asked for only where the student has or may have its level", () => {
  const withAverage: Condition = {
    kind: "anyOf",
    options: [
      [
        {
          kind: "level",
          levels: ["preparatoria_3"],
          stages: ["upperSecondary"],
        },
        { kind: "grade", atLeast: 8, scale: "0-10" },
      ],
      [{ kind: "other" }],
    ],
  };
  const missingFor = (student: Partial<StudentProfile>) =>
    judgeItem([withAverage], student, TODAY).judgements[0]?.missing;
  expect(missingFor({ study_level: "preparatoria_3" })).toBe("grades");
  expect(missingFor({})).toBe("level");
  expect(missingFor({ study_level: "otro", school_stage: "other" })).toBeNull();
});
