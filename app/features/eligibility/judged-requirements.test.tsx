import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import { JudgedRequirements } from "./judged-requirements.tsx";

const REQUIREMENTS: ReadonlyArray<Requirement> = [
  aRequirement("Tener 15 años", { kind: "age", min: 15, changeable: false }),
  aRequirement("Tener 40 años", { kind: "age", min: 40, changeable: false }),
  aRequirement("Promedio de 9", {
    kind: "grade",
    atLeast: 9,
    scale: "0-10",
    changeable: true,
  }),
];

test("for the served country each requirement has its verdict", () => {
  const html = render("MX");
  expect(html).toContain("Cumples, según tu edad");
  expect(html).toContain("No cumples todavía, según tu edad");
  expect(html).toContain("Falta un dato en tu perfil");
  expect(html).toContain("Lo que no lleva marca se hace al postular.");
});

test("for another country only unmet requirements have a verdict, and a note says why", () => {
  const html = render("GT");
  expect(html).toContain("No cumples todavía, según tu edad");
  expect(html).not.toContain("Cumples, según tu edad");
  expect(html).not.toContain("Falta un dato en tu perfil");
  expect(html).toContain("Es para estudiantes de otros países");
  expect(html).not.toContain("Lo que no lleva marca");
});

function render(country: string): string {
  const profile = { country, birth_date: "2005-01-01" };
  return renderToStaticMarkup(
    <I18nextProvider i18n={aPageContext().i18n}>
      <MemoryRouter>
        <JudgedRequirements
          requirements={REQUIREMENTS}
          serves={["MX"]}
          student={{ status: "device", profile }}
          today={TODAY}
        />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

function aRequirement(
  text: string,
  condition: Requirement["conditions"][number],
): Requirement {
  return { text, conditions: [condition] };
}
