import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { planPage } from "./plan-page.ts";

test("without a country, the first awards offered admit every country", () => {
  const { awards = [] } = readPlan("").empty ?? {};
  expect(awards).toHaveLength(6);
  for (const { to } of awards)
    for (const country of LATIN_AMERICA) {
      const { plan } = readPlan(
        `${to.replace("/plan?", "")}&pais=${country.toLowerCase()}`,
      );
      expect(plan?.awards[0]?.notes).not.toContain(
        "Sus requisitos no incluyen tu país: revísalos antes de planear.",
      );
    }
});

test("a step is to be ready before the next one starts, also in the weeks", () => {
  const { plan } = readPlan("items=universidades/uba&pais=pe");
  const [record, prior] = plan?.steps.list ?? [];
  expect(record?.dates).toBe(
    "No conocemos cuánto tarda. Debe estar listo el 13 ene 2027; como muy tarde, el 22 ene 2027.",
  );
  expect(prior?.dates).toBe(
    "Empieza antes del 13 ene 2027; como muy tarde, el 22 ene 2027.",
  );
  expect(plan?.weeks.list.flatMap(({ lines }) => lines)).toContain(
    "Certificado de estudios con notas (si lo piden): listo el 13 ene 2027",
  );
});

function readPlan(query: string) {
  return planPage(
    new URLSearchParams(query),
    aPageContext({ today: "2026-11-24" }),
  );
}
