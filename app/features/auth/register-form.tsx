import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { AccessForm } from "./access-form.tsx";
import { EmailField, NewPasswordFields } from "./fields.tsx";
import { useRegister } from "./use-register.ts";
import { useReturnPath } from "./use-return-path.ts";

/** The route's guard redirects once a session is known. */
export function RegisterForm() {
  const { t } = useTranslation("auth");
  const from = useReturnPath();
  const round = useRegister(from);
  return (
    <AccessForm kind="register" from={from} round={round}>
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
    </AccessForm>
  );
}
