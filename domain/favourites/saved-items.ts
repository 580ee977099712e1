import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { hostFromUrl } from "../text/host.ts";

/** Type of outside pages; their id is their URL (specification §3). */
export const EXTERNAL_TYPE = "external_scholarship";

type Favourite = { readonly itemId: string; readonly itemType: string };

/** Groups by certainty of the closing, in list order. */
export const SAVED_GROUPS = [
  "announced",
  "estimated",
  "undated",
  "always",
  "external",
  "gone",
] as const;

export type SavedGroup = (typeof SAVED_GROUPS)[number];

export type SavedItem = Favourite & { readonly group: SavedGroup } & (
    | {
        readonly group: "announced" | "estimated" | "undated" | "always";
        readonly item: IndexedItem;
        readonly outside: null;
      }
    | {
        readonly group: "external";
        readonly item: null;
        readonly outside: { readonly link: string; readonly host: string };
      }
    /** No longer in the catalogue. */
    | {
        readonly group: "gone";
        readonly item: null;
        readonly outside: null;
      }
  );

/**
 * Saved items with their catalogue items, sorted by group, closing date and title. An
 * estimated closing is never among the announced ones.
 */
export function savedItems(
  favourites: ReadonlyArray<Favourite>,
  items: ReadonlyArray<IndexedItem>,
): ReadonlyArray<SavedItem> {
  const byKey = new Map(
    items.map((item) => [itemKey(item.type, item.id), item]),
  );
  return favourites
    .map((favourite) =>
      savedItem(
        favourite,
        byKey.get(itemKey(favourite.itemType, favourite.itemId)),
      ),
    )
    .toSorted(
      (one, other) =>
        SAVED_GROUPS.indexOf(one.group) - SAVED_GROUPS.indexOf(other.group) ||
        compare(closingDate(one), closingDate(other)) ||
        savedItemTitle(one).localeCompare(savedItemTitle(other), "es"),
    );
}

/** Items that close on `today` or later, the next to close first. */
export function nextToClose(
  saved: ReadonlyArray<SavedItem>,
  today: CivilDate,
): ReadonlyArray<IndexedItem> {
  return saved
    .flatMap((one) => one.item ?? [])
    .filter(({ closes }) => closes !== null && closes >= today)
    .toSorted((one, other) => compare(one.closes ?? "", other.closes ?? ""));
}

function savedItem(
  { itemId, itemType }: Favourite,
  item: IndexedItem | undefined,
): SavedItem {
  const favourite = { itemId, itemType };
  if (item) {
    const group = chooseGroup(item);
    return { ...favourite, group, item, outside: null };
  }
  // Another URL scheme could run a script.
  if (
    itemType === EXTERNAL_TYPE &&
    /^https?:\/\//i.test(itemId) &&
    URL.canParse(itemId)
  )
    return {
      ...favourite,
      group: "external",
      item: null,
      outside: { link: itemId, host: hostFromUrl(itemId) },
    };
  return { ...favourite, group: "gone", item: null, outside: null };
}

function chooseGroup({ closes, isAnnounced, isAlwaysOpen, when }: IndexedItem) {
  if (closes !== null) return isAnnounced ? "announced" : "estimated";
  // A resource has no calendar at all.
  return isAlwaysOpen || when === null ? "always" : "undated";
}

/** Title of a saved item in a list. */
export function savedItemTitle({ item, outside, itemId }: SavedItem): string {
  if (item) return item.title;
  return outside ? titleFromUrl(outside.link) || outside.host : itemId;
}

/**
 * "Green chemistry prize" from ".../green-chemistry-prize/", to distinguish pages of
 * one site. Empty when the URL has no such words.
 */
function titleFromUrl(url: string): string {
  const words = new URL(url).pathname
    .split("/")
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w{1,5}$/, "")
    .split(/[-_]+/)
    .filter(Boolean);
  // A number, a code or a file name is less useful than the host.
  if (!words || words.filter((word) => /^[a-z]{2,}$/i.test(word)).length < 2)
    return "";
  const [first = "", ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}

function closingDate(saved: SavedItem): string {
  return saved.item?.closes ?? "";
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function itemKey(type: string, id: string): string {
  return `${type} ${id}`;
}
