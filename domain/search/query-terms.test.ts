import { expect, test } from "vitest";
import { parseQuery } from "./query-terms.ts";

test.each([
  ["¿Cómo puedo estudiar en Japón?", ["japon"], ["puedo", "estudiar"]],
  ["becas para la prepa", ["beca", "prepa"], []],
  ["I want to study in Canada", ["canad"], ["want", "study"]],
  ["becas para personas sordas", ["beca", "sorda"], ["person"]],
  ["quiero estudiar", ["quier", "estudiar"], []],
  ["¿qué es?", ["que", "es"], []],
  ["beca Beca BECAS béca", ["beca"], []],
  ["c a b", [], []],
  ["", [], []],
])("%j requires %j, and %j is optional", (query, required, welcome) => {
  const parsed = parseQuery(query);
  expect(parsed.required.map(({ roots }) => roots.join(" "))).toEqual(required);
  expect(parsed.welcome.map(({ roots }) => roots.join(" "))).toEqual(welcome);
});

test("an expression is one term, with its joining words", () => {
  const { required } = parseQuery("carta de motivos para Estados Unidos");
  expect(required.map(({ roots }) => roots)).toEqual([
    ["carta", "de", "motiv"],
    ["estad", "unido"],
  ]);
});

test("an overlong query is cut", () => {
  const query = Array.from({ length: 500 }, (_, at) => `word${at}`).join(" ");
  expect(parseQuery(query).required).toHaveLength(24);
});
