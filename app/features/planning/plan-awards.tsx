import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkList } from "#app/ui/link-list.tsx";
import { removalProps } from "#app/ui/removal-props.ts";
import type { PlannedAwardView } from "#catalogue/views/plan-view.ts";

/** Id of the heading below the form. */
export const PLAN_RESULT_ID = "plan";

/** The awards with their closing days, and the next options after a missed one. */
export function PlanAwards({
  heading,
  awards,
}: {
  heading: ReactNode;
  awards: ReadonlyArray<PlannedAwardView>;
}) {
  return (
    <section aria-labelledby={PLAN_RESULT_ID}>
      {heading}
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {awards.map((award) => (
          <Award key={award.path} award={award} />
        ))}
      </ul>
    </section>
  );
}

function Award({ award }: { award: PlannedAwardView }) {
  const { path, title, closing, notes, missed, remove } = award;
  return (
    <li className="bg-card border-line rounded-card flex flex-col gap-1 border px-4 py-3">
      <h3>
        <Link
          to={path}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      <p className="leading-snug">{closing}</p>
      {notes.map((note) => (
        <p key={note} className="text-ink-soft leading-snug">
          {note}
        </p>
      ))}
      {missed && (
        <div className="border-destructive mt-2 border-l-4 pl-3 leading-snug">
          <p>{missed.text}</p>
          <p className="mt-1">{missed.next}</p>
          <p className="mt-1">
            {missed.others}
            {missed.links.length > 0 && ":"}
          </p>
          <LinkList links={missed.links} />
        </div>
      )}
      <Link
        {...removalProps}
        to={remove.to}
        aria-label={remove.name}
        className="no-print inline-flex min-h-11 items-center self-start underline underline-offset-4"
      >
        {remove.text}
      </Link>
    </li>
  );
}
