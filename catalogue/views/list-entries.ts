import { EDIT_PARAMETERS } from "#domain/lists/edit-list.ts";
import { LIST_PARAMETERS } from "#domain/lists/item-list.ts";

/** Name or address of an item to add. */
export const ADDED = "mas";

/** Opens the form; also its anchor. */
export const EDITING = "editar";

/** Longest name or address that is read. */
export const MAX_ADDED_LENGTH = 200;

/** All address parameters of a list and of its form. */
export const LIST_QUERY: ReadonlyArray<string> = [
  ...LIST_PARAMETERS,
  ...EDIT_PARAMETERS,
  ADDED,
  EDITING,
];
