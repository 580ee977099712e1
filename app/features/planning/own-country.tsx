import { Link, useSearchParams } from "react-router";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import type { PlanView } from "#catalogue/views/plan-view.ts";
import { PLAN_RESULT_ID } from "./plan-awards.tsx";

/** While no country is chosen, links to the plan for the profile's or this device's country. */
export function OwnCountry({ form }: { form: PlanView["form"] }) {
  const code = useStudentCountry()?.toLowerCase() ?? "";
  const [query] = useSearchParams();
  const choice = form.country.choices.find(([value]) => value === code);
  if (!code || !choice || form.country.value !== "") return null;
  const own = new URLSearchParams(query);
  own.set(form.country.name, code);
  return (
    <p>
      <Link
        to={`/plan?${own}#${PLAN_RESULT_ID}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {form.useCountry}: {choice[1]}
      </Link>
    </p>
  );
}
