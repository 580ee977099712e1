import { expect, test } from "vitest";
import { stem } from "./words.ts";

test.each([
  ["beca", "becas"],
  ["curso", "cursos"],
  ["clase", "clases"],
  ["arte", "artes"],
  ["mes", "meses"],
  ["pais", "paises"],
  ["universidad", "universidades"],
  ["investigacion", "investigaciones"],
  ["course", "courses"],
  ["exchange", "exchanges"],
  ["college", "colleges"],
  ["graduate", "graduates"],
  ["science", "sciences"],
  ["class", "classes"],
  ["business", "businesses"],
  ["university", "universities"],
])("%s and %s are one word", (one, more) => {
  expect(stem(more)).toBe(stem(one));
});

test.each([
  ["beca", "becario"],
  ["universidad", "universal"],
  ["course", "courage"],
  ["mes", "mesa"],
])("%s and %s are not", (one, other) => {
  expect(stem(other)).not.toBe(stem(one));
});
