/** Asks once for all who ask within so many milliseconds. What fails is kept as long. */
export function keptFor<Answer>(
  ms: number,
  now: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; untilMs: number } | null = null;
  return () => {
    if (!kept || now() >= kept.untilMs)
      kept = { answer: ask(), untilMs: now() + ms };
    return kept.answer;
  };
}
