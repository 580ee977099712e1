import { expect, test } from "vitest";
import { cleanLine } from "./clean-line.ts";

test("line breaks, control and direction characters become one space", () => {
  expect(cleanLine(" a\r\n\tb\u0000\u202ec\u2066d\u2028e\ufeff ", 80)).toBe(
    "a b c d e",
  );
});

test("a text is cut between characters; accents and emoji stay, a lone surrogate does not", () => {
  expect(cleanLine("ñandú 🎓🎓🎓", 8)).toBe("ñandú 🎓🎓");
  expect(cleanLine("ab cd", 3)).toBe("ab");
  expect(cleanLine("x\ud800y", 80)).toBe("x y");
});

test("markup stays unchanged", () => {
  expect(cleanLine("<b onclick='x'>&amp;</b>", 80)).toBe(
    "<b onclick='x'>&amp;</b>",
  );
});
