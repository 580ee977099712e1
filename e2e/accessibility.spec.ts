import { expectAccessibleInBothThemes } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage, LOST, SCREENS } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, addresses] of Object.entries(SCREENS))
  test(`axe finds nothing on ${name}`, async ({
    page,
    isMobile,
    complaints,
  }) => {
    for (const address of addresses) {
      if (address === "/no-existe") complaints.expect(LOST);
      // Each width meets both themes, and between them both languages.
      await visit(page, inLanguage(address, isMobile ? "es" : "en"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  });

test("axe finds nothing on a member's screens and in the member's menu", async ({
  page,
  site,
  isMobile,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  for (const path of ["/perfil", "/completar-perfil", "/recomendaciones"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
  const name = isMobile ? "Abrir el menú" : "Menú de tu cuenta";
  await page.getByRole("button", { name }).click();
  await expect(
    page.getByRole(isMobile ? "dialog" : "menu").getByText("Lucía Pérez"),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
