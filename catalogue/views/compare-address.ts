export const MAX_COMPARED = 4;

/** Paths of an address's `items`, "becas/a,becas/b": each once, in order. */
export function readComparedPaths(value: string | null): ReadonlyArray<string> {
  const paths = (value ?? "")
    .split(",")
    .map((path) => path.trim().replace(/^\/+/, ""))
    .filter(Boolean);
  return [...new Set(paths)].map((path) => `/${path}`);
}
