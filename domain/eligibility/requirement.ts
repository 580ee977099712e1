import type { Condition } from "./condition.ts";

/** One line of what an item asks for, with what of it can be judged: nothing where it is a thing to do. */
export type Requirement = {
  readonly text: string;
  readonly conditions: ReadonlyArray<
    Condition & { readonly changeable: boolean }
  >;
};

/** It says who may apply, not what to do when applying. */
export function isAboutStudent({ kind }: Condition): boolean {
  return kind !== "task";
}
