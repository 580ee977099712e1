import { expect, type Page } from "@playwright/test";
import type { Member } from "./account.ts";
import { requestBackend } from "./backend.ts";
import { storeEntry } from "./page.ts";
import type { Site } from "./sites.ts";

/** The storage key is part of what the product promises: stored profiles outlive a release. */
const DEVICE_PROFILE_KEY = "trampolin-device-profile";

export const FORM_WORDS = {
  es: {
    title: "Completar perfil",
    careers: "Carreras que te interesan",
    country: "País",
    countryTyped: "mex",
    countryName: "México",
    interests: "Pasatiempos y logros",
    account: "Tu cuenta: foto, nombre y teléfono",
  },
  en: {
    title: "Complete your profile",
    careers: "Degrees that interest you",
    country: "Country",
    countryTyped: "mex",
    countryName: "Mexico",
    interests: "Hobbies and achievements",
    account: "Your account: picture, name and phone",
  },
} as const;

/** Addresses of the member's form at its second and third step. */
export const SECOND_STEP = "/completar-perfil?paso=2";
export const THIRD_STEP = "/completar-perfil?paso=3";

/** Makes a profile complete: then a save leads to the profile, not to the results. */
export const COMPLETED = { has_standardized_test: false };

/** Expands or collapses a section of the third step. */
export async function toggleSection(
  page: Page,
  title: string = FORM_WORDS.es.interests,
) {
  await page.locator("summary").filter({ hasText: title }).click();
}

/** Types a birth date into its three fields. */
export async function fillBirthDate(page: Page, date: string) {
  const [year = "", month = "", day = ""] = date.split("-");
  await page.locator("#birth_date").fill(day);
  await page.locator("#birth_date-month").fill(month);
  await page.locator("#birth_date-year").fill(year);
}

/** Name of a line's text field; the line's other controls have other names. */
const LINE = /(opción|option) \d$/;

/** A list's lines, its button to add one, and each line's button to remove it. */
export function listNamed(page: Page, name: string) {
  const group = page.getByRole("group", { name });
  return {
    group,
    lines: group
      .getByRole("combobox", { name: LINE })
      .or(group.getByRole("textbox", { name: LINE })),
    add: group.getByRole("button", { name: /^(Agregar|Add)/ }),
    remove: group.getByRole("button", { name: /^(Quitar|Remove)/ }),
  };
}

/** The stored row; undefined without one. */
export async function fetchStoredProfile(
  site: Site,
  { id, accessToken }: Member,
): Promise<Record<string, unknown> | undefined> {
  const response = await requestBackend(site, `/rest/v1/profiles?id=eq.${id}`, {
    accessToken,
  });
  expect(response.status).toBe(200);
  const [row] = (await response.json()) as Array<Record<string, unknown>>;
  return row;
}

/** Writes some fields outside the page, like another tab or device. */
export async function writeProfile(
  site: Site,
  { id, accessToken }: Member,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await requestBackend(site, "/rest/v1/profiles", {
    accessToken,
    body: { id, ...fields, updated_at: new Date().toISOString() },
    prefer: "resolution=merge-duplicates",
  });
  // 201 creates the row, 200 changes it.
  expect([201, 200]).toContain(response.status);
}

/** Stores a profile without an account, before each page of the tab loads. */
export async function storeDeviceProfile(
  page: Page,
  profile: Readonly<object>,
): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    DEVICE_PROFILE_KEY,
    JSON.stringify(profile),
  ] as const);
}

/** Stores a profile without an account once, as another tab does; opens a page without scripts. */
export async function storeDeviceProfileOnce(
  page: Page,
  profile: Readonly<object>,
): Promise<void> {
  await storeEntry(page, DEVICE_PROFILE_KEY, JSON.stringify(profile));
}

/** The profile stored without an account; null without one. */
export function readDeviceProfile(page: Page): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "null"),
    DEVICE_PROFILE_KEY,
  );
}

/** Presses the button that saves, in either language. */
export async function save(page: Page) {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Guardar|Save)/ })
    .click();
}

/** Storage keys of this tab's drafts. */
export function listDraftKeys(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) =>
      key.startsWith("trampolin-draft-"),
    ),
  );
}
