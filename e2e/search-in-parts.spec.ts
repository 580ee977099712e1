import { expect, test } from "./journey.ts";
import { IN_PART } from "./meta-search.ts";
import {
  ENGLISH,
  lines,
  openReceipt,
  part,
  SPANISH,
  said,
} from "./meta-search-words.ts";
import { card, expectToast, visit } from "./page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const QUICK = "Química orgánica";
const SLOW = "<script>alert(1)</script> Beca de química";

test("what the quick sources found stands at once, and the rest comes after it", async ({
  page,
}) => {
  await page.addInitScript(answerInTwoLines, ANSWERS);
  await visit(page, "/buscar?q=quimica");
  await expect(card(page, QUICK)).toBeVisible();
  await expect(said(page, SPANISH)).toHaveText(SPANISH.loading);
  await openReceipt(page, SPANISH);
  await expect(lines(page, SPANISH)).toHaveText([SPANISH.lines[1]]);
  await expect(card(page, SLOW)).toHaveCount(0);
  const before = await card(page, QUICK).boundingBox();

  await page.evaluate(() => dispatchEvent(new Event("rest")));
  await expect(said(page, SPANISH)).toHaveText(SPANISH.count);
  await expect(lines(page, SPANISH)).toHaveText([...SPANISH.lines]);
  await expect(
    part(page, SPANISH).getByRole("article").getByRole("heading"),
  ).toHaveText([QUICK, SLOW]);
  expect(await card(page, QUICK).boundingBox()).toEqual(before);
});

for (const words of [SPANISH, ENGLISH])
  test(`results stay where the rest breaks, which the page says (${words.language})`, async ({
    page,
  }) => {
    await page.addInitScript(answerInTwoLines, ANSWERS);
    await visit(page, `/buscar?q=quimica&lng=${words.language}`);
    await expect(card(page, QUICK)).toBeVisible();
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent("rest", { detail: "broken" })),
    );
    await expect(said(page, words)).toHaveText(words.incomplete);
    await expectToast(page, words.notice[0], words.notice[1]);
    await expect(card(page, QUICK)).toBeVisible();
    await openReceipt(page, words);
    await expect(lines(page, words)).toHaveText([words.lines[1]]);

    const retry = part(page, words).getByRole("button", {
      name: words.retry,
      exact: true,
    });
    await retry.click();
    await expect(said(page, words)).toHaveText(words.loading);
    await page.evaluate(() => dispatchEvent(new Event("rest")));
    await expect(said(page, words)).toHaveText(words.count);
    await expect(retry).toHaveCount(0);
  });

const ANSWERS = {
  early: JSON.stringify({
    ...IN_PART,
    results: IN_PART.results.filter(({ source }) => source === "wikipedia_es"),
    sources: IN_PART.sources.filter(({ key }) => key === "wikipedia_es"),
  }),
  whole: JSON.stringify(IN_PART),
};

/** Runs in the page: plays the function, which says the rest when the window hears of it. */
function answerInTwoLines({ early, whole }: { early: string; whole: string }) {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (!String(input).includes("/functions/v1/meta-searcher"))
      return fetch(input, init);
    const encoder = new TextEncoder();
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(encoder.encode(`${early}\n`));
          addEventListener(
            "rest",
            (event) => {
              if ((event as CustomEvent).detail === "broken")
                return controller.error(new TypeError("network error"));
              controller.enqueue(encoder.encode(whole));
              controller.close();
            },
            { once: true },
          );
        },
      }),
    );
  };
}
