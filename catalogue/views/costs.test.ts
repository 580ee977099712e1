import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { ENTRIES } from "../index.ts";
import { buildFacets } from "./facets.ts";
import { wordsFor } from "./words.ts";

/** Paid exchanges, a loan, partial awards and, in the last two rows, full awards. */
test.each<[string, ReadonlyArray<string>]>([
  ["/becas/rotary-youth-exchange", []],
  ["/becas/afs-programas-interculturales", ["ayuda"]],
  ["/becas/yfu-youth-for-understanding", ["ayuda"]],
  ["/becas/aiesec-voluntario-global", []],
  ["/becas/colfuturo-credito-beca", ["ayuda"]],
  ["/becas/uwc-colegios-del-mundo-unido", ["ayuda"]],
  ["/becas/fundacion-carolina", ["ayuda"]],
  ["/becas/ship-for-world-youth", ["gratis", "pagado", "ayuda"]],
  ["/becas/chevening", ["gratis", "pagado", "ayuda"]],
])("%s has the cost filters %j", (path, values) => {
  expect(facetsAt(path).costo).toEqual(values);
});

test("a forum whose trip is at the student's own cost has no cost filter", () => {
  expect(facetsAt("/oportunidades/foro-juventud-ecosoc").costo).toEqual([]);
});

test("a university has the free filter exactly if its texts say so; ten have the aid filter", () => {
  const { say } = wordsFor(aPageContext());
  const universities = ENTRIES.flatMap((entry) =>
    entry.family === "university"
      ? { entry, aid: say(entry, entry.item.aidKey) }
      : [],
  );
  const idsWithCost = (value: string) =>
    universities
      .filter(({ entry }) => facetsAt(entry.path).costo?.includes(value))
      .map(({ entry }) => entry.item.id);
  const free = universities.filter(
    ({ aid }) => /gratuitas?\b/.test(aid) && !/cobrar a extranjeros/.test(aid),
  );
  expect(idsWithCost("gratis")).toEqual(free.map(({ entry }) => entry.item.id));
  expect(idsWithCost("gratis")).toEqual(["unam", "usp"]);
  expect(idsWithCost("ayuda")).toEqual([
    "tec-de-monterrey",
    "mit",
    "harvard",
    "tum",
    "nyu-abu-dhabi",
    "princeton",
    "yale",
    "dartmouth-college",
    "bowdoin-college",
    "amherst-college",
  ]);
  expect(idsWithCost("pagado")).toEqual([]);
});

test("a paid award or a loan is neither free nor funded, and covers at most credit", () => {
  const { say } = wordsFor(aPageContext());
  const awards = ENTRIES.flatMap((entry) =>
    entry.family === "award"
      ? { entry, amount: say(entry, entry.item.amountKey) }
      : [],
  );
  const paid = awards.filter(({ amount }) =>
    /^con costo|^crédito/i.test(amount),
  );
  expect(paid.length).toBeGreaterThan(3);
  for (const { entry } of paid) {
    const { costo, cubre } = facetsAt(entry.path);
    expect(costo).not.toContain("gratis");
    expect(costo).not.toContain("pagado");
    expect(cubre?.filter((covered) => covered !== "credito")).toEqual([]);
  }
});

function facetsAt(path: string) {
  const entry = ENTRIES.find((each) => each.path === path);
  if (!entry) throw new Error(`no item at ${path}`);
  return buildFacets(entry, [], { today: TODAY, listedAs: entry.type });
}
