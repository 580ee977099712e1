import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { focusField, useTextForm } from "#app/platform/forms/use-text-form.ts";
import { runUnguarded } from "#app/platform/session/guards.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import { fail } from "#domain/result.ts";
import { type DeletionReason, deleteAccount } from "./delete-account.data.ts";
import { DATA_FAILURE_KEYS } from "./failure-keys.ts";
import { clearThisDevice } from "./use-device-data.ts";

type FormFailure = DeletionReason | "empty";

/** Handles the dialog: checks the password, deletes the account, redirects home with a toast. */
export function useDeletion(email: string) {
  const { t } = useTranslation("myData");
  const deleteNow = useDeleteAccount(email);
  const [reason, setReason] = useState<FormFailure | null>(null);
  const { submit, isSubmitting } = useTextForm({
    fields: ["password"],
    check: ({ password }) => (password ? [] : (["empty"] as const)),
    onFaults(_, form) {
      setReason("empty");
      focusField(form, "password");
    },
    async send({ password }, form) {
      setReason(null);
      const error = await deleteNow(password);
      setReason(error);
      if (!error) return;
      if (form.isConnected) focusField(form, "password");
      // The dialog was closed meanwhile.
      else
        notify({
          tone: "destructive",
          title: t("delete.failed"),
          description: t(DATA_FAILURE_KEYS[error]),
        });
    },
  });

  const isAboutPassword = reason === "empty" || reason === "wrongPassword";
  const text = reason && t(DATA_FAILURE_KEYS[reason]);
  return {
    submit,
    isBusy: isSubmitting,
    passwordError: isAboutPassword ? text : null,
    failure: isAboutPassword || !text ? null : `${t("delete.failed")} ${text}`,
  };
}

/** Deletes the account, clears this device and redirects home. Returns the reason of a failure. */
function useDeleteAccount(email: string) {
  const { t } = useTranslation("myData");
  const navigate = useNavigate();
  const deleteNow = async (
    password: string,
  ): Promise<DeletionReason | null> => {
    const client = await loadBackend();
    const result = client
      ? await deleteAccount(client, email, password)
      : fail("unreachable" as const);
    if (result.ok) {
      clearThisDevice();
      notify({
        tone: "success",
        title: t("delete.done"),
        description: t("delete.doneText"),
      });
      await navigate("/", { replace: true });
    }
    return result.ok ? null : result.error;
  };
  return (password: string) => runUnguarded(() => deleteNow(password));
}
