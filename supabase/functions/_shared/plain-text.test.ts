import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [
    "Beca Ejemplo 2027 &#8211; M&aacute;ster &#038; Doctorado",
    "Beca Ejemplo 2027 – Máster & Doctorado",
  ],
  ["<p>Para ti.</p><p>Y para mí [&hellip;]</p>\n", "Para ti. Y para mí …"],
  ['Una <span class="searchmatch">beca</span>s', "Una becas"],
  ["<img src=x onerror=alert(1)>Beca", "Beca"],
  ["<script>alert(1)</script>Beca<style>p{}</style>", "Beca"],
  ["<script>never closed", ""],
  ["<<b>script>alert(1)<</b>/script>", "alert(1)"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ["3 < 5 y 7 > 2", "3 < 5 y 7 > 2"],
  ["gpj.\u202Eexe\u0000 a\u0007b", "gpj.exe a b"],
  ["A\u00a0B\u200b\ufeff", "A B"],
  ["roto \ud83d y \ufffd fin", "roto y fin"],
  ["corte <a href='https://x.exam", "corte"],
])("%j becomes %j", (html, text) => {
  expect(plainText(html, 300)).toBe(text);
});

test("a value that is not text becomes empty", () => {
  for (const value of [null, undefined, 3, {}, ["a"]])
    expect(plainText(value, 300)).toBe("");
});

test("a long text is cut between characters, with an ellipsis", () => {
  expect(plainText("🎓".repeat(10), 4)).toBe("🎓🎓🎓…");
  expect(plainText("abcd", 4)).toBe("abcd");
});

test("any input becomes at most 60 characters without control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (html) => {
      const text = plainText(html, 60);
      expect([...text].length).toBeLessThanOrEqual(60);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test("a text without entities becomes a text without tags", () => {
  const pieces = fc.constantFrom(
    "<",
    ">",
    "script",
    "b",
    "/",
    " ",
    "a='",
    "!--",
    "-->",
    "x",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(plainText(parts.join(""), 300)).not.toMatch(/<\/?[a-z!]/i);
    }),
  );
});

test("five hostile inputs of a million pieces take under 50 ms together in the best run", () => {
  const inputs = ["<script", "<!--", "<a ", "&amp;", "<"].map((piece) =>
    piece.repeat(1_000_000),
  );
  const times = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const startedAt = performance.now();
    for (const input of inputs) plainText(input, 300);
    times.push(performance.now() - startedAt);
  }
  expect(Math.min(...times)).toBeLessThan(50);
});
