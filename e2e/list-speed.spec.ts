import { expect, test } from "./journey.ts";

/**
 * The tab's time as a share of the time to the hydrated page. Each restart of the
 * hydration of a long list costs: one for each card made it 1.4 to 2.
 */
const TAP_SHARE = 1;

test("a tab tapped while a long list hydrates shows its own on a slow phone", async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/recursos", { waitUntil: "commit" });
  const { hydrated, shown } = await page.evaluate(async () => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.now();
    };
    const hydrated = await until(
      () => document.documentElement.dataset.hydrated !== undefined,
    );
    const cards = document
      .querySelector("#lista")
      ?.getElementsByTagName("article");
    const all = cards?.length;
    document.querySelector<HTMLElement>("#lista nav a[href*='?']")?.click();
    return { hydrated, shown: await until(() => cards?.length !== all) };
  });
  expect((shown - hydrated) / hydrated).toBeLessThan(TAP_SHARE);
});
