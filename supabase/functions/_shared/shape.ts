/** An untrusted object. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none for other values. */
export function toFields(value: unknown): Fields {
  return isObject(value) && !Array.isArray(value) ? value : {};
}

/** The objects in a list; none for other values. */
export function filterObjects(value: unknown): ReadonlyArray<Fields> {
  const list: ReadonlyArray<unknown> = Array.isArray(value) ? value : [];
  return list.filter(isObject);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
