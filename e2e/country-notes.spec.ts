import { expect, test } from "./journey.ts";
import { visit, visitUntilIdle } from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

const PATH = "/oportunidades/promys-boston-university";
const STAGED_PATH = "/becas/uwc-colegios-del-mundo-unido";

test("a student of a country with visa limits sees the country's note under the title", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "VE" });
  await visit(page, PATH);
  const note = page.getByRole("note", { name: "Según tu país" });
  await expect(note).toContainText("a personas de Venezuela");
  await expect(note).not.toContainText("Cuba");
  await expect(
    note.getByRole("link", { name: /^travel\.state\.gov/ }),
  ).toBeVisible();
  const title = page.getByRole("heading", { level: 1 });
  const link = page.getByRole("link", { name: /^Ir al sitio oficial/ });
  const [titleTop, noteTop, linkTop] = await Promise.all(
    [title, note, link].map((part) => part.evaluate(documentTop)),
  );
  expect(noteTop).toBeGreaterThan(titleTop ?? Number.NaN);
  if ((page.viewportSize()?.width ?? 0) > 640)
    expect(linkTop).toBeGreaterThan(noteTop ?? Number.NaN);
});

test("a student of another country sees only the line for all countries", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "PE" });
  await visit(page, PATH);
  await expect(
    page.getByText("para personas de Cuba, Haití y Venezuela"),
  ).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(0);
});

test("where the award lists stages, the note names only the student's country", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "CO" });
  await visit(page, STAGED_PATH);
  const note = page.getByRole("note");
  await expect(note).toContainText(
    "Desde Colombia, esta es la primera fecha que cuenta:",
  );
  await expect(note).not.toContainText("Argentina");
});

test("where the award lists no stage for the student's country, a line advises to ask", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "PE" });
  await visit(page, STAGED_PATH);
  await expect(
    page.getByText("No conocemos la etapa de tu país: pregunta a quien"),
  ).toBeVisible();
});

test("without a profile, note and plan use the country chosen in a list", async ({
  page,
}) => {
  await visitUntilIdle(page, "/becas");
  await page.locator("section li > a[href*='pais=CO']").first().click();
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

function documentTop(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}
