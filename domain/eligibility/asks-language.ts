import type { Condition } from "./condition.ts";

/** True where the condition, or an option that would do, asks for languages of these alone. */
export function isInLanguages(
  condition: Condition,
  isSpoken: (code: string) => boolean,
): boolean {
  if (condition.kind === "language") return isSpoken(condition.language);
  return (
    condition.kind !== "anyOf" ||
    condition.options.some((option) =>
      option.every((part) => isInLanguages(part, isSpoken)),
    )
  );
}
