import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { NeedsScriptNote } from "#app/ui/needs-script-note.tsx";
import { FormCard } from "./form-card.tsx";
import type { useAccountForm } from "./use-account-form.ts";

declare global {
  interface Window {
    /** The form that was submitted before hydration; `early-taps.ts` held it back. */
    earlyForm?: HTMLFormElement;
  }
}

/** Classes of a link under a form, with a touch target's height. */
export const FORM_LINK =
  "inline-flex min-h-11 items-center font-semibold text-rosa underline underline-offset-4";

/** Layout of every account form. `below` holds the links under it. */
export function AccountForm({
  title,
  lead,
  submitLabel,
  submittingLabel,
  form: { submit, faults, failure, attempt, isSubmitting },
  children,
  below,
}: {
  title: string;
  lead: string;
  submitLabel: string;
  submittingLabel: string;
  form: ReturnType<typeof useAccountForm>;
  children: ReactNode;
  below?: ReactNode;
}) {
  const { t } = useTranslation(["auth", "common"]);
  useSubmitAfterHydration();
  return (
    <FormCard title={title} lead={lead}>
      <NeedsScriptNote text={t("common:formNeedsScript")} />
      {/* POST: if sent without scripts, no input ends up in the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="needs-script flex flex-col gap-5"
      >
        <ErrorSummary
          key={attempt}
          title={t("errors.summary")}
          errors={faults}
        />
        {children}
        {failure && (
          <p role="alert" className="font-semibold text-destructive">
            {failure}
          </p>
        )}
        <Button type="submit" busy={isSubmitting} busyLabel={submittingLabel}>
          {submitLabel}
        </Button>
      </form>
      {below}
    </FormCard>
  );
}

/** Submits the form that was held back, in browsers with `requestSubmit`. */
function useSubmitAfterHydration() {
  useEffect(() => {
    window.earlyForm?.requestSubmit?.();
    window.earlyForm = undefined;
  }, []);
}
