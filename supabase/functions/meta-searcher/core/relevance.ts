import type { Item } from "./item.ts";
import type { Query } from "./query.ts";
import { stem, wordsOf } from "./words.ts";

/** A word in the description tells less than one in the title. */
const IN_DESCRIPTION = 0.4;

/** The share of the wanted words, in either language, that an item holds: 0 to 1. */
export function wordShare(
  { title, description }: Pick<Item, "title" | "description">,
  { wanted }: Pick<Query, "wanted">,
): number {
  if (wanted.length === 0) return 0;
  const inTitle = new Set(wordsOf(title).map(stem));
  const inDescription = new Set(wordsOf(description).map(stem));
  const points = wanted.map((names) => {
    if (names.some((name) => inTitle.has(name))) return 1;
    return names.some((name) => inDescription.has(name)) ? IN_DESCRIPTION : 0;
  });
  return points.reduce<number>((sum, each) => sum + each, 0) / wanted.length;
}
