import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { Select } from "#app/ui/select.tsx";
import type { PlanStepView, PlanView } from "#catalogue/views/plan-view.ts";
import { PlanFacts } from "./plan-facts.tsx";
import { PLAN_FORM_ID } from "./plan-form.tsx";

/** The steps in order; their controls belong to the form above. */
export function PlanSteps({
  steps: { heading, text, country, none, list },
  submit,
}: {
  steps: NonNullable<PlanView["plan"]>["steps"];
  submit: string;
}) {
  return (
    <section aria-labelledby="steps" className="plan-steps">
      <h2 id="steps">{heading}</h2>
      {list.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        <>
          <p className="measure mt-2">{text}</p>
          {country && <p className="measure mt-2 font-semibold">{country}</p>}
          <ol className="mt-4 grid gap-4">
            {list.map((step) => (
              <Step key={step.slug} step={step} />
            ))}
          </ol>
          <Button type="submit" form={PLAN_FORM_ID} flat className="mt-4">
            {submit}
          </Button>
        </>
      )}
    </section>
  );
}

function Step({ step }: { step: PlanStepView }) {
  const { title, state, stateText, dates, basis, asked } = step;
  return (
    <li className="bg-card border-line rounded-card break-inside-avoid border px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{title}</h3>
        <Badge tone={TONES[state]}>{stateText}</Badge>
      </div>
      {dates && (
        <p className="mt-1 leading-snug">
          <span className="font-semibold">{dates}</span>{" "}
          {basis && <span className="text-ink-soft">{basis}</span>}
        </p>
      )}
      {asked.map((text) => (
        <p key={text} className="text-ink-soft leading-snug">
          {text}
        </p>
      ))}
      {step.help.map((text) => (
        <p key={text} className="measure no-print mt-1 leading-snug">
          {text}
        </p>
      ))}
      <Details step={step} />
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 sm:items-end">
        <Checkbox
          form={PLAN_FORM_ID}
          name="hechos"
          value={step.slug}
          defaultChecked={state === "done"}
          label={step.tick}
          className="no-print"
        />
        <Inputs step={step} />
      </div>
    </li>
  );
}

/** Facts with their sources, and links; collapsed, as they can be many. */
function Details({ step: { details, facts, links } }: { step: PlanStepView }) {
  if (facts.length + links.length === 0) return null;
  return (
    <details className="no-print">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {details}
      </summary>
      <PlanFacts facts={facts} />
      {links.length > 0 && (
        <LinkList links={links} className="flex flex-wrap gap-x-5" />
      )}
    </details>
  );
}

function Inputs({ step: { exam, days } }: { step: PlanStepView }) {
  return (
    <>
      {exam && (
        <Field label={exam.label} className="no-print">
          <Select
            form={PLAN_FORM_ID}
            name={exam.name}
            defaultValue={exam.value}
          >
            {exam.choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {days && (
        <Field label={days.label} hint={days.hint} className="no-print">
          <Input
            form={PLAN_FORM_ID}
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
            name={days.name}
            defaultValue={days.value}
          />
        </Field>
      )}
    </>
  );
}

const TONES: Readonly<Record<PlanStepView["state"], BadgeTone>> = {
  done: "success",
  late: "destructive",
  tight: "warning",
  ahead: "secondary",
  unknown: "outline",
  undated: "outline",
};
