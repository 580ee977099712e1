import type { PlanView } from "#catalogue/views/plan-view.ts";

/** The plan by week. */
export function PlanWeeks({
  weeks: { heading, list },
}: {
  weeks: NonNullable<PlanView["plan"]>["weeks"];
}) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">{heading}</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {list.map((week) => (
          <li key={week.heading}>
            <h3>{week.heading}</h3>
            <ul className="list-disc pl-5 marker:text-rosa">
              {week.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
