import { expect, test } from "vitest";
import { createPlaceNames } from "./place-names.ts";
import { readQueryWishes } from "./query-wishes.ts";

const isPartOfName = createPlaceNames([
  {
    title: "Universidad Nacional Rosario Castellanos",
    facets: { donde: ["MX"], pais: ["MX"] },
  },
  { title: "Universidad de Buenos Aires", facets: { donde: ["AR"] } },
  { title: "Olimpiada Argentina de Física", facets: { pais: ["AR"] } },
]);

test.each([
  ["universidad rosario castellanos", null],
  ["rosario castellanos", null],
  ["becas en rosario", "AR"],
  ["universidad rosario", "AR"],
  ["universidad de buenos aires", "AR"],
  ["olimpiada argentina de física", "AR"],
])("%j names the country %j", (query, country) => {
  const { wishes } = readQueryWishes(query, isPartOfName);
  const places = wishes.filter(({ name }) => ["pais", "donde"].includes(name));
  expect(places.map(({ value }) => value)).toEqual(country ? [country] : []);
});
