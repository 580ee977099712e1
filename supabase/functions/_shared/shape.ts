/** An untrusted object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for other values. */
export function toFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** The objects in a list; none for other values. */
export function filterObjects(value: unknown): ReadonlyArray<Fields> {
  return (Array.isArray(value) ? value : []).filter(
    (each) => typeof each === "object" && each !== null,
  );
}
