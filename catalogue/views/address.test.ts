import { expect, test } from "vitest";
import {
  addressWith,
  type Filterable,
  PARAMETERS,
  parseSelectedFilters,
  readQueryWords,
} from "./address.ts";
import type { FieldView, TabsView } from "./view.ts";

test("an address without parameters has no filter and no query words", () => {
  expect(read("")).toEqual({});
  expect(readQueryWords(new URLSearchParams())).toBe("");
});

test("a value that the screen offers is parsed for each of its controls", () => {
  expect(
    read("seccion=destacados&tipo=guias&lista=publicas&nivel=prepa&pais=MX"),
  ).toEqual({
    seccion: "destacados",
    tipo: "guias",
    lista: "publicas",
    nivel: "prepa",
    pais: "MX",
  });
});

test("the case of a value and the spaces around it are ignored", () => {
  expect(read(new URLSearchParams({ nivel: " PREPA\n", pais: "mx " }))).toEqual(
    { nivel: "prepa", pais: "MX" },
  );
});

test("a value that the screen does not offer counts as unset", () => {
  expect(read("criterio=merito&nivel=posgrado&lista=privadas")).toEqual({});
  const bare = { fields: [], chooser: null, tabs: null, sections: [] };
  expect(
    parseSelectedFilters(new URLSearchParams("nivel=prepa"), bare),
  ).toEqual({});
});

test.each([
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "<script>",
  "\u0000",
  "",
])("the hostile value %j counts as unset", (value) => {
  const everywhere = PARAMETERS.slice(1).map((name) => [name, value]);
  expect(read(new URLSearchParams([...everywhere, [value, value]]))).toEqual(
    {},
  );
});

test("a repeated parameter has its first value", () => {
  expect(read("pais=MX&pais=CO").pais).toBe("MX");
});

test("a query is trimmed and cut to 200 characters", () => {
  expect(readQueryWords(new URLSearchParams({ q: "  beca \n" }))).toBe("beca");
  expect(
    readQueryWords(new URLSearchParams({ q: "x".repeat(500) })),
  ).toHaveLength(200);
});

test("a change keeps the other parameters in a fixed order and drops unknown ones", () => {
  const query = new URLSearchParams("cierre=abre&utm_source=x&q=chile&lng=en");
  expect(addressWith(query, { nivel: "prepa" })).toBe(
    "?q=chile&nivel=prepa&cierre=abre",
  );
  expect(addressWith(query, { utm_source: "y" })).toBe("?q=chile&cierre=abre");
});

test('null and "" remove a parameter; without parameters the address is `?`', () => {
  const query = new URLSearchParams("q=chile&pais=MX");
  expect(addressWith(query, { q: null })).toBe("?pais=MX");
  expect(addressWith(query, { q: "" })).toBe("?pais=MX");
  expect(addressWith(query, { q: null, pais: null })).toBe("?");
});

test("each parameter can be set in an address", () => {
  for (const name of PARAMETERS)
    expect(addressWith(new URLSearchParams(), { [name]: "uno" })).toBe(
      `?${name}=uno`,
    );
});

test("special characters of a query survive a round trip through an address", () => {
  const q = "a&b=c#d+e%20 ñ";
  const address = addressWith(new URLSearchParams(), { q });
  expect(readQueryWords(new URLSearchParams(address))).toBe(q);
});

function read(query: string | URLSearchParams) {
  return parseSelectedFilters(new URLSearchParams(query), aScreen());
}

/** Each kind of control, with its own parameter. */
function aScreen(): Filterable {
  return {
    fields: [aField("nivel", "prepa"), aField("pais", "MX", "CO")],
    chooser: tabs("seccion", "destacados"),
    tabs: tabs("tipo", "guias"),
    sections: [{ tabs: tabs("lista", "publicas") }, { tabs: null }],
  };
}

function aField(name: string, ...values: Array<string>): FieldView {
  return {
    name,
    label: name,
    choices: values.map((v) => [v, v] as const),
    pages: null,
  };
}

function tabs(name: string, value: string): TabsView {
  return { ...aField(name, value), all: "Todas" };
}
