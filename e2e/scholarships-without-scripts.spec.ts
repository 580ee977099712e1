import { expect, test } from "./journey.ts";
import { card } from "./page.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the whole catalogue can be read", async ({ page }) => {
  await page.goto("/becas");
  for (const [name, count] of [
    ["Todas las becas", 20],
    ["Intercambios culturales", 5],
    ["Buscadores de becas", 9],
  ] as const)
    await expect(
      page.getByRole("region", { name }).getByRole("article"),
    ).toHaveCount(count);

  const chevening = card(page, "Becas Chevening");
  await chevening.locator("summary").click();
  await expect(chevening.getByText("Todo lo que piden")).toBeVisible();
  await expect(page.getByRole("button", { name: /favoritos$/ })).toHaveCount(0);
});

test("without scripts the filters are a form that is sent", async ({
  page,
}) => {
  await page.goto("/becas?lista=publicas");
  await page.getByLabel("Nivel").selectOption("Posgrado");
  await page.getByLabel("Buscar en becas").fill("alemania");
  await page.getByRole("button", { name: "Buscar" }).click();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("lista")).toBe("publicas");
  expect(searchParams.get("nivel")).toBe("posgrado");
  expect(searchParams.get("q")).toBe("alemania");
  const list = page.getByRole("region", { name: "Todas las becas" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    "Becas DAAD para estudiar en Alemania",
  ]);
  await expect(list.getByRole("status")).toHaveText("1 de 20 becas");
  await expect(page.getByLabel("Nivel")).toHaveValue("posgrado");

  await page.getByRole("link", { name: /^«alemania».*quitar filtro$/ }).click();
  expect(new URL(page.url()).searchParams.get("q")).toBeNull();
});

test("without scripts the lists and the languages are links", async ({
  page,
  isMobile,
}) => {
  await page.goto("/becas");
  await page.getByRole("link", { name: "Posgrado", exact: true }).click();
  await expect(page).toHaveURL(/\?lista=posgrado$/);
  await expect(
    page.getByRole("link", { name: "Posgrado", exact: true }),
  ).toHaveAttribute("aria-current", "page");
  test.skip(isMobile, "the phone's switch lies in a menu that needs scripts");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/becas?lista=posgrado&lng=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Scholarships",
  );
});

test("without scripts the home page's search leads to the results", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Buscar becas").fill("japon");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL("/becas?q=japon");
  await expect(
    card(page, "Becas MEXT (Monbukagakusho) del Gobierno de Japón"),
  ).toBeVisible();
});

test("a password that is sent before the scripts have come never stands in an address", async ({
  page,
}) => {
  await page.route("**/login**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 204 })
      : route.continue(),
  );
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.goto("/login");
  await page.getByLabel("Correo electrónico").fill("ana@correo.example");
  await page.getByLabel("Contraseña", { exact: true }).fill("muy-secreta");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Iniciar sesión" })
    .click();
  expect(new URL((await sent).url()).search).toBe("");
});
