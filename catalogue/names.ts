import type { Entry } from "./index.ts";

/** Gives the wording of an item's key in one language. */
type Translate = (key: string) => string;

/** An item's name: a proper one, or the wording of its language. */
export function itemName({ item }: Entry, say: Translate): string {
  if ("name" in item && item.name) return item.name;
  if ("titleKey" in item) return say(item.titleKey);
  return "nameKey" in item && item.nameKey ? say(item.nameKey) : "";
}

/** Organisation of an item; for a university its place, for a site empty. */
export function organizationName({ item }: Entry, say: Translate): string {
  if ("organizationKey" in item && item.organizationKey)
    return say(item.organizationKey);
  if ("organization" in item) return item.organization;
  return "locationKey" in item ? say(item.locationKey) : "";
}
