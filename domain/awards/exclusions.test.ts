import fc from "fast-check";
import { expect, test } from "vitest";
import { type AwardRules, findAwardConflicts } from "./exclusions.ts";

test("two awards of a group that excludes its own members conflict once, with both rules", () => {
  const awards = [
    anAward("/becas/a", { groups: ["state"], excludedGroups: ["state"] }),
    anAward("/becas/b", { groups: ["state"], excludedGroups: ["state"] }),
    anAward("/becas/c", { groups: ["bank"] }),
  ];
  expect(
    findAwardConflicts(["/becas/a", "/becas/b", "/becas/c"], awards),
  ).toEqual([
    {
      paths: ["/becas/a", "/becas/b"],
      rules: [
        { paths: [], groups: ["state"] },
        { paths: [], groups: ["state"] },
      ],
    },
  ]);
});

test("an award without rules conflicts with an award that excludes its group", () => {
  const awards = [
    anAward("/becas/a", { groups: ["state"] }),
    anAward("/becas/b", { excludedGroups: ["state"] }),
  ];
  expect(findAwardConflicts(["/becas/a", "/becas/b"], awards)).toHaveLength(1);
});

test("an award conflicts with the award that excludes its path", () => {
  const awards = [
    anAward("/becas/a", {}),
    anAward("/becas/b", { excludedPaths: ["/becas/a"] }),
  ];
  expect(findAwardConflicts(["/becas/a", "/becas/b"], awards)).toHaveLength(1);
});

test("an award chosen twice and an unknown award have no conflicts", () => {
  const awards = [
    anAward("/becas/a", { groups: ["state"], excludedGroups: ["state"] }),
  ];
  const chosen = ["/becas/a", "/becas/a", "/becas/unknown"];
  expect(findAwardConflicts(chosen, awards)).toEqual([]);
});

test("in reverse order, the chosen awards have the same conflicts, with the same rules", () => {
  let conflicts = 0;
  fc.assert(
    fc.property(AWARDS, (awards) => {
      const paths = awards.map(({ path }) => path);
      const forwards = findAwardConflicts(paths, awards);
      const backwards = findAwardConflicts([...paths].reverse(), awards);
      conflicts += forwards.length;
      expect(backwards.map(asPair).sort()).toEqual(forwards.map(asPair).sort());
    }),
  );
  expect(conflicts).toBeGreaterThan(0);
});

test("choosing one more award keeps the earlier conflicts", () => {
  let conflicts = 0;
  fc.assert(
    fc.property(AWARDS, (awards) => {
      const paths = awards.map(({ path }) => path);
      const fewer = findAwardConflicts(paths.slice(1), awards);
      const more = findAwardConflicts(paths, awards).map(asPair);
      conflicts += fewer.length;
      expect(more).toEqual(expect.arrayContaining(fewer.map(asPair)));
    }),
  );
  expect(conflicts).toBeGreaterThan(0);
});

const PATHS = ["/becas/a", "/becas/b", "/becas/c", "/becas/d"];
const GROUPS = ["state", "bank", "union"];

const AWARDS = fc
  .tuple(
    ...PATHS.map((path) =>
      fc
        .record({
          groups: fc.subarray(GROUPS),
          excludedPaths: fc.subarray(PATHS),
          excludedGroups: fc.subarray(GROUPS),
        })
        .map((parts) => anAward(path, parts)),
    ),
  )
  .map((awards): ReadonlyArray<AwardRules> => awards);

/** The pair and its rules in a fixed order. */
function asPair({
  paths,
  rules,
}: ReturnType<typeof findAwardConflicts>[number]): string {
  return JSON.stringify([
    [...paths].sort(),
    rules.map((rule) => JSON.stringify(rule)).sort(),
  ]);
}

function anAward(
  path: string,
  {
    groups = [],
    excludedPaths = [],
    excludedGroups = [],
  }: {
    groups?: ReadonlyArray<string>;
    excludedPaths?: ReadonlyArray<string>;
    excludedGroups?: ReadonlyArray<string>;
  },
): AwardRules {
  const hasRule = excludedPaths.length + excludedGroups.length > 0;
  return {
    path,
    groups,
    exclusions: hasRule
      ? [{ paths: excludedPaths, groups: excludedGroups }]
      : [],
  };
}
