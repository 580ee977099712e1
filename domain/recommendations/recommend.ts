import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { interestsOf } from "./interests.ts";
import type { ReadItem } from "./item-texts.ts";
import { type Reason, scoreItem } from "./score.ts";

/** An item of the catalogue with its points and why it got them. */
export type Recommendation<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly score: number;
  readonly reasons: ReadonlyArray<Reason>;
};

/**
 * Everything that fits a student, the best first; equal ones stand in the order of
 * their addresses. Only what has points is kept (specification §9), and nothing
 * that `isExcluded` says she cannot take.
 */
export function recommend<Item extends IndexedItem>(
  items: ReadonlyArray<ReadItem<Item>>,
  profile: Partial<StudentProfile>,
  isExcluded: (item: Item) => boolean = () => false,
): ReadonlyArray<Recommendation<Item>> {
  const interests = interestsOf(profile);
  return items
    .map((read) => ({ item: read.item, ...scoreItem(read, interests) }))
    .filter(({ item, score }) => score > 0 && !isExcluded(item))
    .sort(byScore);
}

function byScore(one: Recommendation, other: Recommendation): number {
  return other.score - one.score || (one.item.path < other.item.path ? -1 : 1);
}
