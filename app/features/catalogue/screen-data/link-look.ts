import type { Entry } from "#catalogue/index.ts";
import type { ItemView } from "../item-view.ts";
import type { Words } from "./words.ts";

/** A refusal to let a machine look says nothing about the page. */
const SAYS = {
  alive: "well",
  moved: "well",
  redirected_home: "wrong",
  missing: "wrong",
  gone: "wrong",
  not_checkable: "unsure",
} as const;

/** How the machine found the official page of an item, in a sentence; null where it has not looked. */
export function lookOf(
  { path, item }: Entry,
  { t, calendar, lastLook }: Words,
): ItemView["look"] {
  const look = lastLook(path, item.link);
  if (!look) return null;
  const says = SAYS[look.outcome];
  return {
    text: t(`look.${says}`, { date: calendar.day(look.day) }),
    isWarning: says === "wrong",
  };
}

/** The same in few words, for a card. */
export function lookOnCard(
  { path, item }: Entry,
  { t, calendar, lastLook }: Words,
): string | null {
  const look = lastLook(path, item.link);
  if (!look) return null;
  const date = calendar.day(look.day);
  return t(`look.onCard.${SAYS[look.outcome]}`, { date });
}

/** True where the official page itself was not there: cards warn of it. */
export function isLinkLost(
  { path, item }: Entry,
  { lastLook }: Words,
): boolean {
  const outcome = lastLook(path, item.link)?.outcome;
  return outcome === "missing" || outcome === "gone";
}
