import { expect, test } from "vitest";
import { aRecommendation } from "./recommendations.fixture.ts";
import { recommendedPaths } from "./recommended-paths.ts";
import type { ScoreReason } from "./score.ts";

test("the best five of a type are marked, and an item that only fits every level is not", () => {
  const level: ScoreReason = { kind: "level" };
  const list = [
    ...[9, 8, 7, 6, 5, 4].map((score) => ({
      ...aRecommendation(`s-${score}`, score, { type: "scholarship" }),
      reasons: [level],
    })),
    { ...aRecommendation("uni", 3), reasons: [level] },
    { ...aRecommendation("any", 2), reasons: [{ kind: "anyLevel" } as const] },
  ];
  expect([...recommendedPaths(list)]).toEqual(
    ["s-9", "s-8", "s-7", "s-6", "s-5", "uni"].map(
      (id) => `/oportunidades/${id}`,
    ),
  );
});
