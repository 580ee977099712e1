import { useTranslation } from "react-i18next";
import { useReturnPath } from "#app/platform/use-return-path.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { AccessForm } from "./access-form.tsx";
import { EmailField, NewPasswordFields } from "./fields.tsx";
import { useRegister } from "./use-register.ts";

/** Does not redirect a new member: the route's guard does, when the session changes. */
export function RegisterForm() {
  const { t } = useTranslation("auth");
  const from = useReturnPath();
  const form = useRegister(from);
  return (
    <AccessForm kind="register" from={from} form={form}>
      <Field
        id="fullName"
        label={t("fields.fullName")}
        error={form.findError("fullName")}
        requiredMark={t("fields.required")}
      >
        <Input name="fullName" autoComplete="name" maxLength={120} required />
      </Field>
      <EmailField error={form.findError("email")} />
      <NewPasswordFields
        label={t("fields.password")}
        findError={form.findError}
      />
      <p className="text-ink-soft text-sm">{t("register.minors")}</p>
    </AccessForm>
  );
}
