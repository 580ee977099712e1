import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { SavedItem } from "./saved-items.ts";

/** Name in the address's fragment, which is sent to no server. */
const NAME = "lista";

/** More than anybody reads; a longer address is not one of ours. */
const MAX_ITEMS = 200;

/** "#lista=becas/chevening,universidades/uba": what stands in the catalogue; other sites' finds stay out. */
export function sharedListFragment(saved: ReadonlyArray<SavedItem>): string {
  const paths = saved
    .flatMap((one) => ("item" in one ? [one.item.path.slice(1)] : []))
    .slice(0, MAX_ITEMS);
  return `#${NAME}=${paths.join(",")}`;
}

/** The items of a shared list, in its order; null where the fragment is none. */
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
