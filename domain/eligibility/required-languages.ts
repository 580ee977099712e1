import type { Condition } from "./condition.ts";

/** True when the condition, or a sufficient option, requires only languages that pass. */
export function requiresOnlyLanguages(
  condition: Condition,
  isSpoken: (code: string) => boolean,
): boolean {
  if (condition.kind === "language") return isSpoken(condition.language);
  return (
    condition.kind !== "anyOf" ||
    condition.options.some((option) =>
      option.every((part) => requiresOnlyLanguages(part, isSpoken)),
    )
  );
}
