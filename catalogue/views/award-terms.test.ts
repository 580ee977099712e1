import { expect, test } from "vitest";
import { awardTermsView, listAwardRules } from "./award-terms.ts";
import { plainWords } from "./entry.fixture.ts";

test("terms are grouped by subject, each with year, kind and reading day of its source", () => {
  const view = awardTermsView("/becas/colfuturo-credito-beca", plainWords());
  expect(view?.groups.map(({ name }) => name)).toEqual([
    "Con qué se combina",
    "A qué obliga",
  ]);
  expect(view?.caution).toContain("convocatoria actual");
  const [, obligations] = view?.groups ?? [];
  expect(obligations?.terms[0]).toMatchObject({
    host: "caracol.com.co",
    basis:
      "regla de 2026 · no es la página oficial · copia guardada, 22 nov 2026",
  });
});

test("a source without a year says so, and an official page is named as one", () => {
  const view = awardTermsView("/competencias/hult-prize", plainWords());
  expect(view?.groups[0]?.terms[0]?.basis).toMatch(
    /^sin año en la fuente · página oficial · /,
  );
});

test("an item without terms has no view", () => {
  expect(awardTermsView("/becas/mext-japon", plainWords())).toBeNull();
});

test("only awards with exclusions or groups have rules, in the user's language", () => {
  const rules = listAwardRules(plainWords("2026-11-24", "en"));
  expect(rules.map(({ path }) => path)).toEqual([
    "/becas/beca-benito-juarez-media-superior",
    "/becas/jovenes-escribiendo-el-futuro",
  ]);
  expect(rules[0]?.exclusions[0]?.text).toMatch(/^You cannot receive it/);
});
