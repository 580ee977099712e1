import { part } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit, waitForIdle } from "./page.ts";
import { inLanguage } from "./screens.ts";

for (const [language, heading, link, title] of [
  [
    "es",
    "¿No sabes cuál elegir?",
    "Ver programas de mentoría",
    "Mentoría y orientación vocacional",
  ],
  [
    "en",
    "Not sure which one to choose?",
    "See mentorship programmes",
    "Mentorship and career guidance",
  ],
] as const)
  test(`the link for undecided students leads to the mentorship (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/oportunidades", language));
    const target = part(page, heading).getByRole("link", { name: link });
    // The cards above get their heights once they come near the window.
    await target.scrollIntoViewIfNeeded();
    await waitForIdle(page);
    await target.click();
    await expect(page).toHaveURL("/mentoria");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
