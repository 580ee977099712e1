import type { Row } from "../core/item.ts";
import { answered, failed, type Reply } from "../core/reply.ts";

/** Something in a remote answer that may have any field, or none. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** More than this nobody asked for. */
const MAX_ROWS = 100;

/** The elements of a list that are objects, as many as are of use. */
export function objectsIn(value: unknown): ReadonlyArray<Fields> {
  return Array.isArray(value)
    ? value
        .slice(0, MAX_ROWS)
        .filter((element) => typeof element === "object" && element)
        .map(fieldsOf)
    : [];
}

/** Reads each object of a list as a row; fails when there is no list. A row that cannot be read is left out. */
export function rowsOf(
  list: unknown,
  read: (fields: Fields) => Row | null,
): Reply<ReadonlyArray<Row>> {
  if (!Array.isArray(list)) return failed("shape", { detail: "no list" });
  return answered(
    objectsIn(list).flatMap((fields) => {
      try {
        return read(fields) ?? [];
      } catch {
        // Half a character makes `encodeURIComponent` throw, a field named "toString" makes `String` do so.
        return [];
      }
    }),
  );
}

/** What is told, joined for a description. */
export function joined(parts: ReadonlyArray<unknown>): string {
  return parts
    .filter((part) => typeof part === "string" && part.trim() !== "")
    .join(" · ");
}
