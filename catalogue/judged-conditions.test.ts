import { expect, test } from "vitest";
import type { Condition } from "#domain/eligibility/condition.ts";
import { STUDENTS } from "#domain/eligibility/judge.fixture.ts";
import { judgeItem } from "#domain/eligibility/judge.ts";
import { matchLanguageCodes } from "#domain/languages/named-languages.ts";
import { ENTRIES } from "./index.ts";

const TODAY = "2026-11-21";

test("level, country, age, grade, language and test conditions each yield every answer", () => {
  const lists = ENTRIES.flatMap(({ family, item }) =>
    family === "aggregator" ? [] : [item.eligibility.flatMap(simpleParts)],
  );
  expect(lists.length).toBeGreaterThan(100);
  const outcomes = new Set(
    STUDENTS.flatMap((student) =>
      lists.flatMap((conditions) =>
        judgeItem(conditions, student, TODAY).judgements.map(
          ({ condition, answer }) => `${condition.kind} ${answer}`,
        ),
      ),
    ),
  );
  for (const kind of ["level", "nationality", "residence", "age", "grade"])
    for (const answer of ["met", "unmet", "unknown"])
      expect(outcomes).toContain(`${kind} ${answer}`);
  for (const answer of ["met", "unmet", "unknown"]) {
    expect(outcomes).toContain(`language ${answer}`);
    expect(outcomes).toContain(`test ${answer}`);
  }
});

function simpleParts(condition: Condition): ReadonlyArray<Condition> {
  return condition.kind === "anyOf" ? condition.options.flat() : [condition];
}

test("every required language is recognised by its Spanish and English name", () => {
  const codes = ENTRIES.flatMap(({ item }) => [...item.eligibility]).flatMap(
    (condition) => (condition.kind === "language" ? [condition.language] : []),
  );
  expect(new Set(codes).size).toBeGreaterThan(2);
  for (const locale of ["es", "en"])
    for (const code of codes) {
      const name = new Intl.DisplayNames(locale, { type: "language" }).of(code);
      expect(matchLanguageCodes(name)).toEqual([code]);
    }
});
