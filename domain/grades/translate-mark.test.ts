import { expect, test } from "vitest";
import { germanGrade } from "./german-grade.ts";
import { haveSameNumbers, type Mark, type Scale } from "./scale.ts";
import {
  roundOutward,
  translateMark,
  translateMinimum,
} from "./translate-mark.ts";

test.each<[Mark, Scale, readonly [number, number]]>([
  // Share of the scale, and share above 6: 0.87 and 0.675.
  [aMark(8.7, 0, 10, 6), aScale(0, 20, 10), [16.7, 18.7]],
  // The pass marks of both scales are unknown.
  [aMark(8.7, 0, 10), aScale(0, 20), [15.6, 18.9]],
  [aMark(8.7, 0, 10), aScale(0, 100), [87, 87]],
  [aMark(85, 1, 100, 51), aScale(0, 10), [8.5, 8.5]],
  [aMark(4.2, 1, 5, 2), aScale(0, 5), [4.2, 4.2]],
  // The worse end is the higher number when 1 is best.
  [aMark(8, 0, 10, 6), aScale(6, 1, 4), [2.5, 1.6]],
  // A failing grade stays on the scale.
  [aMark(0, 0, 10, 6), aScale(1, 7, 4), [1, 4]],
  [aMark(10, 0, 10), aScale(0, 4), [4, 4]],
])(
  "the mark %o translates to the scale %o as the range %o",
  (mark, to, [least, most]) => {
    expect(roundOutward(translateMark(mark, to), to, 1)).toEqual({
      least,
      most,
    });
  },
);

test.each<[Scale, Mark, readonly [number, number]]>([
  // 8.5 of 10 is 85 % of the scale, and 50 to 70 % of the part above the pass mark.
  [aScale(1, 7), aMark(8.5, 0, 10), [4, 6.1]],
  [aScale(0, 100), aMark(8.5, 0, 10), [85, 85]],
  [aScale(1, 5, 2), aMark(80, 0, 100), [2.3, 4.2]],
  [aScale(0, 10), aMark(4, 0, 4), [10, 10]],
])(
  "on the scale %o the minimum %o is the range %o",
  (own, minimum, [least, most]) => {
    expect(roundOutward(translateMinimum(own, minimum), own, 1)).toEqual({
      least,
      most,
    });
  },
);

test.each([
  // 1.975: cut, not rounded.
  [aMark(8.7, 0, 10, 6), 1.9],
  [aMark(10, 0, 10, 6), 1],
  [aMark(6, 0, 10, 6), 4],
  [aMark(85, 1, 100, 51), 1.9],
  [aMark(5.8, 1, 7, 4), 2.2],
  // 2.3 as a binary fraction lies below 2.3.
  [aMark(5.7, 1, 7, 4), 2.3],
  [aMark(5.9, 0, 10, 6), "belowPass"],
  [aMark(8.7, 0, 10), "passUnknown"],
])("the German grade of %o is %s", (mark, grade) => {
  expect(germanGrade(mark)).toBe(grade);
});

test.each([
  [aScale(0, 10), aScale(5, 10), true],
  [aScale(0, 10), aScale(0, 100), true],
  [aScale(1, 5), aScale(0, 5), true],
  [aScale(1, 100), aScale(0, 10), true],
  [aScale(0, 4), aScale(0, 4), true],
  // A school's 1 to 4 is no GPA.
  [aScale(1, 4), aScale(0, 4), false],
  [aScale(0, 5), aScale(0, 10), false],
  [aScale(10, 5), aScale(0, 5), false],
  [aScale(6, 1), aScale(6, 1), true],
  [aScale(1, 12), aScale(1, 10), false],
])("%o and %o have the same numbers: %s", (one, other, areSame) => {
  expect(haveSameNumbers(one, other)).toBe(areSame);
  expect(haveSameNumbers(other, one)).toBe(areSame);
});

function aMark(
  value: number,
  ...ends: [worst: number, best: number, pass?: number]
): Mark {
  return { value, scale: aScale(...ends) };
}

function aScale(worst: number, best: number, pass: number | null = null) {
  return { worst, best, pass };
}
