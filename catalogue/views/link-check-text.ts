import type { Entry } from "../index.ts";
import type { ItemView } from "./item-view.ts";
import type { Words } from "./words.ts";

/** `not_checkable` says nothing about the page: the check was refused or failed. */
const STATUS_KEYS = {
  alive: "well",
  moved: "well",
  redirected_home: "wrong",
  missing: "wrong",
  gone: "wrong",
  not_checkable: "unsure",
} as const;

/** The last automatic check of an official link in a sentence; null before the first one. */
export function linkCheckText(
  { path, item }: Entry,
  { t, calendar, linkCheck }: Words,
): ItemView["linkCheck"] {
  const check = linkCheck(path, item.link);
  if (!check) return null;
  const status = STATUS_KEYS[check.outcome];
  return {
    text: t(`linkCheck.${status}`, { date: calendar.day(check.day) }),
    isWarning: status === "wrong",
  };
}

/** Short form for a card. */
export function linkCheckOnCard(
  { path, item }: Entry,
  { t, calendar, linkCheck }: Words,
): string | null {
  const check = linkCheck(path, item.link);
  if (!check) return null;
  const date = calendar.day(check.day);
  return t(`linkCheck.onCard.${STATUS_KEYS[check.outcome]}`, { date });
}

/** True when the official page is missing or gone: cards warn of it. */
export function isLinkGone(
  { path, item }: Entry,
  { linkCheck }: Words,
): boolean {
  const outcome = linkCheck(path, item.link)?.outcome;
  return outcome === "missing" || outcome === "gone";
}
