import type { Condition, SimpleCondition } from "./condition.ts";

/**
 * True when every language that the condition requires is spoken. For `anyOf`, `atLeast`
 * options suffice, if `canMeet` holds for their other parts.
 */
export function areLanguagesSpoken(
  condition: Condition,
  isSpoken: (code: string) => boolean,
  canMeet: (part: SimpleCondition) => boolean = () => true,
): boolean {
  if (condition.kind === "language") return isSpoken(condition.language);
  if (condition.kind !== "anyOf" || !namesLanguage(condition)) return true;
  const met = condition.options.filter(
    (option) =>
      // A project, such as subtitles, or something unnamed may need a language too.
      option.some(({ kind }) => kind !== "other" && kind !== "task") &&
      option.every((part) =>
        part.kind === "language" ? isSpoken(part.language) : canMeet(part),
      ),
  );
  return met.length >= (condition.atLeast ?? 1);
}

/** True when every option requires a language: no course or other way replaces it. */
export function alwaysRequiresLanguage(condition: Condition): boolean {
  if (condition.kind === "language") return true;
  return (
    condition.kind === "anyOf" &&
    condition.options.every((option) => option.some(alwaysRequiresLanguage))
  );
}

function namesLanguage({
  options,
}: Extract<Condition, { kind: "anyOf" }>): boolean {
  return options.flat().some(({ kind }) => kind === "language");
}
