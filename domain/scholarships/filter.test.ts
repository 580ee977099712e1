import { expect, test } from "vitest";
import {
  type FilterableScholarship,
  filterScholarships,
  type List,
  type ScholarshipFilter,
} from "./filter.ts";

test("without a filter every scholarship is shown, in its own order", () => {
  const items = [anItem({ id: "b" }), anItem({ id: "a" })];
  expect(shown(items, {})).toEqual(["b", "a"]);
});

test.each<[List, ReadonlyArray<string>]>([
  ["all", ["national", "international", "both", "usa", "private", "any"]],
  ["public", ["national", "international", "both", "usa", "any"]],
  ["private", ["private"]],
  ["national", ["national", "both", "usa", "private", "any"]],
  ["international", ["international", "both"]],
  ["postgraduate", ["international", "any"]],
])("the list %s shows %j", (list, ids) => {
  const items = [
    anItem({ id: "national" }),
    anItem({
      id: "international",
      categoryKey: "international",
      levels: ["undergraduate", "postgraduate"],
    }),
    anItem({ id: "both", categoryKey: "nationalInternational" }),
    anItem({ id: "usa", categoryKey: "nationalUSA" }),
    anItem({ id: "private", typeKey: "private" }),
    anItem({ id: "any", levels: ["any"] }),
  ];
  expect(shown(items, { list })).toEqual(ids);
});

test("a level shows its own items and those for any level", () => {
  const items = [
    anItem({ id: "prepa", levels: ["highSchool"] }),
    anItem({ id: "both", levels: ["highSchool", "undergraduate"] }),
    anItem({ id: "any", levels: ["any"] }),
    anItem({ id: "postgraduate", levels: ["postgraduate"] }),
  ];
  expect(shown(items, { level: "undergraduate" })).toEqual(["both", "any"]);
});

test("a country shows what is open to its people", () => {
  const items = [
    anItem({ id: "mx", openTo: ["MX"] }),
    anItem({ id: "several", openTo: ["MX", "CO"] }),
    anItem({ id: "any", openTo: null }),
    anItem({ id: "nobody", openTo: [] }),
  ];
  expect(shown(items, { country: "CO" })).toEqual(["several", "any"]);
});

test("a criterion shows what is given for it, among others or alone", () => {
  const items = [
    anItem({ id: "merit", criteria: ["merit"] }),
    anItem({ id: "both", criteria: ["merit", "need"] }),
    anItem({ id: "need", criteria: ["need"] }),
  ];
  expect(shown(items, { criterion: "need" })).toEqual(["both", "need"]);
});

test("what an award covers can be asked for", () => {
  const items = [
    anItem({ id: "nothing", covers: [] }),
    anItem({ id: "travel", covers: ["tuition", "travel"] }),
  ];
  expect(shown(items, { covers: "travel" })).toEqual(["travel"]);
});

test("nearness shows what holds of an item's calendar", () => {
  const items = [
    anItem({ id: "now", closings: ["now"] }),
    anItem({ id: "soon", closings: ["soon", "now"] }),
    anItem({ id: "next", closings: ["next"] }),
    anItem({ id: "unknown", closings: [] }),
  ];
  expect(shown(items, { closing: "now" })).toEqual(["now", "soon"]);
  expect(shown(items, { closing: "soon" })).toEqual(["soon"]);
  expect(shown(items, { closing: "next" })).toEqual(["next"]);
});

test("a search looks through the item's text, without accents or case", () => {
  const items = [
    anItem({ id: "chile", text: "Becas de posgrado en Chile ANID" }),
    anItem({ id: "mexico", text: "Beca en México" }),
  ];
  expect(shown(items, { query: "MEXICO beca" })).toEqual(["mexico"]);
  expect(shown(items, { query: "bec" })).toEqual(["chile", "mexico"]);
});

const WANTED = {
  query: "ingeniería",
  list: "public",
  level: "undergraduate",
  country: "MX",
  criterion: "merit",
  covers: "tuition",
  closing: "now",
} as const satisfies ScholarshipFilter;

test("what meets every filter at once is shown", () => {
  expect(shown([aMatch()], WANTED)).toEqual(["match"]);
});

test.each<[keyof ScholarshipFilter, Partial<FilterableScholarship>]>([
  ["query", { text: "Beca de medicina" }],
  ["list", { typeKey: "private" }],
  ["level", { levels: ["postgraduate"] }],
  ["country", { openTo: ["CO"] }],
  ["criterion", { criteria: ["need"] }],
  ["covers", { covers: ["travel"] }],
  ["closing", { closings: ["next"] }],
])("failing only the filter on %s is enough to be hidden", (name, parts) => {
  const item = { ...aMatch(), ...parts };
  expect(shown([item], WANTED)).toEqual([]);
  const unset = name === "query" ? "" : name === "list" ? "all" : null;
  expect(shown([item], { ...WANTED, [name]: unset })).toEqual(["match"]);
});

type Item = FilterableScholarship & { readonly id: string };

function shown(
  items: ReadonlyArray<Item>,
  filter: Partial<ScholarshipFilter>,
): ReadonlyArray<string> {
  return filterScholarships(items, aFilter(filter)).map(({ id }) => id);
}

function aFilter(parts: Partial<ScholarshipFilter>): ScholarshipFilter {
  return {
    query: "",
    list: "all",
    level: null,
    country: null,
    criterion: null,
    covers: null,
    closing: null,
    ...parts,
  };
}

function anItem(parts: Partial<Item>): Item {
  return {
    id: "item",
    text: "Beca",
    typeKey: "public",
    categoryKey: "national",
    criteria: ["merit"],
    levels: ["undergraduate"],
    covers: [],
    openTo: null,
    closings: [],
    ...parts,
  };
}

function aMatch(): Item {
  return anItem({
    id: "match",
    text: "Beca de Ingenieria",
    openTo: ["CO", "MX"],
    covers: ["tuition"],
    closings: ["soon", "now"],
  });
}
