import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { focusField, useTextForm } from "#app/platform/forms/use-text-form.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { fail } from "#domain/result.ts";
import { type DeletionReason, deleteAccount } from "./delete-account.data.ts";
import { DATA_FAILURE_KEYS } from "./failure-keys.ts";
import { clearThisDevice } from "./use-device-data.ts";

type Refusal = DeletionReason | "empty";

/** Handles the dialog: checks the password, deletes the account, redirects home with a toast. */
export function useDeletion(email: string) {
  const { t } = useTranslation("myData");
  const { notify } = useToasts();
  const end = useEnding(email);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { submit, isSubmitting } = useTextForm({
    fields: ["password"],
    check: ({ password }) => (password ? [] : (["empty"] as const)),
    onFaults(_, form) {
      setRefusal("empty");
      focusField(form, "password");
    },
    async send({ password }, form) {
      setRefusal(null);
      const found = await end(password);
      setRefusal(found);
      if (!found) return;
      if (form.isConnected) focusField(form, "password");
      // The dialog was closed meanwhile.
      else
        notify({
          tone: "destructive",
          title: t("delete.failed"),
          description: t(DATA_FAILURE_KEYS[found]),
        });
    },
  });

  const isAboutPassword = refusal === "empty" || refusal === "wrongPassword";
  const words = refusal && t(DATA_FAILURE_KEYS[refusal]);
  return {
    submit,
    isBusy: isSubmitting,
    passwordError: isAboutPassword ? words : null,
    failure:
      isAboutPassword || !words ? null : `${t("delete.failed")} ${words}`,
  };
}

/** Deletes the account, clears this device and redirects home. Returns the reason of a failure. */
function useEnding(email: string) {
  const { t } = useTranslation("myData");
  const { backend, leaving } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  return async (password: string): Promise<DeletionReason | null> => {
    // Prevents the redirect to the login.
    leaving.current = true;
    const client = await backend();
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
    leaving.current = false;
    return result.ok ? null : result.error;
  };
}
