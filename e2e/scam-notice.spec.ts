import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

for (const path of ["/becas", "/oportunidades"])
  test(`fraud rules on ${path} are below the first row of cards and link to the full list`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      const cards = page.getByRole("article");
      const notice = page.getByText("Antes de pagar o enviar datos");
      const columns = width === 360 ? 1 : 3;
      const [noticeTop, firstRowBottom, secondRowTop] = await Promise.all([
        notice.evaluate((each) => each.getBoundingClientRect().top),
        cards
          .nth(columns - 1)
          .evaluate((each) => each.getBoundingClientRect().bottom),
        cards.nth(columns).evaluate((each) => each.getBoundingClientRect().top),
      ]);
      expect(noticeTop).toBeGreaterThan(firstRowBottom);
      expect(secondRowTop).toBeGreaterThan(noticeTop);
    }
    await page.getByText("Antes de pagar o enviar datos").click();
    await page
      .getByRole("link", { name: "Ver todas las señales de fraude" })
      .click();
    await expect(page).toHaveURL(/\/recursos#warnings$/);
    await expect(
      page.getByRole("heading", { name: "Señales de fraude" }),
    ).toBeInViewport();
  });
