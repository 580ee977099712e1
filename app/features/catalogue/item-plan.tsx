import { ButtonLink } from "#app/ui/button.tsx";
import type { ItemPlanView } from "#catalogue/views/plan-view.ts";

/** Steps of an application in order, with a link to the dated plan. */
export function ItemPlan({
  plan: { heading, text, steps, link },
}: {
  plan: ItemPlanView;
}) {
  return (
    <section className="no-print">
      <h2 className="text-[length:var(--text-subtitle)]">{heading}</h2>
      <p className="mt-2">{text}</p>
      {steps.length > 0 && (
        <ol className="measure mt-1 list-decimal pl-6 marker:text-rosa">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="mt-3">
        <ButtonLink to={link.to} variant="outline" size="sm" viewTransition>
          {link.text}
        </ButtonLink>
      </p>
    </section>
  );
}
