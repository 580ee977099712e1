import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { visit, waitForAnimations } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { IS_SOAK, sampled } from "./soak.ts";

const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Rules whose result depends on the theme: themes differ in colours only. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Theme = "light" | "dark";

/** Fails on any axe violation once animations end; the soak run adds the other theme's colours. */
export async function expectAccessible(
  page: Page,
  state = page.url(),
  theme: Theme = "light",
): Promise<void> {
  await setTheme(page, theme);
  await waitForAnimations(page);
  await expectNoViolation(axe(page).withTags(TAGS), `${state} (${theme})`);
  if (IS_SOAK)
    await expectReadableColours(page, theme === "light" ? "dark" : "light");
}

/** Fails on any axe violation in the light theme, and on colour violations in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  if (!IS_SOAK) await expectReadableColours(page, "dark");
}

async function expectReadableColours(page: Page, theme: Theme): Promise<void> {
  await setTheme(page, theme);
  await waitForAnimations(page);
  await expectNoViolation(
    axe(page).withRules(COLOUR_RULES),
    `${page.url()} (${theme})`,
  );
}

const axe = (page: Page) =>
  // Legacy mode opens no blank page; axe needs one only for frames.
  new AxeBuilder({ page })
    .setLegacyMode()
    // Passed rules are expensive to report.
    .options({ resultTypes: ["violations"] });

async function expectNoViolation(builder: AxeBuilder, state: string) {
  const { violations } = await builder.analyze();
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`,
    ),
  );
  expect(failures, state).toEqual([]);
}

async function setTheme(page: Page, colorScheme: Theme) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // axe reports a target half covered by the sticky header as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Checks a screen in Spanish at a phone's width; the soak run adds English at a laptop's. */
export async function expectAccessibleAtEachWidth(
  page: Page,
  address: string,
): Promise<void> {
  for (const { width, language } of sampled(
    [
      { width: 360, language: "es" },
      { width: 1280, language: "en" },
    ],
    ({ language }) => language === "es",
  )) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, inLanguage(address, language));
    await expectAccessible(page);
  }
}
