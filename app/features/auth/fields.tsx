import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import {
  MAX_EMAIL_LENGTH,
  MIN_PASSWORD_LENGTH,
} from "#domain/accounts/registration.ts";

/** An e-mail field with the phone's e-mail keyboard and autofill. */
export function EmailField({
  error,
  email,
}: {
  error: string | undefined;
  /** Prefilled. */
  email?: string;
}) {
  const { t } = useTranslation("auth");
  return (
    <Field
      id="email"
      label={t("fields.email")}
      error={error}
      requiredMark={t("fields.required")}
    >
      <Input
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={email}
        required
      />
    </Field>
  );
}

/** A new password and its repetition. */
export function NewPasswordFields({
  label,
  findError,
}: {
  label: string;
  findError: (fieldId: string) => string | undefined;
}) {
  const { t } = useTranslation("auth");
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t("fields.passwordHint")}
        error={findError("password")}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t("fields.confirmPassword")}
        error={findError("confirmPassword")}
        autoComplete="new-password"
      />
    </>
  );
}

/** A password with its label and visibility toggle. New passwords have a minimum length. */
export function PasswordField({
  name,
  label,
  error,
  hint,
  autoComplete,
}: {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  autoComplete: "current-password" | "new-password";
}) {
  const { t } = useTranslation("auth");
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={error}
      requiredMark={t("fields.required")}
    >
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        minLength={
          autoComplete === "new-password" ? MIN_PASSWORD_LENGTH : undefined
        }
        required
        showLabel={t("fields.showPassword")}
        hideLabel={t("fields.hidePassword")}
      />
    </Field>
  );
}
