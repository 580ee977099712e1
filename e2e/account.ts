import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { requestBackend } from "./backend.ts";
import { storeEntry, visit } from "./page.ts";
import type { Site } from "./sites.ts";

export const PASSWORD = "trampolin-2026";

export type Member = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** The browser's stored session. */
  readonly session: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
};

const STORAGE_KEY = "trampolin-session";

/** An email address that is unique in the run. */
export function anEmail(): string {
  return `lucia-${randomUUID()}@correo.example`;
}

/** A new account, created without the form. */
export async function createMember(
  site: Site,
  fullName = "Lucía Pérez",
): Promise<Member> {
  const email = anEmail();
  const response = await requestBackend(site, "/auth/v1/signup", {
    body: { email, password: PASSWORD, data: { full_name: fullName } },
  });
  expect(response.status).toBe(200);
  const session = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  return {
    id: session.user.id,
    fullName,
    email,
    session,
    accessToken: session.access_token,
  };
}

/** Stores the session in the browser, as after a sign-in. */
export async function becomeMember(
  page: Page,
  session: Member["session"],
): Promise<void> {
  await storeEntry(page, STORAGE_KEY, JSON.stringify(session));
}

/** Opens a page as a member, and waits until their favourites have loaded. */
export async function visitAsMember(
  page: Page,
  { session }: Member,
  path: string,
): Promise<void> {
  await becomeMember(page, session);
  const loaded = page.waitForResponse("**/rest/v1/user_favorites**");
  await visit(page, path);
  await loaded;
}

/** Session of this browser; null without one. */
export async function storedSession(
  page: Page,
): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate(
    (key) => localStorage.getItem(key),
    STORAGE_KEY,
  );
  return text === null ? null : JSON.parse(text);
}

/** Adds a favourite outside the page, like another device. */
export async function addFavouriteViaApi(
  site: Site,
  { id, accessToken }: Member,
  itemId: string,
  itemType = "scholarship",
): Promise<void> {
  const response = await requestBackend(site, "/rest/v1/user_favorites", {
    accessToken,
    body: { user_id: id, item_id: itemId, item_type: itemType },
  });
  expect(response.status).toBe(201);
}

/** The link in the newest mail to an address, as a user would follow it. Waits for the mail. */
export async function linkInMail(site: Site, email: string): Promise<string> {
  let link = "";
  await expect(async () => {
    link = linkIn(await newestMail(site.outbox ?? "", email));
  }).toPass({ timeout: 20_000 });
  return link;
}

async function newestMail(outbox: string, email: string): Promise<string> {
  const names = (await readdir(outbox)).toSorted().toReversed();
  for (const name of names) {
    const text = await readFile(join(outbox, name), "utf8");
    if (text.includes(`\nTo: ${email}\n`)) return text;
  }
  throw new Error(`No mail to ${email}`);
}

function linkIn(mail: string): string {
  const [, link] = /href="([^"]+)"/.exec(mail) ?? [];
  if (!link) throw new Error(`No link in the mail: ${mail}`);
  return link.replaceAll("&amp;", "&");
}
