import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { AccountForm, FORM_LINK } from "./account-form.tsx";
import { EmailField, NewPasswordFields } from "./fields.tsx";
import { useRegister } from "./use-register.ts";

/** Specification §2 and §5, Register. `from` is the previous path. */
export function RegisterForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
  const round = useRegister(from);
  return (
    <AccountForm
      title={t("register.title")}
      lead={t("register.lead")}
      submitLabel={t("register.submit")}
      submittingLabel={t("register.submitting")}
      round={round}
      below={
        <>
          <p>
            {t("register.haveAccount")}{" "}
            <Link
              to="/login"
              state={{ from }}
              viewTransition
              className={FORM_LINK}
            >
              {t("register.login")}
            </Link>
          </p>
          <p>
            <Link to="/sin-cuenta" viewTransition className={FORM_LINK}>
              {t("withoutAccount")}
            </Link>
          </p>
        </>
      }
    >
      <Field
        id="fullName"
        label={t("fields.fullName")}
        error={round.findError("fullName")}
        requiredMark={t("fields.required")}
      >
        <Input name="fullName" autoComplete="name" maxLength={120} required />
      </Field>
      <EmailField error={round.findError("email")} />
      <NewPasswordFields
        label={t("fields.password")}
        findError={round.findError}
      />
      <p className="text-ink-soft text-sm">{t("register.minors")}</p>
    </AccountForm>
  );
}
