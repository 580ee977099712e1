import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { SavedItem } from "./saved-items.ts";

/** Name in the URL fragment, which is not sent to servers. */
const NAME = "lista";

/** Maximum items of a shared list. */
const MAX_ITEMS = 200;

/** "#lista=becas/chevening,universidades/uba": catalogue items only, no outside pages. */
export function sharedListFragment(saved: ReadonlyArray<SavedItem>): string {
  const paths = saved
    .flatMap((one) => one.item?.path.slice(1) ?? [])
    .slice(0, MAX_ITEMS);
  return `#${NAME}=${paths.join(",")}`;
}

/** Items of a shared list, in its order; null for another fragment. */
export function sharedItems(
  fragment: string,
  items: ReadonlyArray<IndexedItem>,
): ReadonlyArray<IndexedItem> | null {
  if (!isSharedList(fragment)) return null;
  const byPath = new Map(items.map((item) => [item.path, item]));
  const paths = fragment
    .slice(NAME.length + 2)
    .split(",")
    .slice(0, MAX_ITEMS);
  return [...new Set(paths)].flatMap((path) => byPath.get(`/${path}`) ?? []);
}

export function isSharedList(fragment: string): boolean {
  return fragment.startsWith(`#${NAME}=`);
}
