/**
 * A copy of plain data in which equal objects are one object, and equal arrays one array.
 * React Router sends each object of loader data once and refers to it afterwards, so
 * cards with the same facets, badges and chips make the page smaller.
 */
export function shareEqual<Data>(data: Data): Data {
  const identifiers = new Map<unknown, number>();
  const copies = new Map<string, object>();

  function identify(value: unknown): number {
    const identifier = identifiers.get(value) ?? identifiers.size;
    identifiers.set(value, identifier);
    return identifier;
  }

  function share(value: unknown): unknown {
    if (Array.isArray(value)) return shareCopy("[", value.map(share));
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(
      ([key, part]) => [key, share(part)] as const,
    );
    return shareCopy("{", Object.fromEntries(entries));
  }

  /** The first copy with the same parts. Its parts are shared already. */
  function shareCopy(kind: "[" | "{", copy: object): object {
    const parts = Object.entries(copy).map(
      ([key, part]) => `${JSON.stringify(key)}:${identify(part)}`,
    );
    const content = kind + parts.join();
    const first = copies.get(content) ?? copy;
    copies.set(content, first);
    return first;
  }

  return share(data) as Data;
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}
