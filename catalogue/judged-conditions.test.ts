import { expect, test } from "vitest";
import { STUDENTS } from "#domain/eligibility/judge.fixture.ts";
import { judgeItem } from "#domain/eligibility/judge.ts";
import { matchLanguageCodes } from "#domain/languages/named-languages.ts";
import { ENTRIES } from "./index.ts";

const TODAY = "2026-11-21";

test("every condition of the catalogue can be judged for every student", () => {
  const lists = ENTRIES.flatMap(({ family, item }) =>
    family === "aggregator" ? [] : [item.eligibility],
  );
  expect(lists.length).toBeGreaterThan(100);
  const seen = new Set(
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
      expect(seen).toContain(`${kind} ${answer}`);
  for (const answer of ["met", "unmet", "unknown"]) {
    expect(seen).toContain(`language ${answer}`);
    expect(seen).toContain(`test ${answer}`);
  }
});

test("every language in the catalogue is recognised by its Spanish and English name", () => {
  const codes = ENTRIES.flatMap(({ item }) => [...item.eligibility]).flatMap(
    (condition) => (condition.kind === "language" ? [condition.language] : []),
  );
  expect(new Set(codes).size).toBeGreaterThan(2);
  for (const reader of ["es", "en"])
    for (const code of codes) {
      const name = new Intl.DisplayNames(reader, { type: "language" }).of(code);
      expect(matchLanguageCodes(name)).toEqual([code]);
    }
});
