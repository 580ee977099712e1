import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { planPage } from "./plan-page.ts";

const MEXT = "items=becas/mext-japon&pais=pe";

test("a registration that closes on an unknown day has no date, and says when it opens", () => {
  expect(find("inscripcion-ja")).toMatchObject({
    stateText: "Mira cuándo cierra",
    dates:
      "La inscripción cierra antes del examen y no conocemos el día: míralo hoy en la página del examen.",
    basis: null,
  });
  expect(find("inscripcion-ja")?.help.join()).toContain(
    "La inscripción abre de 3 a 4 meses antes",
  );
  const { weeks, picture } = aPlan(MEXT);
  expect(weeks.list.flatMap(({ lines }) => lines)).toContainEqual(
    expect.stringMatching(/^Inscripción al examen de japonés(?!.*listo el)/),
  );
  expect(picture?.alternative).not.toContain("Inscripción");
});

test("a test whose registration closes on an unknown day depends on the registration", () => {
  expect(find("examen-ja")?.stateText).toBe("Si alcanzas a inscribirte");
});

test("a registration has dates with the student's own days, until it closes", () => {
  const query = `${MEXT}&dias-inscripcion=5`;
  expect(find("inscripcion-ja", query)).toMatchObject({
    dates: "Empieza antes del 1 dic 2026; como muy tarde, el 1 dic 2026.",
    stateText: "A tiempo",
  });
  expect(find("inscripcion-ja", query)?.help).toEqual([]);
  expect(find("examen-ja", query)?.stateText).toBe("A tiempo");
  expect(aPlan(query).weeks.list.flatMap(({ lines }) => lines)).toContainEqual(
    expect.stringMatching(/^Inscripción al examen de japonés.*1 dic 2026$/),
  );
});

function find(slug: string, query = MEXT) {
  return aPlan(query).steps.list.find((step) => step.slug === slug);
}

function aPlan(query: string) {
  const { plan } = planPage(
    new URLSearchParams(query),
    aPageContext({ today: "2026-11-24" }),
  );
  if (!plan) throw new Error(`no plan for ${query}`);
  return plan;
}
