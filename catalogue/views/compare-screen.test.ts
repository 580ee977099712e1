import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { comparePath } from "#domain/catalogue/compare-path.ts";
import { ENTRIES } from "../index.ts";
import { MAX_COMPARED_LENGTH, readComparedPaths } from "./compare-address.ts";
import { compareScreen } from "./compare-screen.ts";

const CHEVENING = "/becas/chevening";
const AGGREGATOR = "/becas/icetex-becas-vigentes";
const MUNDUS = "/becas/erasmus-mundus";
const BENITO = "/becas/beca-benito-juarez-media-superior";
const WRITING = "/becas/jovenes-escribiendo-el-futuro";

test("an address gives each path once, in order, with or without its first slash", () => {
  expect(readComparedPaths(" becas/a,/becas/b,,becas/a, ")).toEqual([
    "/becas/a",
    "/becas/b",
  ]);
  expect(readComparedPaths(null)).toEqual([]);
  expect(readComparedPaths("javascript:alert(1)")).toEqual([
    "/javascript:alert(1)",
  ]);
});

test("the longest four paths fit in `MAX_COMPARED_LENGTH`", () => {
  const [a = "", b = "", c = "", d = ""] = ENTRIES.map(
    ({ path }) => path,
  ).toSorted((one, other) => other.length - one.length);
  expect([a, b, c, d].join(",").length).toBeLessThanOrEqual(
    MAX_COMPARED_LENGTH,
  );
});

test("two items are columns in the address's order, and each row has two cells", () => {
  const view = compare([MUNDUS, CHEVENING]);
  expect(view.problems).toEqual([]);
  expect(view.items.map(({ path }) => path)).toEqual([MUNDUS, CHEVENING]);
  expect(view.rows.length).toBeGreaterThan(5);
  for (const { cells } of view.rows) expect(cells).toHaveLength(2);
});

test("a row shows the facts, dates or terms of each item", () => {
  const view = compare([MUNDUS, CHEVENING]);
  expect(row(view, "Cuándo")?.cells[1]?.lines.join(" ")).toContain(
    "No es una fecha límite",
  );
  expect(row(view, "Cubre")?.cells[1]?.lines).toEqual([
    "Maestría de un año, vuelos, estipendio mensual, visa y ayudas de llegada y regreso",
  ]);
  expect(row(view, "A qué obliga")?.cells[1]?.terms[0]?.text).toBe(
    "Vuelve a tu país y quédate al menos dos años.",
  );
  expect(row(view, "A qué obliga")?.cells[0]?.terms).toEqual([]);
  expect(row(view, "A qué obliga")?.unknown).toBe(
    "No lo leímos en una fuente: pregúntalo.",
  );
});

test("the row of dates names the last call seen", () => {
  const old = ENTRIES.find(({ item }) => item.lastSeenCycle);
  const view = compare([old?.path ?? "", CHEVENING]);
  expect(row(view, "Cuándo")?.cells[0]?.lines).toContain(
    `Última convocatoria vista: ${old?.item.lastSeenCycle}`,
  );
});

test("a row without a value is left out, except the terms of an award", () => {
  const names = (...paths: ReadonlyArray<string>) =>
    compare(paths).rows.map(({ name }) => name);
  expect(names(AGGREGATOR)).toEqual([]);
  expect(names(AGGREGATOR, CHEVENING)).toEqual(
    expect.arrayContaining([
      "Cuándo",
      "Qué no paga",
      "A qué obliga",
      "Con qué se combina",
    ]),
  );
});

test("removing an item keeps the others in the address", () => {
  const view = compare([MUNDUS, CHEVENING]);
  expect(view.items[0]?.without.to).toBe("/comparar?items=becas/chevening");
});

test("two awards that exclude each other have one conflict in either order", () => {
  for (const paths of [
    [BENITO, WRITING],
    [WRITING, BENITO],
  ]) {
    const [conflict, ...others] = compare(paths).conflicts;
    expect(others).toEqual([]);
    expect(conflict?.text).toMatch(
      /^«.+» y «.+» no se pueden tener a la vez\.$/,
    );
    expect(conflict?.rules).toHaveLength(2);
  }
  expect(compare([CHEVENING, WRITING]).conflicts).toEqual([]);
});

test.each([
  [
    "an unknown item",
    [CHEVENING, "/becas/x", MUNDUS],
    2,
    [/^Una parte de la dirección/],
  ],
  ["one item", [CHEVENING], 1, [/^Falta otra/]],
  ["an item twice", [CHEVENING, CHEVENING], 1, [/^Falta otra/]],
  [
    "five items",
    [CHEVENING, MUNDUS, BENITO, WRITING, "/becas/mext-japon"],
    4,
    [/^Se comparan 4 como máximo/],
  ],
  ["nothing", [], 0, []],
])(
  "%s: the items that can be compared are shown, with the problems",
  (_, paths, columns, problems) => {
    const view = compare(paths);
    expect(view.items).toHaveLength(columns);
    expect(view.problems).toEqual(
      problems.map((each) => expect.stringMatching(each)),
    );
    expect(view.additions.form === null).toBe(columns === 4);
  },
);

test("links add similar items to the comparison, and none adds a compared item", () => {
  const links = compare([CHEVENING]).additions.links;
  expect(links.length).toBeGreaterThan(1);
  for (const { to } of links) {
    expect(to).toMatch(/^\/comparar\?items=becas\/chevening,/);
    expect(to).not.toMatch(/chevening,becas\/chevening$/);
  }
});

test("rows are in the user's language", () => {
  const view = compare([CHEVENING, MUNDUS], "en");
  expect(row(view, "What it leaves unpaid")?.cells[0]?.terms[0]?.text).toMatch(
    /^Insurance/,
  );
});

test.each([
  "Becas Erasmus Mundus (maestrías conjuntas)",
  "  becas erasmus mundus maestrias conjuntas ",
  "https://trampolin.example/becas/erasmus-mundus?lng=en",
])("the name or address %j adds its item", (name) => {
  expect(add(name, [CHEVENING])).toEqual({
    kind: "redirect",
    to: "/comparar?items=becas/chevening,becas/erasmus-mundus",
  });
});

test("a part of one item's name adds the item", () => {
  expect(add("chevening", [MUNDUS])).toEqual({
    kind: "redirect",
    to: "/comparar?items=becas/erasmus-mundus,becas/chevening",
  });
});

test.each([
  ["Becas Chevening", /^«Becas Chevening» ya está en la comparación\.$/, false],
  // The search finds only this item, which is compared already.
  ["chevening", /^«Becas Chevening» ya está en la comparación\.$/, false],
  ["zzzqqq", /^No encontramos «zzzqqq» en el catálogo/, false],
  ["olimpiada", /^Esto se parece a «olimpiada»/, true],
])(
  "%s is not added, and the form shows the reason",
  (name, error, hasChoices) => {
    const { view } = viewAfterAdding(name, [CHEVENING]);
    const { form } = view.additions;
    expect(form).toMatchObject({
      typedName: name,
      error: expect.stringMatching(error),
      paths: "becas/chevening",
    });
    const choices = form?.choices ?? [];
    expect(choices.length > 0).toBe(hasChoices);
    for (const { to } of choices)
      expect(to).toMatch(
        /^\/comparar\?items=becas\/chevening,[a-z]+\/[a-z0-9-]+$/,
      );
    expect(view.items).toHaveLength(1);
  },
);

test("a fifth item is not added, and the page says so", () => {
  const four = [CHEVENING, MUNDUS, BENITO, WRITING];
  const { view } = viewAfterAdding("Becas del Gobierno de Japón (MEXT)", four);
  expect(view.items).toHaveLength(4);
  expect(view.additions.form).toBeNull();
  expect(view.problems).toEqual([
    "No añadimos «Becas del Gobierno de Japón (MEXT)»: ya comparas 4. Quita una antes.",
  ]);
});

test("a hostile name is shown as one line of at most 200 characters", () => {
  const { view } = viewAfterAdding("<script>\u202e\n".repeat(40), []);
  const { form } = view.additions;
  expect(form?.typedName.length).toBeLessThanOrEqual(200);
  expect(form?.typedName).not.toMatch(/[\n\u202e]/);
  expect(form?.error).not.toBeNull();
});

function compare(paths: ReadonlyArray<string>, language: "es" | "en" = "es") {
  const screen = compareScreen(
    aPageContext({ language }),
    `https://x.example${comparePath(paths)}`,
  );
  if (screen.kind === "redirect") throw new Error("the comparison redirects");
  return screen.view;
}

function add(name: string, paths: ReadonlyArray<string>) {
  const query = new URLSearchParams({
    items: paths.map((path) => path.slice(1)).join(),
    mas: name,
  });
  return compareScreen(aPageContext(), `https://x.example/comparar?${query}`);
}

function viewAfterAdding(name: string, paths: ReadonlyArray<string>) {
  const screen = add(name, paths);
  if (screen.kind === "redirect")
    throw new Error(`the comparison redirects to ${screen.to}`);
  return screen;
}

function row({ rows }: ReturnType<typeof compare>, name: string) {
  return rows.find((each) => each.name === name);
}
