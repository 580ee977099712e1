import { expect, test } from "vitest";
import type { CardView, SectionView } from "#catalogue/views/view.ts";
import {
  chooseCards,
  chosenCountryName,
  offersCountryChoice,
  orderSections,
  sectionSize,
} from "./choose-cards.ts";

const LISTS = [
  section("becas", null),
  section("por-pais", [{ code: "PE", name: "Perú", count: 5 }]),
];

test("with a country chosen, the list by country comes first and names it", () => {
  expect(orderSections(LISTS, { pais: "PE" }).map(({ id }) => id)).toEqual([
    "por-pais",
    "becas",
  ]);
  expect(orderSections(LISTS, {}).map(({ id }) => id)).toEqual([
    "becas",
    "por-pais",
  ]);
  expect(chosenCountryName(LISTS, { pais: "PE" })).toBe("Perú");
  expect(chosenCountryName(LISTS, { pais: "JP" })).toBeUndefined();
});

test("with a country chosen, a list whose items are each for one country comes first", () => {
  const international = section("academicas", null);
  const lists = [
    international,
    { ...international, id: "mexico", items: [card("/omm", ["MX"])] },
  ];
  const ids = (selected: Record<string, string>) =>
    orderSections(lists, selected).map(({ id }) => id);
  expect(ids({ pais: "MX" })).toEqual(["mexico", "academicas"]);
  expect(ids({})).toEqual(["academicas", "mexico"]);
});

test("with a country chosen, items only for that country come before items for several", () => {
  const cards = [card("/a", ["BO", "PE"]), card("/b", ["PE"]), card("/c", [])];
  const paths = (selected: Record<string, string>) =>
    chooseCards(cards, selected, null).map(({ path }) => path);
  expect(paths({ pais: "PE" })).toEqual(["/b", "/a"]);
  expect(paths({})).toEqual(["/a", "/b", "/c"]);
});

test("the size of a list by country includes the items of every country", () => {
  expect(LISTS.map(sectionSize)).toEqual([1, 5]);
});

test("a list by country offers a country choice until a country or another list is chosen", () => {
  const [plain, byCountry] = LISTS;
  if (!plain || !byCountry) throw new Error("LISTS has fewer than two lists");
  expect(offersCountryChoice(byCountry, {})).toBe(true);
  expect(offersCountryChoice(byCountry, { pais: "PE" })).toBe(false);
  expect(offersCountryChoice(byCountry, { seccion: "idiomas" })).toBe(false);
  expect(offersCountryChoice(plain, {})).toBe(false);
});

function section(id: string, countries: SectionView["countries"]): SectionView {
  return {
    id,
    heading: id,
    text: null,
    tabs: null,
    items: countries ? [] : [card(`/${id}`, ["BO", "PE"])],
    countries,
    countryItems: [],
  };
}

function card(path: string, pais: ReadonlyArray<string>) {
  // The functions read only the path and the facets of a card.
  return { path, facets: { pais } } as unknown as CardView;
}
