import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { ENTRIES } from "../index.ts";
import { buildFacets } from "./facets.ts";
import { wordsFor } from "./words.ts";

/** Exchanges that cost money, and a loan: none is free, and none pays. */
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
])("%s has the cost filters %j", (path, wishes) => {
  expect(costAnswers(path).costo).toEqual(wishes);
});

test("a university's cost filter follows its own texts", () => {
  const { say } = wordsFor(aPageContext());
  const universities = ENTRIES.flatMap((entry) =>
    entry.family === "university"
      ? { entry, aid: say(entry, entry.item.aidKey) }
      : [],
  );
  const answering = (wish: string) =>
    universities
      .filter(({ entry }) => costAnswers(entry.path).costo?.includes(wish))
      .map(({ entry }) => entry.item.id);
  const free = universities.filter(
    ({ aid }) => /gratuitas?\b/.test(aid) && !/cobrar a extranjeros/.test(aid),
  );
  expect(answering("gratis")).toEqual(free.map(({ entry }) => entry.item.id));
  expect(answering("gratis")).toEqual(["unam", "usp"]);
  expect(answering("ayuda")).toEqual([
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
  expect(answering("pagado")).toEqual([]);
});

test("a paid award or a loan does not count as paying", () => {
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
    const { costo, cubre } = costAnswers(entry.path);
    expect(costo).not.toContain("gratis");
    expect(costo).not.toContain("pagado");
    expect(cubre?.filter((covered) => covered !== "credito")).toEqual([]);
  }
});

function costAnswers(path: string) {
  const entry = ENTRIES.find((each) => each.path === path);
  if (!entry) throw new Error(`${path} is gone`);
  return buildFacets(entry, [], { today: TODAY, listedAs: entry.type });
}
