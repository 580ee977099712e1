/** A rule of an award that forbids others beside it. */
type Exclusion = {
  readonly paths: ReadonlyArray<string>;
  readonly groups: ReadonlyArray<string>;
};

/** An award with the groups that it belongs to, and its rules. */
export type AwardRules<Rule extends Exclusion = Exclusion> = {
  readonly path: string;
  readonly groups: ReadonlyArray<string>;
  readonly exclusions: ReadonlyArray<Rule>;
};

/** Two awards that one student cannot hold together, and the rules that say so. */
export type AwardConflict<Rule extends Exclusion = Exclusion> = {
  readonly paths: readonly [string, string];
  readonly rules: ReadonlyArray<Rule>;
};

/** Each pair of chosen awards that a rule of either forbids, in the order of `chosen`. */
export function findAwardConflicts<Rule extends Exclusion>(
  chosen: ReadonlyArray<string>,
  awards: ReadonlyArray<AwardRules<Rule>>,
): ReadonlyArray<AwardConflict<Rule>> {
  const chosenAwards = [...new Set(chosen)].flatMap(
    (path) => awards.find((award) => award.path === path) ?? [],
  );
  return chosenAwards
    .flatMap((one, position) =>
      chosenAwards.slice(position + 1).map((other) => ({
        paths: [one.path, other.path] as const,
        rules: exclusionsBetween(one, other),
      })),
    )
    .filter(({ rules }) => rules.length > 0);
}

/** Rules of either award that forbid the other one. */
function exclusionsBetween<Rule extends Exclusion>(
  one: AwardRules<Rule>,
  other: AwardRules<Rule>,
): ReadonlyArray<Rule> {
  return [
    ...one.exclusions.filter((rule) => excludes(rule, other)),
    ...other.exclusions.filter((rule) => excludes(rule, one)),
  ];
}

function excludes(rule: Exclusion, award: AwardRules): boolean {
  return (
    rule.paths.includes(award.path) ||
    rule.groups.some((group) => award.groups.includes(group))
  );
}
