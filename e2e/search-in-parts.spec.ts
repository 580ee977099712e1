import { expect, test } from "./journey.ts";
import { IN_PART } from "./meta-search.ts";
import { lines, part, SPANISH, said } from "./meta-search-words.ts";
import { card, visit } from "./page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const QUICK = "Química orgánica";
const SLOW = "<script>alert(1)</script> Beca de química";

test("what the quick sources found stands at once, and the rest comes after it", async ({
  page,
}) => {
  await page.addInitScript(answerInTwoLines, {
    early: JSON.stringify({
      ...IN_PART,
      results: IN_PART.results.filter(
        ({ source }) => source === "wikipedia_es",
      ),
      sources: IN_PART.sources.filter(({ key }) => key === "wikipedia_es"),
    }),
    whole: JSON.stringify(IN_PART),
  });
  await visit(page, "/buscar?q=quimica");
  await expect(card(page, QUICK)).toBeVisible();
  await expect(said(page, SPANISH)).toHaveText(SPANISH.loading);
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
          addEventListener("rest", () => {
            controller.enqueue(encoder.encode(whole));
            controller.close();
          });
        },
      }),
    );
  };
}
