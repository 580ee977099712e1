import { expect, test } from "./journey.ts";
import {
  goBack,
  reloadItself,
  visit,
  visitUntilIdle,
  waitForAnimations,
  waitForHydration,
  waitForIdle,
  waitForScreen,
} from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the first Tab stop is a link that moves the focus to the content", async ({
  page,
}) => {
  await visit(page, "/becas");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a change of screen starts at the top, with the focus on the heading", async ({
  page,
}) => {
  await visit(page, "/becas");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Equipo" })
    .click();
  const heading = page.getByRole("heading", { level: 1, name: "Equipo" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a change of screen fades the old one out and lets the new one rise", async ({
  page,
}) => {
  await visit(page, "/becas");
  const animations = page.evaluate(
    () =>
      new Promise<Array<string>>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          const transition = start(change);
          transition.ready.then(() =>
            resolve(
              document
                .getAnimations()
                .filter((each) => each instanceof CSSAnimation)
                .map(({ animationName, effect }) =>
                  effect instanceof KeyframeEffect
                    ? `${effect.pseudoElement} ${animationName}`
                    : animationName,
                ),
            ),
          );
          return transition;
        };
      }),
  );
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Equipo" })
    .click();
  expect(await animations).toEqual(
    expect.arrayContaining([
      "::view-transition-old(root) fade-out",
      "::view-transition-new(root) rise",
    ]),
  );
});

test("the second skip link of a list leads to its first card", async ({
  page,
}) => {
  // Categories and tabs come before the cards.
  await visit(page, "/becas");
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar a resultados" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const card = page.getByRole("article").first();
  await expect(card.getByRole("link").first()).toBeFocused();
  await expect(card).toBeInViewport({ ratio: 0.5 });
});

test("Back restores filters, focus and scroll position, Forward the scroll position", async ({
  page,
}) => {
  // Scroll positions are stored only after their module has loaded.
  await visitUntilIdle(page, "/recursos?costo=gratis");
  const link = page.getByRole("link", { name: "Zotero", exact: true });
  await link.scrollIntoViewIfNeeded();
  await waitForAnimations(page);
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(2000);
  const before = await link.boundingBox();
  await link.click();
  await waitForScreen(page, "/recursos/zotero");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));

  await page.goBack();
  await expect(page).toHaveURL("/recursos?costo=gratis");
  await expect(link).toBeFocused();
  await expect
    .poll(async () => Math.round((await link.boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? -1));

  await page.goForward();
  await expect(page).toHaveURL("/recursos/zotero");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

for (const path of ["/becas", "/oportunidades", "/buscar?q=becas&ver=todo"])
  test(`Back to ${path} shows the order of the profile, with the same card on the screen`, async ({
    page,
  }) => {
    await storeDeviceProfile(page, {
      study_level: "preparatoria_2",
      country: "PE",
    });
    await visitUntilIdle(page, path);
    // Only the first: results of other sites may load below them.
    const firstTitles = async () => {
      const titles = page.getByRole("article").getByRole("heading");
      return (await titles.allTextContents()).slice(0, 40);
    };
    const link = page
      .getByRole("article")
      .nth(20)
      .getByRole("link", { name: /^Detalles/ });
    await link.scrollIntoViewIfNeeded();
    await waitForAnimations(page);
    const before = await firstTitles();
    await link.click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await goBack(page);
    await expect(link).toBeFocused();
    await waitForIdle(page);
    await expect.poll(firstTitles).toEqual(before);
    await expect(link).toBeInViewport();
  });

test("an opened question stays open after a reload and is closed on a new visit", async ({
  page,
}) => {
  await visit(page, "/mentoria");
  const question = page.locator("[aria-labelledby=faq] details").nth(2);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await reloadItself(page);
  await expect(question).toHaveAttribute("open");
  await page.goto("/mentoria");
  await waitForHydration(page);
  await expect(question).not.toHaveAttribute("open");
});

test("a reload of a scrolled list keeps a card at its place on the screen", async ({
  page,
}) => {
  await visit(page, "/recursos?costo=gratis");
  const link = page.getByRole("link", { name: "Zotero", exact: true });
  await link.scrollIntoViewIfNeeded();
  await waitForAnimations(page);
  const before = await link.boundingBox();
  await reloadItself(page);
  await waitForHydration(page);
  await expect
    .poll(async () =>
      Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)),
    )
    // A page scrolls by whole pixels.
    .toBeLessThan(2);
});

test("with forced colours the link to the official site keeps a border", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/becas/chevening");
  const official = page.getByRole("link", { name: /^Ir al sitio oficial/ });
  await expect(official.first()).toHaveCSS("border-top-style", "solid");
  await expect(official.first()).not.toHaveCSS("border-top-width", "0px");
});

test("with reduced motion a card does not animate, and a new screen's heading gets the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const firstCard = page.getByRole("main").locator("li").first();
  await expect(firstCard).toHaveCSS("animation-duration", "1e-05s");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Mentoría/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
