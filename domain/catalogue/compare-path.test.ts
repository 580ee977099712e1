import { expect, test } from "vitest";
import { comparePath } from "./compare-path.ts";

test.each([
  [[], "/comparar"],
  [["/becas/a"], "/comparar?items=becas/a"],
  [["/becas/a", "/mentoria/b"], "/comparar?items=becas/a,mentoria/b"],
])("the comparison of %j is %s", (paths, address) => {
  expect(comparePath(paths)).toBe(address);
});
