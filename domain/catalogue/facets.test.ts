import fc from "fast-check";
import { expect, test } from "vitest";
import { fits } from "./facets.ts";

test.each([
  [{}, true],
  [{ nivel: "prepa" }, true],
  [{ nivel: "posgrado" }, false],
  [{ nivel: "prepa", pais: "MX" }, true],
  [{ nivel: "prepa", pais: "PE" }, false],
  [{ area: "salud" }, true],
  [{ nivel: "prepa", cierre: "abierta" }, false],
])(
  "an item for students in Mexico that is not open fits %j: %s",
  (selected, expected) => {
    const facets = {
      nivel: ["prepa", "licenciatura"],
      pais: ["MX"],
      cierre: [],
    };
    expect(fits(facets, selected)).toBe(expected);
  },
);

test("a further filter never adds items", () => {
  const value = fc.constantFrom("a", "b", "c");
  const names = fc.constantFrom("nivel", "pais", "area");
  fc.assert(
    fc.property(
      fc.dictionary(names, fc.array(value)),
      fc.dictionary(names, value),
      names,
      value,
      (facets, selected, name, more) => {
        fc.pre(!(name in selected));
        if (fits(facets, { ...selected, [name]: more }))
          expect(fits(facets, selected)).toBe(true);
      },
    ),
  );
});
