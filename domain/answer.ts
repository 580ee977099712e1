/** Result of a condition, as far as the profile decides it. */
export type Answer = "met" | "unmet" | "unknown";

export function metIf(isMet: boolean): Answer {
  return isMet ? "met" : "unmet";
}

/** Three-valued AND: one `unmet` decides, `met` needs all. An empty list is met. */
export function requireAll(answers: ReadonlyArray<Answer>): Answer {
  if (answers.includes("unmet")) return "unmet";
  return answers.includes("unknown") ? "unknown" : "met";
}

/** Three-valued OR: met when `atLeast` are met, unmet when too few can be. */
export function requireSome(
  answers: ReadonlyArray<Answer>,
  atLeast: number,
): Answer {
  const count = (value: Answer) =>
    answers.filter((answer) => answer === value).length;
  if (count("met") >= atLeast) return "met";
  return count("met") + count("unknown") < atLeast ? "unmet" : "unknown";
}
