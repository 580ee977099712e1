import { expectAccessible } from "./accessible.ts";
import { CATALOGUE, part, searchBox, status, titles } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { dismissToast, toast, visit } from "./page.ts";
import { sampled } from "./soak.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing on any screen with only nearest results", async ({
  page,
}) => {
  for (const { path } of sampled(
    CATALOGUE,
    (screen) => screen.path === "/becas",
  )) {
    await visit(page, path);
    await searchBox(page).fill("mexico xylofon");
    await expect(status(page)).toHaveText(/^0 /);
    await expect(
      titles(part(page, "Lo que más se parece")).first(),
    ).toBeVisible();
    await expectAccessible(page);
  }
});

test("axe finds nothing in a list that its own tab has emptied", async ({
  page,
}) => {
  await visit(page, "/mentoria?q=khan&material=guias");
  await expect(titles(part(page, "Recursos destacados"))).toHaveCount(0);
  await expectAccessible(page);
});

test("axe finds nothing after comments were saved", async ({ page }) => {
  await visit(page, "/mentoria");
  const form = part(page, "¿Te sirvió esta página?");
  await form.getByLabel("Tus comentarios").fill("Me sirvió");
  await form.getByRole("button", { name: "Guardar comentarios" }).click();
  // The toast is closed, since it may cover a question.
  await expect(toast(page)).toBeVisible();
  await dismissToast(page);
  await expectAccessible(page);
});
