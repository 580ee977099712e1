import { expect, test } from "vitest";
import { firstThatFits, fittedSize } from "./picture-size.ts";

test.each([
  [4000, 3000, 256, 192],
  [3000, 4000, 192, 256],
  [256, 256, 256, 256],
  [257, 257, 256, 256],
  [100, 50, 100, 50],
  [10_000, 1, 256, 1],
])(
  "a picture of %i by %i becomes %i by %i",
  (width, height, newWidth, newHeight) => {
    expect(fittedSize({ width, height })).toEqual({
      width: newWidth,
      height: newHeight,
    });
  },
);

test("the first attempt that is short enough is used, and no further one is made", () => {
  const made: Array<string> = [];
  function* attempts() {
    for (const attempt of ["12345", "123", "1"]) {
      made.push(attempt);
      yield attempt;
    }
  }
  expect(firstThatFits(attempts(), 3)).toBe("123");
  expect(made).toEqual(["12345", "123"]);
  expect(firstThatFits(["12"], 1)).toBe(null);
});
