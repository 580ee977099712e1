import type { FaqEntry } from "./screen-data.ts";

/** Questions with folding answers, without scripts too. */
export function Questions({
  questions,
}: {
  questions: ReadonlyArray<FaqEntry>;
}) {
  return (
    <div className="border-line mt-5 max-w-[48rem] border-t">
      {questions.map(({ id, question, answer }) => (
        <details key={id} className="border-line group border-b">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold hover:underline [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden
              className="text-rosa shrink-0 text-2xl leading-none transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          <p className="text-ink-soft measure pb-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
