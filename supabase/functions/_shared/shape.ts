/** What a stranger sends: nothing is sure of it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** The objects in a list; none where it is no list. */
export function objectsIn(value: unknown): ReadonlyArray<Fields> {
  return (Array.isArray(value) ? value : []).filter(
    (each) => typeof each === "object" && each !== null,
  );
}
