import { type Fields, objectsIn } from "../../_shared/shape.ts";
import type { Row } from "../core/item.ts";
import { answered, failed, type Reply } from "../core/reply.ts";

/** More than this nobody asked for. */
export const MAX_ROWS = 100;

/** Reads each object of a list as a row; fails when there is no list. A row that cannot be read is left out. */
export function rowsOf(
  list: unknown,
  read: (fields: Fields) => Row | null,
): Reply<ReadonlyArray<Row>> {
  if (!Array.isArray(list)) return failed("shape", { detail: "no list" });
  return answered(
    objectsIn(list.slice(0, MAX_ROWS)).flatMap((fields) => {
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
