/** Whether a student meets a condition, as far as her profile tells. */
export type Answer = "met" | "unmet" | "unknown";

export function metIf(isMet: boolean): Answer {
  return isMet ? "met" : "unmet";
}

/** 'And' with three values: one `unmet` decides, `met` takes all of them. None at all are met. */
export function allOf(answers: ReadonlyArray<Answer>): Answer {
  if (answers.includes("unmet")) return "unmet";
  return answers.includes("unknown") ? "unknown" : "met";
}
