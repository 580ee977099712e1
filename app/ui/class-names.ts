/** Joins the class lists that are there; a later one does not undo an earlier one. */
export function classNames(
  ...parts: ReadonlyArray<string | false | null | undefined>
): string {
  return parts.filter(Boolean).join(" ");
}
