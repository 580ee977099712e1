import { PER_TYPE } from "./mixed-list.ts";
import type { Recommendation } from "./recommend.ts";

/**
 * Paths that a list marks as recommended: the best five of each type of item
 * (specification §9), without items whose only reason is that they are for any level.
 */
export function recommendedPaths(
  recommendations: ReadonlyArray<Recommendation>,
): ReadonlySet<string> {
  const personal = recommendations.filter(({ reasons }) =>
    reasons.some(({ kind }) => kind !== "anyLevel"),
  );
  const byType = Map.groupBy(personal, ({ item }) => item.type);
  return new Set(
    [...byType.values()].flatMap((group) =>
      group.slice(0, PER_TYPE).map(({ item }) => item.path),
    ),
  );
}
