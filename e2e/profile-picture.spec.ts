import { becomeMember, createMember } from "./account.ts";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import {
  FORM_WORDS,
  THIRD_STEP,
  toggleSection,
  writeProfile,
} from "./profile-form.ts";

test.use({ routesRequests: true });

const PICTURE = "https://pictures.example/lu.png";
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);

test("an https picture is shown and requested without a referrer", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^foreign: https:\/\/pictures\.example\/lu\.png$/);
  const referrers: Array<string | undefined> = [];
  await page.route(PICTURE, async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: "image/png", body: DOT });
  });
  const member = await createMember(site);
  await writeProfile(site, member, { avatar_url: PICTURE });
  await becomeMember(page, member.session);
  await visit(page, "/perfil");
  const picture = page.getByRole("main").locator("img");
  await expect(picture).toHaveAttribute("src", PICTURE);
  await expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});

test("a picture that fails to load leaves the initials", async ({
  page,
  site,
}) => {
  const member = await createMember(site, "Ana María López");
  const broken = "data:image/png;base64,AAAA";
  await writeProfile(site, member, { avatar_url: broken });
  await becomeMember(page, member.session);
  await visit(page, "/perfil");
  const main = page.getByRole("main");
  await expect(main.getByText("AL", { exact: true })).toBeVisible();
  await expect(main.locator("img")).toHaveCount(0);
});

test("without a name the account button and the form show 'U', the profile header '?'", {
  tag: "@laptop",
}, async ({ page, site, isMobile }) => {
  const { session, email } = await createMember(site, "");
  await becomeMember(page, session);
  await visit(page, "/perfil");
  const main = page.getByRole("main");
  await expect(main.getByText(email)).not.toHaveCount(0);
  await expect(main.getByText("?", { exact: true })).toBeVisible();
  await expect(headerParts(page, isMobile).accountButton).toHaveText("U");
  await visit(page, THIRD_STEP);
  await toggleSection(page, FORM_WORDS.es.account);
  await expect(main.getByText("U", { exact: true })).toBeVisible();
  await page.getByLabel("Nombre completo").fill("Ana López");
  await expect(main.getByText("AL", { exact: true })).toBeVisible();
});
