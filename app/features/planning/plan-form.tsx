import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { PlanView } from "#catalogue/views/plan-view.ts";
import { OwnCountry } from "./own-country.tsx";
import { PLAN_RESULT_ID } from "./plan-awards.tsx";

/** For controls outside the form. */
export const PLAN_FORM_ID = "plan-form";

/** Selects the country and one more award; all choices are sent in the query. */
export function PlanForm({ form }: { form: PlanView["form"] }) {
  const { country, add } = form;
  return (
    <Form
      id={PLAN_FORM_ID}
      action={`/plan#${PLAN_RESULT_ID}`}
      aria-label={form.heading}
      className="bg-card border-line rounded-card flex flex-col gap-4 border p-4 sm:p-5"
    >
      {form.items && <input type="hidden" name="items" value={form.items} />}
      <div className="grid gap-4 md:grid-cols-[1fr_1fr_auto] md:items-end">
        <Field label={country.label}>
          <Select name={country.name} defaultValue={country.value}>
            {country.choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        {add && (
          <Field label={add.label}>
            <Select name="items" defaultValue="">
              <option value="">{add.none}</option>
              {add.groups.map(({ label, choices }) => (
                <optgroup key={label} label={label}>
                  {choices.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
        )}
        <Button type="submit" flat>
          {form.submit}
        </Button>
      </div>
      <OwnCountry form={form} />
      <p className="text-ink-soft text-[0.9375rem] leading-snug">{form.note}</p>
    </Form>
  );
}
