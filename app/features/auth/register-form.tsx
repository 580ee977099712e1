import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { EmailInput, PasswordField } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { useRegister } from "./use-register.ts";

/** Specification §2 and §5, Register. `from` is where the reader came from. */
export function RegisterForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
  const { faults, attempt, isSubmitting, submit, errorOf } = useRegister(from);
  const requiredMark = t("fields.required");
  return (
    <FormCard title={t("register.title")} lead={t("register.lead")}>
      {/* Were it sent before the scripts run, nothing typed may end up in the address. */}
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
        <Field
          id="fullName"
          label={t("fields.fullName")}
          error={errorOf("fullName")}
          requiredMark={requiredMark}
        >
          <Input name="fullName" autoComplete="name" maxLength={120} required />
        </Field>
        <Field
          id="email"
          label={t("fields.email")}
          error={errorOf("email")}
          requiredMark={requiredMark}
        >
          <EmailInput />
        </Field>
        <PasswordField
          name="password"
          label={t("fields.password")}
          hint={t("fields.passwordHint")}
          error={errorOf("password")}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t("fields.confirmPassword")}
          error={errorOf("confirmPassword")}
          autoComplete="new-password"
        />
        <p className="text-ink-soft text-sm">{t("register.minors")}</p>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyLabel={t("register.submitting")}
        >
          {t("register.submit")}
        </Button>
      </form>
      <p>
        {t("register.haveAccount")}{" "}
        <Link
          to="/login"
          state={{ from }}
          viewTransition
          className="font-semibold text-rosa underline underline-offset-4"
        >
          {t("register.login")}
        </Link>
      </p>
    </FormCard>
  );
}
