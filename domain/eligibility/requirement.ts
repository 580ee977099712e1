import type { Condition } from "./condition.ts";

/** One line of what an item asks for, with what of it a profile can settle: nothing where only the student knows. */
export type Requirement = {
  readonly text: string;
  readonly conditions: ReadonlyArray<
    Condition & { readonly changeable: boolean }
  >;
};

/** A profile has something to say about it. */
export function isInProfile({ kind }: Condition): boolean {
  return kind !== "enrolment" && kind !== "status" && kind !== "other";
}
