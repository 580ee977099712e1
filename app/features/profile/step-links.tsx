import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { STEPS, type Step } from "./steps.ts";

/** Progress, with a link to each step; following one keeps the input. */
export function StepLinks({
  step,
  stepAddress,
  state,
}: {
  step: Step;
  stepAddress: (step: Step) => string;
  /** Navigation state that each link passes on. */
  state: unknown;
}) {
  const { t } = useTranslation("profile");
  return (
    <nav aria-label={t("steps.label")}>
      <ol className="flex gap-2">
        {STEPS.map((number) => (
          <li key={number} className="min-w-0 grow basis-0">
            <Link
              to={stepAddress(number)}
              state={state}
              preventScrollReset
              aria-current={number === step ? "step" : undefined}
              className={classNames(
                "flex min-h-11 flex-col gap-1.5 py-1 text-[0.9375rem] leading-tight hover:underline",
                number === step && "font-semibold",
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  "h-2 rounded-full border-2",
                  number <= step ? "bg-rosa border-rosa" : "border-ink",
                )}
              />
              {number}. {t(`steps.short.${number}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
