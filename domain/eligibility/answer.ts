/** Whether a student meets a condition, as far as their profile tells. */
export type Answer = "met" | "unmet" | "unknown";

export function metIf(isMet: boolean): Answer {
  return isMet ? "met" : "unmet";
}

/** 'And' with three values: one `unmet` decides, `met` takes all of them. None at all are met. */
export function requireAll(answers: ReadonlyArray<Answer>): Answer {
  if (answers.includes("unmet")) return "unmet";
  return answers.includes("unknown") ? "unknown" : "met";
}

/** 'Or' with three values: met where so many are met, unmet where too few can be. */
export function requireSome(
  answers: ReadonlyArray<Answer>,
  atLeast: number,
): Answer {
  const count = (wanted: Answer) =>
    answers.filter((answer) => answer === wanted).length;
  if (count("met") >= atLeast) return "met";
  return count("met") + count("unknown") < atLeast ? "unmet" : "unknown";
}
