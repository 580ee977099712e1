import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { AccessForm } from "./access-form.tsx";
import { EmailField, NewPasswordFields } from "./fields.tsx";
import { useRegister } from "./use-register.ts";

export function RegisterForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
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
