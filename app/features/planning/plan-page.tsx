import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import type { PlanView } from "#catalogue/views/plan-view.ts";
import { PLAN_RESULT_ID, PlanAwards } from "./plan-awards.tsx";
import { PlanForm } from "./plan-form.tsx";
import { PlanLater } from "./plan-later.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { PlanSteps } from "./plan-steps.tsx";
import { PlanWeeks } from "./plan-weeks.tsx";

/** The form and the plan of the awards in the address; without awards, where to start. */
export function PlanPage({ page }: { page: PlanView }) {
  const { plan, empty, form, problems, estimate } = page;
  const formKey = joinValues(page);
  const resultHeading = (
    <h2 key={formKey} id={PLAN_RESULT_ID} tabIndex={-1} ref={focusResult}>
      {empty?.title ?? plan?.awardsHeading}
    </h2>
  );
  return (
    <div className="column flex flex-col gap-8 py-6 [overflow-wrap:anywhere]">
      {problems.length > 0 && (
        <ul role="alert" className="border-barro measure border-l-4 pl-4">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {/* A new key resets the fields to the values in the address. */}
      <PlanForm key={formKey} form={form} />
      {empty && <Empty heading={resultHeading} empty={empty} />}
      {plan && (
        <>
          <PlanAwards heading={resultHeading} awards={plan.awards} />
          <p className="measure font-semibold">{estimate}</p>
          <PlanPicture plan={plan} />
          <PlanWeeks weeks={plan.weeks} />
          {plan.calendar && (
            <p>
              <a
                href={plan.calendar.to}
                download
                className={buttonClasses({ variant: "outline", size: "sm" })}
              >
                <CalendarPlus aria-hidden className="size-5 shrink-0" />
                {plan.calendar.text}
              </a>
            </p>
          )}
          <PlanSteps key={formKey} steps={plan.steps} submit={form.submit} />
          <PlanLater later={plan.later} />
        </>
      )}
    </div>
  );
}

/** Focuses the result after a submit: the new key has removed the focused field. */
function focusResult(heading: HTMLElement | null) {
  if (location.hash && document.activeElement === document.body)
    heading?.focus();
}

function joinValues({ form, plan }: PlanView): string {
  return [
    form.items,
    form.country.value,
    ...(plan?.steps.list ?? []).map(
      ({ slug, state, exam, days }) =>
        `${slug} ${state} ${exam?.value} ${days?.value}`,
    ),
  ].join();
}

function Empty({
  heading,
  empty,
}: {
  heading: ReactNode;
  empty: NonNullable<PlanView["empty"]>;
}) {
  return (
    <section aria-labelledby={PLAN_RESULT_ID}>
      {heading}
      <p className="measure mt-2">{empty.text}</p>
      {empty.awards.length > 0 && (
        <>
          <h3 className="mt-5">{empty.start}</h3>
          <ul className="mt-2 grid gap-3 md:grid-cols-2">
            {empty.awards.map(({ to, text, note }) => (
              <li
                key={to}
                className="bg-card border-line rounded-card border px-4 py-2"
              >
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {text}
                </Link>
                <p className="text-ink-soft leading-snug">{note}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkList links={empty.links} className="mt-4 flex flex-wrap gap-x-6" />
    </section>
  );
}
