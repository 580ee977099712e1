import { expect, test } from "vitest";
import { stemSet } from "../text/fold.ts";
import { parseQuery } from "./query-terms.ts";

test.each([
  ["¿Cómo puedo estudiar en Japón?", ["japon"], ["puedo", "estudiar"]],
  ["becas para la prepa", ["beca", "prepa"], []],
  ["I want to study in Canada", ["canad"], ["want", "study"]],
  ["becas para personas sordas", ["beca", "sorda"], ["person"]],
  ["vivo en Paraguay", ["paraguai"], ["vivo"]],
  ["I am from Cuba", ["cuba"], []],
  ["one year in Japan", ["japan"], ["year"]],
  ["unam 2027", ["unam"], []],
  ["beca pa estudiar", ["beca"], ["estudiar"]],
  ["estágio na onu", ["estagi", "onu"], ["na"]],
  ["¿es estafa fulbright?", ["fulbright"], ["estaf"]],
  ["chevening vale la pena", ["chevening"], ["vale", "pena"]],
  ["cuándo cierra chevening", ["chevening"], ["cierr"]],
  ["a bolsa da usp", ["bolsa", "usp"], []],
  ["2027", ["2027"], []],
  ["quiero estudiar", ["quier", "estudiar"], []],
  ["¿qué es?", ["que", "es"], []],
  ["beca Beca BECAS béca", ["beca"], []],
  ["c a b", [], []],
  ["", [], []],
])("%j requires %j, and %j is optional", (query, required, optional) => {
  const parsed = parseQuery(query);
  expect(parsed.required.map(({ stems }) => stems.join(" "))).toEqual(required);
  expect(parsed.optional.map(({ stems }) => stems.join(" "))).toEqual(optional);
});

test("interests in a query about careers are optional", () => {
  const query = "qué carrera estudiar si me gustan los animales";
  const required = (isAboutCareers: boolean) =>
    parseQuery(query, stemSet("carrera"), isAboutCareers).required.flatMap(
      ({ stems }) => stems,
    );
  expect(required(true)).toEqual([]);
  expect(required(false)).toEqual(["animal"]);
});

test("an expression is one term, with its joining words", () => {
  const { required } = parseQuery("carta de motivos para Estados Unidos");
  expect(required.map(({ stems }) => stems)).toEqual([
    ["carta", "de", "motiv"],
    ["estad", "unido"],
  ]);
});

test("a query of 500 words has 24 terms", () => {
  const query = Array.from({ length: 500 }, (_, index) => `word${index}`).join(
    " ",
  );
  expect(parseQuery(query).required).toHaveLength(24);
});
