import type { Condition } from "./condition.ts";

/** One line of an item's requirements; without conditions if all of them are tasks. */
export type Requirement = {
  readonly text: string;
  readonly conditions: ReadonlyArray<
    Condition & { readonly changeable: boolean }
  >;
};

/** True for requirements on the student, false for tasks. */
export function isAboutStudent({ kind }: Condition): boolean {
  return kind !== "task";
}
