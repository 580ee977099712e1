import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

const ROMANIA =
  "Becas del Gobierno de Rumania para estudiantes de fuera de la UE";

test("a student in Peru plans for two awards and ticks a finished step", async ({
  page,
}) => {
  await visit(page, "/becas/becas-gobierno-rumania");
  await page.getByRole("link", { name: "Ver mi plan con fechas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Tu plan, de atrás hacia adelante",
  );
  await page.getByLabel("Tu país").selectOption("Perú");
  await page.getByLabel("Añadir una beca").selectOption("Becas Chevening");
  await page
    .getByRole("button", { name: "Actualizar el plan" })
    .first()
    .click();
  await expect(page).toHaveURL(/pais=pe/);
  const awards = page.getByRole("region", { name: "Desde qué día contamos" });
  await expect(awards.getByText(/según cierres pasados/)).toHaveCount(2);
  const steps = page.getByRole("region", { name: "Los trámites, en orden" });
  const apostille = steps.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Apostilla", exact: true }),
  });
  await expect(apostille).toContainText("Becas Chevening");
  await expect(apostille).toContainText(ROMANIA);
  await apostille.getByText("Quién lo hace").click();
  await expect(apostille).toContainText("Ministerio de Relaciones Exteriores");
  await page.getByLabel("Tus días para «Traducción oficial»").fill("10");
  await page.getByLabel("Ya lo tengo: Apostilla").check();
  await page.getByRole("button", { name: "Actualizar el plan" }).last().click();
  await expect(page).toHaveURL(/hechos=apostilla/);
  await expect(apostille).toContainText("Listo");
  await expect(
    page.getByLabel("Ya lo tengo: Legalización previa"),
  ).toBeChecked();
  await expect(
    page.getByRole("img", { name: /^Línea del tiempo/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", {
      name: "Añadir los pasos estimados al calendario",
    }),
  ).toHaveAttribute("href", /^\/plan\.ics\?.*hechos=apostilla/);
  await page
    .getByRole("link", { name: `Quitar «${ROMANIA}» del plan` })
    .click();
  await expect(awards.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(page).toHaveURL(/pais=pe.*hechos=/);
  await expect(
    page.getByRole("link", { name: "Quitar «Becas Chevening» del plan" }),
  ).toBeFocused();
});

test("a student in Cuba sees the legalisation chain and no apostille", async ({
  page,
}) => {
  await visit(page, "/plan?items=becas/chevening&pais=cu");
  await expect(heading(page, "Legalización en tu país")).toBeVisible();
  await expect(
    heading(page, "Legalización en el consulado del destino"),
  ).toBeVisible();
  await expect(heading(page, "Apostilla")).toHaveCount(0);
});

test("the plan for Colombia says that each institution sets its grade scale", async ({
  page,
}) => {
  await visit(page, "/plan?items=becas/chevening&pais=co");
  await expect(
    page.getByText("En Colombia cada institución fija su escala de notas"),
  ).toBeVisible();
});

test("the plan for Mexico counts from Mexico's first stage, and leaves the visa to the consulate", async ({
  page,
}) => {
  await visit(page, "/becas/beca-gobierno-china-csc");
  await page.getByRole("link", { name: "Ver mi plan con fechas" }).click();
  await page.getByLabel("Tu país").selectOption("México");
  await page
    .getByRole("button", { name: "Actualizar el plan" })
    .first()
    .click();
  await expect(page).toHaveURL(/pais=mx/);
  const awards = page.getByRole("region", { name: "Desde qué día contamos" });
  await expect(awards).toContainText("En tu país cuenta primero esta etapa:");
  await expect(awards).toContainText("No es una fecha límite.");
  const steps = page.getByRole("region", { name: "Los trámites, en orden" });
  const apostille = steps.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Apostilla", exact: true }),
  });
  await expect(apostille).toContainText("Puede pedirlo:");
  const later = page.getByRole("region", {
    name: "Con fecha de la convocatoria o después de la respuesta",
  });
  await expect(later).toContainText(
    "No sabemos cuánto tarda: depende del consulado. Pregunta ahí.",
  );
  await expect(page.getByText(/^Cierra el/)).toHaveCount(0);
});

test("a step that no longer fits is named, and the plan counts on the next cycle", async ({
  page,
}) => {
  await visit(
    page,
    "/plan?items=universidades/harvard&pais=co&dias-inscripcion-admision=60&dias-admision=14",
  );
  await expect(
    page.getByText(/ya no alcanza: Inscripción a SAT/),
  ).toBeVisible();
  await expect(
    page.getByText("El plan cuenta con la siguiente edición"),
  ).toBeVisible();
});

test("by keyboard a step is ticked and submitted, and axe finds nothing in both themes", async ({
  page,
}) => {
  await visit(page, "/plan?items=becas/chevening&pais=pe");
  await page.getByLabel("Ya lo tengo: Apostilla").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/hechos=apostilla/);
  await expect(heading(page, "Desde qué día contamos")).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

test("the weeks end on the first printed page, and no controls are printed", async ({
  page,
}) => {
  await visit(
    page,
    "/plan?items=becas/chevening,becas/becas-gobierno-rumania&pais=pe&dias-traduccion=10",
  );
  await page.emulateMedia({ media: "print" });
  for (const role of ["button", "combobox", "checkbox", "navigation"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.setViewportSize({ width: 718, height: 1047 });
  const weeks = page.getByRole("region", { name: "Semana por semana" });
  const end = await weeks.evaluate(
    (element) => element.getBoundingClientRect().bottom + scrollY,
  );
  // An A4 page with margins of 10 mm, at 96 pixels an inch.
  expect(end).toBeLessThan(1047);
  const step = page.getByRole("listitem").filter({ hasText: "Apostilla" });
  // Not split between two pages.
  await expect(step.last()).toHaveCSS("break-inside", "avoid");
});

function heading(page: Page, name: string) {
  return page.getByRole("heading", { name, exact: true });
}
