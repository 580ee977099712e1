/** The named text fields of a form, as typed; a missing one is empty. */
export function formText<Name extends string>(
  form: HTMLFormElement,
  names: ReadonlyArray<Name>,
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
