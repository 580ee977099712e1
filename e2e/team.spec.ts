import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { TEAM_EN, TEAM_ES } from "./team-wording.ts";

for (const words of [TEAM_ES, TEAM_EN]) {
  const at = (address: string) => inLanguage(address, words.language);

  test(`without a configured founder, a visitor can write to the team (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/equipo"));
    const contact = page.getByRole("region", { name: words.contact });
    await contact.getByRole("button", { name: words.ask }).click();
    const dialog = page.getByRole("dialog", { name: words.dialog });
    await dialog.getByLabel(words.email).fill("ana@correo.example");
    await dialog.getByLabel(words.message).fill("Hola");
    const stored = page.waitForResponse("**/rest/v1/advice_requests**");
    await dialog.getByRole("button", { name: words.send }).click();
    await expectToast(page, ...words.sent);
    await expect(dialog).toBeHidden();
    expect((await stored).status()).toBe(201);
    expect((await stored).request().postDataJSON()).toMatchObject({
      email: "ana@correo.example",
      message: "Hola",
      language: words.language,
    });
  });
}
