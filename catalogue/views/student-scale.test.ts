import { expect, test } from "vitest";
import { COUNTRIES } from "../countries/index.ts";
import { readGradeEntries } from "./grade-entries.ts";
import { readStudentScale } from "./student-scale.ts";

test.each<[string, readonly [number, number] | null, number | null]>([
  ["escala=0-10&nota=8.7", [0, 10], 8.7],
  ["escala=0-10&nota=8,7", [0, 10], 8.7],
  ["nota=93/100", [0, 100], 93],
  ["escala=propia&peor=1&mejor=6&nota=4.5", [1, 6], 4.5],
  // 1 is best in a German school.
  ["escala=propia&peor=6&mejor=1&nota=1.7", [6, 1], 1.7],
  ["peor=2&mejor=8&nota=7", [2, 8], 7],
  ["pais=cl&nota=6.1", [1, 7], 6.1],
  ["pais=cl&escala=0-10&nota=6.1", [0, 10], 6.1],
  ["pais=mx&nota=8.7", [0, 10], 8.7],
  ["pais=mx", [0, 10], null],
  ["pais=cu&nota=92", [0, 100], 92],
  ["pais=uy&nota=8", [1, 10], 8],
  ["", null, null],
])("the entries %s are on the scale %o", (query, ends, value) => {
  const { scale, faults, ...read } = readQuery(query);
  expect(scale && [scale.worst, scale.best]).toEqual(ends);
  expect(read.value).toBe(value);
  expect(faults).toEqual([]);
});

test.each([
  ["nota=8.7", "escala", "chooseScale"],
  ["pais=zz&escala=0-10", "pais", "unknownCountry"],
  ["pais=zz&escala=propia&peor=1&mejor=6", "pais", "unknownCountry"],
  ["pais=co&nota=4.2", "escala", "schoolScale"],
  ["pais=ht&nota=7", "escala", "unreadScale"],
  ["escala=0-11&nota=8", "escala", "unknownScale"],
  ["escala=constructor&nota=8", "escala", "unknownScale"],
  ["escala=0-10&nota=11", "nota", "offScale"],
  ["escala=0-10&nota=ocho", "nota", "notNumber"],
  ["escala=0-10&nota=8.7000000000000", "nota", "notNumber"],
  ["escala=0-10&nota=93/100", "nota", "otherScale"],
  ["escala=propia&mejor=6&nota=4.5", "peor", "notNumber"],
  ["escala=propia&peor=1&nota=4.5", "mejor", "notNumber"],
  ["escala=propia&peor=6&mejor=6", "mejor", "sameEnds"],
  ["escala=0-10&aprueba=10", "aprueba", "passOffScale"],
  ["escala=0-10&aprueba=seis", "aprueba", "passOffScale"],
])("of the entries %s, %s is rejected: %s", (query, field, reason) => {
  expect(readQuery(query).faults).toEqual([{ field, reason }]);
});

test("on a scale of letters there is no numeric scale and no value", () => {
  for (const query of ["pais=pe&nota=A", "pais=pe&nota=16", "escala=letras"])
    expect(readQuery(query)).toMatchObject({
      kind: "letters",
      scale: null,
      value: null,
      faults: [],
    });
  expect(readQuery("pais=pe&escala=0-20&nota=16").value).toBe(16);
});

test.each<[string, number | null, "typed" | "country" | null]>([
  ["pais=cl", 4, "country"],
  ["pais=bo", 51, "country"],
  ["pais=cr", 70, "country"],
  ["pais=py&escala=0-5", 2, "country"],
  ["pais=cl&escala=0-10", null, null],
  ["pais=cl&aprueba=4.5", 4.5, "typed"],
  // Usual pass marks have no source.
  ["pais=mx", null, null],
  ["pais=cu", null, null],
  ["pais=uy", null, null],
])("with %s the pass mark is %s", (query, pass, basis) => {
  const { scale, passBasis } = readQuery(query);
  expect(scale?.pass).toBe(pass);
  expect(passBasis).toBe(basis);
});

test("a national scale without a source for both ends is `usual`", () => {
  const bases = (codes: ReadonlyArray<string>) =>
    codes.map((code) => readQuery(`pais=${code}`).basis);
  expect(bases(["cl", "bo", "py", "ar"])).toEqual(Array(4).fill("country"));
  expect(bases(["mx", "cu", "ve", "cr"])).toEqual(Array(4).fill("usual"));
});

function readQuery(query: string) {
  const entries = readGradeEntries(new URLSearchParams(query));
  const code = entries.pais.toUpperCase();
  const country = COUNTRIES.find((each) => each.code === code) ?? null;
  return readStudentScale(entries, country);
}
