import { expect, test } from "vitest";
import { parseQuery } from "./question.ts";

test.each([
  ["¿Cómo puedo estudiar en Japón?", ["japon"], ["puedo", "estudiar"]],
  ["becas para la prepa", ["beca", "prepa"], []],
  ["I want to study in Canada", ["canad"], ["want", "study"]],
  ["quiero estudiar", ["quier", "estudiar"], []],
  ["¿qué es?", ["que", "es"], []],
  ["beca Beca BECAS béca", ["beca"], []],
  ["c a b", [], []],
  ["", [], []],
])("%j asks for %j, and %j is welcome", (query, required, welcome) => {
  const asked = parseQuery(query);
  expect(asked.required.map(({ roots }) => roots.join(" "))).toEqual(required);
  expect(asked.welcome.map(({ roots }) => roots.join(" "))).toEqual(welcome);
});

test("an expression is asked for as one, its joining words included", () => {
  const { required } = parseQuery("carta de motivos para Estados Unidos");
  expect(required.map(({ roots }) => roots)).toEqual([
    ["carta", "de", "motiv"],
    ["estad", "unido"],
  ]);
});

test("what nobody would type by hand is cut short", () => {
  const query = Array.from({ length: 500 }, (_, at) => `word${at}`).join(" ");
  expect(parseQuery(query).required).toHaveLength(24);
});
