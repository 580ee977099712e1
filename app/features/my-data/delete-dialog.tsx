import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { useDeletion } from "./use-deletion.ts";

/** Asks for the password again: an unlocked phone is not enough to delete an account. */
export function DeleteDialog({
  user,
  onClose,
}: {
  user: CurrentUser;
  onClose: () => void;
}) {
  const { t } = useTranslation("myData");
  const { t: common } = useTranslation("common");
  const { submit, isBusy, passwordError, failure } = useDeletion(user.email);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("delete.dialogTitle")}
      description={t("delete.dialogText", { email: user.email })}
      closeLabel={common("close")}
    >
      {/* POST: if the script fails, no password ends up in the URL. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        {/* Username for password managers. */}
        <input
          hidden
          readOnly
          type="email"
          autoComplete="username"
          value={user.email}
        />
        <Field label={t("delete.password")} error={passwordError} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t("delete.showPassword")}
            hideLabel={t("delete.hidePassword")}
          />
        </Field>
        {failure && (
          <p role="alert" className="font-semibold text-destructive">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="destructive"
            busy={isBusy}
            busyLabel={t("delete.busy")}
          >
            {t("delete.confirm")}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {t("delete.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
