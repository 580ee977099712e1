import type { PlanView } from "#catalogue/views/plan-view.ts";
import { PlanFacts } from "./plan-facts.tsx";

/** Steps that have no planned day. */
export function PlanLater({
  later: { heading, list },
}: {
  later: NonNullable<PlanView["plan"]>["later"];
}) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="later">
      <h2 id="later">{heading}</h2>
      <ul className="mt-3 flex flex-col gap-4">
        {list.map(({ title, awards, text, facts }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-ink-soft leading-snug">{awards}</p>
            <p className="measure leading-snug">{text}</p>
            <PlanFacts facts={facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
