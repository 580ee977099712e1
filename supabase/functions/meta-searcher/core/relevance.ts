import type { Item } from "./item.ts";
import type { Query } from "./query.ts";
import { holdsName, stemmed } from "./words.ts";

/** A word in the description tells less than one in the title. */
const IN_DESCRIPTION = 0.4;

/** The share of the wanted words, in either language, that an item holds: 0 to 1. */
export function wordShare(
  { title, description }: Pick<Item, "title" | "description">,
  { wanted }: Pick<Query, "wanted">,
): number {
  if (wanted.length === 0) return 0;
  const inTitle = stemmed(title);
  const inDescription = stemmed(description);
  const points = wanted.map((names) => {
    if (names.some((name) => holdsName(inTitle, name))) return 1;
    return names.some((name) => holdsName(inDescription, name))
      ? IN_DESCRIPTION
      : 0;
  });
  return points.reduce<number>((sum, each) => sum + each, 0) / wanted.length;
}
