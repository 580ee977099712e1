import type { Entry } from "./index.ts";

/** Gives the wording of an item's key in one language. */
type Translate = (key: string) => string;

/** An item's name: a proper one, or the wording of its language. */
export function itemName({ item }: Entry, say: Translate): string {
  if (item.name !== null) return item.name;
  const key = item.titleKey ?? item.nameKey;
  return key === null ? "" : say(key);
}

/** Organisation of an item; for a university its place, for a site empty. */
export function organizationName({ item }: Entry, say: Translate): string {
  if (item.organizationKey !== null) return say(item.organizationKey);
  if (item.organization !== null) return item.organization;
  return item.locationKey === null ? "" : say(item.locationKey);
}

/** Key of its application time in its own careful wording; null for a site. */
export function timeKey({ item }: Entry): string | null {
  return item.deadlineKey ?? item.whenKey;
}
