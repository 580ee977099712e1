export const MAX_COMPARED = 4;

/** Maximum characters of `items`; the longest four paths need 208. */
export const MAX_COMPARED_LENGTH = 240;

/** Anchor of the form that adds an item. */
export const ADDING = "anadir";

/** Paths of an address's `items`, "becas/a,becas/b": each once, in order. */
export function readComparedPaths(value: string | null): ReadonlyArray<string> {
  const paths = (value ?? "")
    .split(",")
    .map((path) => path.trim().replace(/^\/+/, ""))
    .filter(Boolean);
  return [...new Set(paths)].map((path) => `/${path}`);
}
