import { type ItemList, LIST_LIMITS, type ListEntry } from "./item-list.ts";

const POSITIONS = Array.from({ length: LIST_LIMITS.items }, (_, at) => at + 1);

/** Parameters of the form: new place (`o1`) and removal (`x1`) for each position. */
export const EDIT_PARAMETERS: ReadonlyArray<string> = [
  ...POSITIONS.map((position) => `o${position}`),
  ...POSITIONS.map((position) => `x${position}`),
];

/** True for a query that the form sent. */
export function hasEdits(query: URLSearchParams): boolean {
  return EDIT_PARAMETERS.some((name) => query.has(name));
}

/** Moves the items to the places in the form and leaves out removed ones. */
export function editList(list: ItemList, query: URLSearchParams): ItemList {
  const places = new Map<ListEntry, number>(
    list.entries.map((entry, at) => [entry, sortPosition(query, at + 1)]),
  );
  const entries = list.entries
    .filter((_, at) => !query.has(`x${at + 1}`))
    // Old browsers have no `toSorted`; `filter` made a copy.
    .sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return { ...list, entries };
}

/** A moved item goes before the one in its new place, or after it when it moves down. */
function sortPosition(query: URLSearchParams, position: number): number {
  const newPosition = Number(query.get(`o${position}`) ?? position);
  if (!Number.isInteger(newPosition) || newPosition < 1) return position;
  if (newPosition === position) return position;
  return newPosition < position ? newPosition - 0.5 : newPosition + 0.5;
}

/** Adds an item at the end, if the list has room and lacks it. */
export function addToList(list: ItemList, path: string): ItemList {
  const isIn = list.entries.some((entry) => entry.path === path);
  if (isIn || list.entries.length >= LIST_LIMITS.items) return list;
  return { ...list, entries: [...list.entries, { path, note: "" }] };
}
