import { EDIT_PARAMETERS } from "#domain/lists/edit-list.ts";
import {
  type ItemList,
  LIST_LIMITS,
  LIST_PARAMETERS,
  listAddress,
} from "#domain/lists/item-list.ts";

/** Name or address of an item to add. */
export const ADDED = "mas";

/** Opens the form; also the form's anchor. */
export const EDITING = "editar";

/** Number of texts from the form that were too long and were cut. */
const CUT = "cortes";

/** Characters of a typed name or address; the rest is cut. */
export const MAX_ADDED_LENGTH = 200;

/** All address parameters of a list and of its form. */
export const LIST_QUERY: ReadonlyArray<string> = [
  ...LIST_PARAMETERS,
  ...EDIT_PARAMETERS,
  ADDED,
  EDITING,
  CUT,
];

/** Address of a list with its form open, the typed name and the number of cut texts. */
export function editAddress(
  list: ItemList,
  {
    typedName = "",
    cut = 0,
  }: { readonly typedName?: string; readonly cut?: number },
): string {
  const address = listAddress(list);
  const rest = new URLSearchParams({ [EDITING]: "1" });
  if (typedName) rest.set(ADDED, typedName);
  if (cut > 0) rest.set(CUT, String(cut));
  return `${address}${address.includes("?") ? "&" : "?"}${rest}#${EDITING}`;
}

/** Number of cut texts in an address; 0 if the number is impossible. */
export function readCut(query: URLSearchParams): number {
  const count = Number(query.get(CUT) ?? 0);
  const isPossible =
    Number.isInteger(count) && count > 0 && count <= LIST_LIMITS.items + 1;
  return isPossible ? count : 0;
}
