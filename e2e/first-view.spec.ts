import type { Page } from "@playwright/test";
import { EXPECTED_SCREENS } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";
import { storeDeviceProfile } from "./profile-form.ts";

/** Maximum top of a list's first card at 360 × 740, so that most of the card is in view. */
const FIRST_CARD_PX = 300;

/** Maximum top of a first card below a row of filters, or below the recommendations' header. */
const FILTERED_CARD_PX = 330;

/** Maximum height of a card: more than two fit a phone's window. */
const CARD_PX = 330;

/** A recommendation shows its first reason in full: one more line beside a long title. */
const RECOMMENDED_PX = CARD_PX + 19;

/** A near miss has one more line: the summary of the collapsed change that it needs. */
const NEAR_MISS_PX = CARD_PX + 44;

for (const { path } of EXPECTED_SCREENS)
  test(`the first card of ${path} is in view on a phone, and a row of cards on a laptop`, async ({
    page,
  }) => {
    await visit(page, path);
    const onPhone = await cardBoxes(page);
    expect(onPhone[0]?.top).toBeLessThanOrEqual(FIRST_CARD_PX);
    const tallest = Math.max(...onPhone.map(({ top, bottom }) => bottom - top));
    expect(tallest).toBeLessThanOrEqual(CARD_PX);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectRowInView(page);
  });

test("a badge or degree on a university's card is whole or hidden, not cut through", async ({
  page,
}) => {
  await visit(page, "/universidades");
  const badges = page.getByRole("article").getByRole("listitem");
  expect(await badges.count()).toBeGreaterThan(20);
  const cut = await badges.evaluateAll((items) =>
    items
      .filter((item) => {
        const rowBottom =
          item.parentElement?.getBoundingClientRect().bottom ?? 0;
        const { top, bottom } = item.getBoundingClientRect();
        return top < rowBottom - 1 && bottom > rowBottom + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test("active filters leave the first card in view on a phone", async ({
  page,
}) => {
  await visit(page, "/becas?nivel=prepa");
  await expect(page.getByRole("link", { name: "Quitar todo" })).toBeVisible();
  expect((await cardBoxes(page))[0]?.top).toBeLessThanOrEqual(FILTERED_CARD_PX);
});

test("recommendations start in view on a phone, and no card is too high or cuts its reason or verdict", async ({
  page,
}) => {
  await storeDeviceProfile(page, STUDENT);
  await visit(page, "/sin-cuenta/recomendaciones");
  await expect(page.getByRole("article").first()).toBeVisible();
  const boxes = await cardBoxes(page);
  expect(boxes[0]?.top).toBeLessThanOrEqual(FILTERED_CARD_PX);
  const almost = page.getByRole("region", { name: "Casi", exact: true });
  const nearMisses = await almost.getByRole("article").count();
  const matches = boxes.length - nearMisses;
  for (const [at, { top, bottom }] of boxes.entries())
    expect(bottom - top).toBeLessThanOrEqual(
      at < matches ? RECOMMENDED_PX : NEAR_MISS_PX,
    );
  const reasons = page.getByText(/^Por qué: /);
  expect(await reasons.count()).toBeGreaterThan(0);
  const verdicts = page.getByText(/^(Falta saber|Por confirmar): /);
  expect(await verdicts.count()).toBeGreaterThan(0);
  const cut = await verdicts
    .or(reasons)
    .evaluateAll((texts) =>
      texts
        .filter((text) =>
          [text, text.parentElement].some(
            (box) => box && box.scrollHeight > box.clientHeight + 1,
          ),
        )
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test("search results with a verdict stay within the maximum height of a card", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "GT", birth_date: "2011-03-01" });
  await visit(page, "/buscar?q=beca");
  await expect(
    page
      .getByRole("article")
      .getByText(/^No cumples/)
      .first(),
  ).toBeVisible();
  for (const { top, bottom } of await cardBoxes(page))
    expect(bottom - top).toBeLessThanOrEqual(CARD_PX);
});

for (const address of [
  "/buscar?q=free+university+in+germany&lng=en",
  "/buscar?q=beca+para+bailar+ballet",
  "/buscar?q=madre+soltera+beca",
  "/buscar?q=becas+honduras",
  "/buscar?q=no+se+ingles+y+quiero+estudiar+afuera",
  "/buscar?q=alemania+zzzqqq",
  "/buscar?catalogo=universidades&area=liderazgo",
])
  test(`the first search result is in view on a phone: ${address}`, async ({
    page,
  }) => {
    await visit(page, address);
    expect((await cardBoxes(page))[0]?.top).toBeLessThanOrEqual(FIRST_CARD_PX);
  });

test("the first result of a search is in view on a phone, and a row on a laptop", async ({
  page,
}) => {
  await visit(page, "/buscar?q=beca");
  expect((await cardBoxes(page))[0]?.top).toBeLessThanOrEqual(FIRST_CARD_PX);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectRowInView(page);
});

test("cards with a verdict in a list stay within the maximum height of a card", async ({
  page,
}) => {
  await storeDeviceProfile(page, { country: "GT", birth_date: "2011-03-01" });
  await visit(page, "/becas");
  const benito = card(
    page,
    "Beca Universal de Educación Media Superior Benito Juárez",
  );
  await expect(benito.getByText(/^No cumples/)).toBeVisible();
  for (const { top, bottom } of await cardBoxes(page))
    expect(bottom - top).toBeLessThanOrEqual(CARD_PX);
});

test("an item's links to the profile are at least 44 px high", async ({
  page,
}) => {
  await visit(page, "/becas");
  await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  const links = page.getByRole("main").locator('a[href="/sin-cuenta"]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

/** Fails unless the first row has three cards that end within 800 px. */
async function expectRowInView(page: Page): Promise<void> {
  const boxes = await cardBoxes(page);
  const row = boxes.filter(({ top }) => top === boxes[0]?.top);
  expect(row).toHaveLength(3);
  expect(Math.max(...row.map(({ bottom }) => bottom))).toBeLessThanOrEqual(800);
}

const STUDENT = {
  study_level: "preparatoria_3",
  country: "PE",
  desired_careers: ["Licenciatura en Derecho"],
};

/** Positions of all visible cards in the document; lays out those outside the viewport too. */
function cardBoxes(page: Page) {
  return page
    .getByRole("article")
    .filter({ visible: true })
    .evaluateAll((cards) =>
      cards.map((card) => {
        card.closest("li")?.style.setProperty("content-visibility", "visible");
        const { top, bottom } = card.getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY };
      }),
    );
}
