import { expectAccessible } from "./accessible.ts";
import { addFavouriteViaApi, becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

const AWARDS = [
  "beca-benito-juarez-media-superior",
  "jovenes-escribiendo-el-futuro",
];

test("saved awards that exclude each other show a warning and are compared side by side", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  for (const id of AWARDS) await addFavouriteViaApi(site, member, id);
  await becomeMember(page, member.session);
  await visit(page, "/favoritos");
  const warning = page.getByRole("region", {
    name: "No se pueden tener a la vez",
  });
  await expect(warning.getByRole("link")).toHaveCount(2);

  const compare = page.getByRole("region", { name: "Compara" });
  const boxes = compare.getByRole("checkbox");
  await boxes.first().check();
  await expect(compare.getByRole("status")).toHaveText("1 marcado.");
  await expect(compare.getByRole("link")).toHaveCount(0);
  await boxes.nth(1).check();
  await expectAccessible(page);
  await compare.getByRole("link", { name: "Comparar" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(
    page.getByRole("rowheader", { name: "A qué obliga" }),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: /no se pueden tener a la vez\.$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole("link", { name: /^Quitar «/ })
    .first()
    .click();
  await expect(page).toHaveURL(/items=becas\/[a-z-]+$/);
  await expect(page.getByText("Falta otra para comparar.")).toBeVisible();
  const lastRemoval = page.getByRole("link", { name: /^Quitar «/ });
  await expect(lastRemoval).toBeFocused();
  await lastRemoval.press("Enter");
  await expect(lastRemoval).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("awards are added by name and by link with the keyboard, and an unknown name shows an error", async ({
  page,
}) => {
  await visit(page, "/comparar");
  const name = page.getByRole("textbox", {
    name: "Nombre de la beca o del programa",
  });
  for (const [typed, columns] of [
    ["Becas Chevening", 1],
    ["Becas Erasmus Mundus (maestrías conjuntas)", 2],
  ] as const) {
    await name.fill(typed);
    await name.press("Enter");
    await expect(page.getByRole("columnheader")).toHaveCount(columns);
  }
  await expect(page).toHaveURL(
    /\/comparar\?items=becas\/chevening,becas\/erasmus-mundus#anadir$/,
  );
  await name.fill("zzzqqq");
  await name.press("Enter");
  await expect(page.getByText("No encontramos «zzzqqq»")).toBeVisible();
  await expect(name).toHaveValue("zzzqqq");
  await expectAccessible(page);

  await visit(page, "/comparar?items=becas/chevening");
  const addition = page.getByRole("region", { name: "Añade otra" });
  await addition.getByRole("link").first().press("Enter");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(addition.getByRole("heading", { level: 2 })).toBeFocused();
});
