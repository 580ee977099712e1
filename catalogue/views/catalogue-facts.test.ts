import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { fits } from "#domain/catalogue/facets.ts";
import { LANGUAGES } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { CATALOGUE_SCREENS } from "../item-types.ts";
import { PARAMETERS, parseSelectedFilters } from "./address.ts";
import { catalogueScreen, countryCards } from "./catalogue-screen.ts";
import { everythingScreen } from "./everything.ts";
import { SCREENS, type ScreenPlan } from "./screens.ts";
import type { CardView, ScreenView } from "./view.ts";

/** One day in each month: choices depend on the day. */
const DAYS = Array.from(
  { length: 12 },
  (_, month) => `2027-${String(month + 1).padStart(2, "0")}-15`,
);

const VIEWS = CATALOGUE_SCREENS.map((path) => aView(path));

test.each(VIEWS)("every item of $path is listed there once", (view) => {
  const entries = ENTRIES.filter(({ screen }) => screen === view.path);
  const cards = listCards(view).filter(({ path }) =>
    path.startsWith(`${view.path}/`),
  );
  expect(entries.length).toBeGreaterThan(10);
  expect(cards.map(({ path }) => path).toSorted()).toEqual(
    entries.map(({ path }) => path).toSorted(),
  );
});

test.each(VIEWS)("no list of $path is empty or has a card twice", (view) => {
  for (const { items } of view.sections) {
    const paths = items.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths).toEqual([...new Set(paths)]);
  }
});

test("an item is in every list that its `alsoListedAs` names", () => {
  const missing = ENTRIES.flatMap(({ path, item }) => {
    const types = item.alsoListedAs;
    return types.filter((type) => {
      const lists = VIEWS.flatMap(({ path: screen, sections }) => {
        const plan: ScreenPlan = SCREENS[screen];
        return sections.filter(
          (_, index) => plan.sections[index]?.type === type,
        );
      });
      return !lists.some(({ items }) =>
        items.some((card) => card.path === path),
      );
    });
  });
  expect(missing).toEqual([]);
});

test.each(VIEWS)("the anchors of $path are unique", (view) => {
  const ids = ["lista", ...view.sections.map(({ id }) => id)];
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(VIEWS)("a parameter of $path belongs to one control only", (view) => {
  const names = listControls(view).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(PARAMETERS).toEqual(expect.arrayContaining(names));
});

test.each(CATALOGUE_SCREENS)(
  "every choice of %s matches a card, in every month",
  (path) => {
    for (const today of DAYS) {
      const view = aView(path, today);
      const unmatched = listControls(view).flatMap(({ name, choices }) =>
        choices
          .filter(([value]) => !hasMatch(name, value, listCards(view)))
          .map(([value]) => `${name}=${value}`),
      );
      expect(unmatched).toEqual([]);
    }
  },
);

test.each(CATALOGUE_SCREENS)(
  "a card of %s has only values that the screen offers",
  (path) => {
    for (const today of DAYS) {
      const view = aView(path, today);
      const controls = listControls(view);
      const unoffered = listCards(view).flatMap((card) =>
        controls.flatMap(({ name, choices }) =>
          (card.facets[name] ?? [])
            .filter((value) => !choices.some(([offered]) => offered === value))
            .map((value) => `${card.path}: ${name}=${value}`),
        ),
      );
      expect(unoffered).toEqual([]);
    }
  },
);

test("every value of a card can be chosen on some screen", () => {
  const everything = everythingScreen(aPageContext(), "https://x.test/buscar");
  const offered = new Set(
    [...VIEWS.flatMap(listControls), ...everything.fields].flatMap(
      ({ name, choices }) => choices.map(([value]) => `${name}=${value}`),
    ),
  );
  const cardValues = VIEWS.flatMap(listCards).flatMap(({ facets }) =>
    Object.entries(facets).flatMap(([name, values]) =>
      values.map((value) => `${name}=${value}`),
    ),
  );
  expect(cardValues.length).toBeGreaterThan(1000);
  expect([...new Set(cardValues)].filter((each) => !offered.has(each))).toEqual(
    [],
  );
});

test.each(VIEWS)(
  "every category and every list tab of $path matches a card",
  (view) => {
    for (const { to } of view.categories) {
      const [query = "", anchor] = to.split("#");
      if (query === "?") {
        // The category links to a whole list.
        expect(view.sections.map(({ id }) => id)).toContain(anchor);
        continue;
      }
      const selected = parseSelectedFilters(new URLSearchParams(query), view);
      expect(Object.keys(selected)).toHaveLength(1);
      expect(anchor).toBe("lista");
      const [[name, value] = ["", ""]] = Object.entries(selected);
      expect(hasMatch(name, value, listCards(view))).toBe(true);
    }
    for (const { tabs, items } of view.sections)
      for (const [value] of tabs?.choices ?? [])
        expect(
          items.filter(({ facets }) =>
            facets[tabs?.name ?? ""]?.includes(value),
          ),
        ).not.toEqual([]);
  },
);

test("the tabs of one list of a screen do not change its other lists", () => {
  const cases = VIEWS.flatMap(({ path, sections }) =>
    sections.flatMap(({ tabs, id }) =>
      (tabs?.choices ?? []).flatMap(([value]) =>
        sections
          .filter((other) => other.id !== id)
          .map(({ items }) => ({
            path,
            items,
            selected: { [tabs?.name ?? ""]: value },
          })),
      ),
    ),
  );
  expect(cases.length).toBeGreaterThan(0);
  for (const { path, items, selected } of cases)
    expect(
      items.filter(({ facets }) => !fits(facets, selected)),
      path,
    ).toEqual([]);
});

test.each(VIEWS)(
  "in a list of $path with tabs, every card is in one of the tabs",
  (view) => {
    for (const { tabs, items } of view.sections)
      if (tabs)
        expect(
          items.filter(({ facets }) => !facets[tabs.name]?.length),
        ).toEqual([]);
  },
);

test.each(LANGUAGES)(
  "no text of a catalogue screen is empty in %s",
  (language) => {
    for (const path of CATALOGUE_SCREENS)
      for (const today of ["2026-11-21", "2027-04-01"]) {
        const view = aView(path, today, language);
        expect(listEmptyTexts(view)).toEqual([]);
      }
  },
);

test("every country choice of /universidades has a name in both languages", () => {
  for (const language of LANGUAGES) {
    const controls = listControls(
      aView("/universidades", "2026-11-21", language),
    );
    const choices = controls.flatMap((control) =>
      control.name === "pais" || control.name === "donde"
        ? control.choices
        : [],
    );
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.filter(([code, text]) => code === text)).toEqual([]);
  }
});

/** An item for any country matches every country. */
function hasMatch(name: string, value: string, cards: ReadonlyArray<CardView>) {
  return cards.some(({ facets }) =>
    name === "pais"
      ? fits(facets, { [name]: value })
      : facets[name]?.includes(value),
  );
}

/** Paths of undefined, NaN or blank values; an organisation may be blank. */
function listEmptyTexts(node: unknown, place = ""): ReadonlyArray<string> {
  if (node === undefined || Number.isNaN(node)) return [place];
  if (typeof node === "string")
    return node.trim() === "" && !place.endsWith(".organization")
      ? [place]
      : [];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    listEmptyTexts(value, `${place}.${name}`),
  );
}

/** A screen with the items of every country. */
function aView(
  path: ScreenView["path"],
  today = "2026-11-21",
  language: (typeof LANGUAGES)[number] = "es",
) {
  const context = aPageContext({ today, language });
  const view = catalogueScreen(path, context, `https://x.test${path}`);
  const byCountry = countryCards(path, context);
  return {
    ...view,
    sections: view.sections.map((section) => ({
      ...section,
      items: [...section.items, ...(byCountry[section.id] ?? [])],
    })),
  };
}

function listCards({ sections }: ScreenView) {
  return sections.flatMap(({ items }) => items);
}

function listControls({ fields, chooser, tabs, sections }: ScreenView) {
  return [
    ...fields,
    ...[chooser, tabs, ...sections.map((section) => section.tabs)].flatMap(
      (row) => row ?? [],
    ),
  ];
}
