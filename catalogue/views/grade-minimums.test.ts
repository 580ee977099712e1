import { expect, test } from "vitest";
import { listGradeMinimums } from "./grade-minimums.ts";

test.each([
  ["/becas/lideres-del-manana-tec", false],
  ["/universidades/unam", false],
  // A place at the top of the class suffices too.
  ["/becas/global-korea-scholarship", true],
])(
  "the requirement of %s can be met without an average: %s",
  (path, hasOptionWithoutAverage) => {
    const minimum = listGradeMinimums().find(
      ({ entry }) => entry.path === path,
    );
    expect(minimum?.hasOptionWithoutAverage).toBe(hasOptionWithoutAverage);
  },
);
