/** What has been silent for so long is lost, and is asked anew. */
const LOST_MS = 60_000;

/** Asks once for all who ask within so many milliseconds, and for all who ask while no answer has come. What fails is kept as long. */
export function keptFor<Answer>(
  ms: number,
  now: () => number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: Question<Answer> | null = null;
  return () => {
    const ageMs = kept ? now() - kept.askedMs : 0;
    if (!kept || ageMs >= (kept.isPending ? Math.max(ms, LOST_MS) : ms))
      kept = questionOf(ask(), now());
    return kept.answer;
  };
}

type Question<Answer> = {
  readonly answer: Promise<Answer>;
  readonly askedMs: number;
  isPending: boolean;
};

function questionOf<Answer>(
  answer: Promise<Answer>,
  askedMs: number,
): Question<Answer> {
  const question = { answer, askedMs, isPending: true };
  const end = () => {
    question.isPending = false;
  };
  answer.then(end, end);
  return question;
}
