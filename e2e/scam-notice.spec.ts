import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

for (const path of ["/becas", "/oportunidades"])
  test(`the scam notice on ${path} is below the first row of cards and links to the full list`, async ({
    page,
  }) => {
    const notice = page.getByText("Antes de pagar o enviar datos");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const cards = page.getByRole("article");
      const columns = width === 360 ? 1 : 3;
      const [noticeTop, firstRowBottom, secondRowTop] = await Promise.all([
        notice.evaluate((element) => element.getBoundingClientRect().top),
        cards
          .nth(columns - 1)
          .evaluate((element) => element.getBoundingClientRect().bottom),
        cards
          .nth(columns)
          .evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(noticeTop).toBeGreaterThan(firstRowBottom);
      expect(secondRowTop).toBeGreaterThan(noticeTop);
    }
    await notice.click();
    await page
      .getByRole("link", { name: "Ver todas las señales de fraude" })
      .click();
    await expect(page).toHaveURL(/\/recursos#warnings$/);
    const signs = page.getByRole("heading", { name: "Señales de fraude" });
    await expect(signs).toBeInViewport();
    await expect(signs).toBeFocused();
  });
