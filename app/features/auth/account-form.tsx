import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormCard } from "./form-card.tsx";
import type { useAccountForm } from "./use-account-form.ts";

/** A link under a form, with a touch target's height. */
export const FORM_LINK =
  "inline-flex min-h-11 items-center font-semibold text-rosa underline underline-offset-4";

/** Layout of every account form: title, faults, fields, one button, and the links below. */
export function AccountForm({
  title,
  lead,
  submitLabel,
  submittingLabel,
  form: { submit, faults, attempt, isSubmitting },
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
  const { t } = useTranslation("auth");
  return (
    <FormCard title={title} lead={lead}>
      {/* POST: if sent before hydration, no input ends up in the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <ErrorSummary
          key={attempt}
          title={t("errors.summary")}
          errors={faults}
        />
        {children}
        <Button type="submit" busy={isSubmitting} busyLabel={submittingLabel}>
          {submitLabel}
        </Button>
      </form>
      {below}
    </FormCard>
  );
}
