import { expect, test } from "vitest";
import { listGradeMinimums } from "./grade-minimums.ts";

test.each([
  ["/becas/lideres-del-manana-tec", false],
  ["/universidades/unam", false],
  // The top of the class is another way.
  ["/becas/global-korea-scholarship", true],
])("the minimum average of %s has another way: %s", (path, hasOtherWay) => {
  const minimum = listGradeMinimums().find(({ entry }) => entry.path === path);
  expect(minimum?.hasOtherWay).toBe(hasOtherWay);
});
