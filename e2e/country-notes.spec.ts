import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

const PATH = "/oportunidades/promys-boston-university";
const STAGED_PATH = "/becas/uwc-colegios-del-mundo-unido";

test("a student of a limited country reads its note under the title", async ({
  page,
}) => {
  await keepCountry(page, "VE");
  await visit(page, PATH);
  const own = page.getByRole("note", { name: "Según tu país" });
  await expect(own).toContainText("a personas de Venezuela");
  await expect(own).not.toContainText("Cuba");
  await expect(
    own.getByRole("link", { name: /^travel\.state\.gov/ }),
  ).toBeVisible();
  const title = page.getByRole("heading", { level: 1 });
  const link = page.getByRole("link", { name: /^Ir al sitio oficial/ });
  const [above, note, below] = await Promise.all(
    [title, own, link].map((part) => part.evaluate(documentTop)),
  );
  expect(note).toBeGreaterThan(above ?? Number.NaN);
  if ((page.viewportSize()?.width ?? 0) > 640)
    expect(below).toBeGreaterThan(note ?? Number.NaN);
});

test("a student of another country reads only the line for all", async ({
  page,
}) => {
  await keepCountry(page, "PE");
  await visit(page, PATH);
  await expect(
    page.getByText("para personas de Cuba, Haití y Venezuela"),
  ).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(0);
});

test("a student of a country with a known stage reads its date first", async ({
  page,
}) => {
  await keepCountry(page, "CO");
  await visit(page, STAGED_PATH);
  const own = page.getByRole("note");
  await expect(own).toContainText(
    "Desde Colombia, esta es la primera fecha que cuenta:",
  );
  await expect(own).not.toContainText("Argentina");
});

test("a student of a country without a known stage is told to ask", async ({
  page,
}) => {
  await keepCountry(page, "PE");
  await visit(page, STAGED_PATH);
  await expect(
    page.getByText("No conocemos la etapa de tu país: pregunta a quien"),
  ).toBeVisible();
});

test("without a profile the country chosen in a list counts for stage and plan", async ({
  page,
}) => {
  await visit(page, "/becas?pais=CO");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("trampolin-country")))
    .toBe("CO");
  await visit(page, STAGED_PATH);
  await expect(page.getByRole("note")).toContainText(
    "Desde Colombia, esta es la primera fecha que cuenta:",
  );
  await page.getByRole("link", { name: "Ver mi plan con fechas" }).click();
  await page.getByRole("link", { name: "Usar mi país: Colombia" }).click();
  await expect(page.getByLabel("Tu país")).toHaveValue("co");
  await expect(page.getByText("Usar mi país")).toHaveCount(0);
  await expect(
    page.getByText("En tu país cuenta primero esta etapa:"),
  ).toBeVisible();
});

function keepCountry(page: Page, country: string) {
  return page.addInitScript(
    (text) => localStorage.setItem("trampolin-device-profile", text),
    JSON.stringify({ country }),
  );
}

function documentTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}
