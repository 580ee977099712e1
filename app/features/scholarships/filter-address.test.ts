import { expect, test } from "vitest";
import type { ScholarshipFilter } from "#domain/scholarships/filter.ts";
import {
  addressWith,
  CHOICE_PARAMETERS,
  CLOSING_VALUES,
  COVERS_VALUES,
  CRITERION_VALUES,
  FILTER_PARAMETERS,
  filterOf,
  LEVEL_VALUES,
  LIST_VALUES,
} from "./filter-address.ts";

const NOTHING: ScholarshipFilter = {
  query: "",
  list: "all",
  level: null,
  country: null,
  criterion: null,
  covers: null,
  closing: null,
};

test("an address without parameters asks for everything", () => {
  expect(read("")).toEqual(NOTHING);
});

test("every parameter is read in the address's Spanish", () => {
  expect(
    read(
      "q=maestr%C3%ADa&lista=publicas&nivel=posgrado&pais=MX&criterio=merito&cubre=viaje&cierre=cierra",
    ),
  ).toEqual({
    query: "maestría",
    list: "public",
    level: "postgraduate",
    country: "MX",
    criterion: "merit",
    covers: "travel",
    closing: "soon",
  });
});

test.each([
  ["lista", "list", LIST_VALUES],
  ["nivel", "level", LEVEL_VALUES],
  ["criterio", "criterion", CRITERION_VALUES],
  ["cubre", "covers", COVERS_VALUES],
  ["cierre", "closing", CLOSING_VALUES],
] as const)(
  "every value of %s goes into an address and comes back",
  (parameter, field, values) => {
    for (const [value, meaning] of Object.entries(values)) {
      const address = addressWith(new URLSearchParams(), {
        [parameter]: value,
      });
      expect(address).toBe(`?${parameter}=${value}`);
      expect(read(address)[field]).toBe(meaning);
    }
  },
);

test("a country is read in lower case too, and only as two letters", () => {
  expect(read("pais=co").country).toBe("CO");
  for (const value of ["", "MEX", "M", "M1", "LATAM", "*", "ñÑ", "MX "])
    expect(read(new URLSearchParams({ pais: value })).country).toBeNull();
});

test.each([
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "Publicas",
  "publicas ",
  "<script>",
  "\u0000",
  "",
])("the hostile value %j counts as not set", (value) => {
  const address = new URLSearchParams(
    FILTER_PARAMETERS.slice(1).map((name) => [name, value]),
  );
  expect(read(address)).toEqual(NOTHING);
});

test("what is searched for is trimmed and cut to 200 characters", () => {
  expect(read(new URLSearchParams({ q: "  beca \n" })).query).toBe("beca");
  expect(read(new URLSearchParams({ q: "x".repeat(500) })).query).toHaveLength(
    200,
  );
});

test("of a repeated parameter the first counts", () => {
  expect(read("lista=publicas&lista=privadas").list).toBe("public");
});

test("a change keeps the other parameters in a fixed order and drops foreign ones", () => {
  const query = new URLSearchParams("cierre=abre&utm_source=x&q=chile&lng=en");
  expect(addressWith(query, { nivel: "prepa" })).toBe(
    "?q=chile&nivel=prepa&cierre=abre",
  );
});

test("null and an empty text take a parameter out; nothing left is still an address", () => {
  const query = new URLSearchParams("q=chile&pais=MX");
  expect(addressWith(query, { q: null })).toBe("?pais=MX");
  expect(addressWith(query, { q: "" })).toBe("?pais=MX");
  expect(addressWith(query, { q: null, pais: null })).toBe("?");
});

test("an address's special characters survive a round trip", () => {
  const q = "a&b=c#d+e%20 ñ";
  const address = addressWith(new URLSearchParams(), { q });
  expect(read(address).query).toBe(q);
});

test("every choice is one of the filter's parameters", () => {
  for (const name of CHOICE_PARAMETERS)
    expect(FILTER_PARAMETERS).toContain(name);
});

function read(query: string | URLSearchParams): ScholarshipFilter {
  return filterOf(new URLSearchParams(query));
}
