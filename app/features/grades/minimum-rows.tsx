import { Check, CircleHelp, X } from "lucide-react";
import { Link } from "react-router";
import type { MinimumView } from "#catalogue/views/grades-view.ts";

const ANSWER_STYLES = {
  met: { Sign: Check, tone: "text-selva" },
  unmet: { Sign: X, tone: "text-barro-ink" },
  unknown: { Sign: CircleHelp, tone: "text-ink-soft" },
};

/** Minimum averages: item, requirement as published, minimum on the student's scale, answer. */
export function MinimumRows({ rows }: { rows: ReadonlyArray<MinimumView> }) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-x-12 lg:grid-cols-2">
      {rows.map((row) => (
        <li
          key={row.to + row.asks}
          className="border-line min-w-0 border-b py-3 leading-snug [overflow-wrap:anywhere]"
        >
          <Link
            to={row.to}
            viewTransition
            className="touch-line font-bold underline underline-offset-4"
          >
            {row.name}
          </Link>
          {row.organization && (
            <span className="text-ink-soft text-sm"> {row.organization}</span>
          )}
          <p className="measure mt-1">{row.asks}</p>
          {row.needs.map((text) => (
            <p key={text} className="measure text-ink-soft">
              {text}
            </p>
          ))}
          <Answer row={row} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ row: { answer, note } }: { row: MinimumView }) {
  if (!answer) return note && <p className="text-ink-soft">{note}</p>;
  const { Sign, tone } = ANSWER_STYLES[answer.is];
  return (
    <p className="mt-1">
      <span className={`${tone} inline-flex items-start gap-1.5 font-semibold`}>
        <Sign aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0" />
        {answer.text}
      </span>
      {note && <span className="text-ink-soft"> · {note}</span>}
    </p>
  );
}
