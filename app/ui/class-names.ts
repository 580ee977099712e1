/** Joins the given class lists; a later one does not override an earlier one. */
export function classNames(
  ...parts: ReadonlyArray<string | false | null | undefined>
): string {
  return parts.filter(Boolean).join(" ");
}
