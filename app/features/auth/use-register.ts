import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Texts } from "#app/platform/forms/use-text-form.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import {
  type RegistrationFault,
  registrationFaults,
} from "#domain/accounts/registration.ts";
import { signUp } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { useAccountForm } from "./use-account-form.ts";

const FIELDS = ["fullName", "email", "password", "confirmPassword"] as const;

type Registration = Texts<(typeof FIELDS)[number]>;

/** Field and text of each fault (specification §5). */
const FAULTS = {
  fullName: { fieldId: "fullName", key: "errors.fullName" },
  email: { fieldId: "email", key: "errors.email" },
  passwordShort: { fieldId: "password", key: "errors.passwordShort" },
  mismatch: { fieldId: "confirmPassword", key: "errors.mismatch" },
} as const satisfies Record<RegistrationFault, unknown>;

/**
 * Validates the register form and sends it. Opens the login, with `from` as the return
 * path, if the e-mail must first be confirmed.
 */
export function useRegister(from: string) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();

  function check(texts: Registration) {
    const faults = registrationFaults(texts).map((fault) => ({
      fieldId: FAULTS[fault].fieldId,
      message: t(FAULTS[fault].key),
      ...(fault === "passwordShort" && { label: t("fields.password") }),
    }));
    if (faults[0])
      notify({
        tone: "destructive",
        title: t("notices.registerFailed"),
        description: faults[0].message,
      });
    return faults;
  }

  async function send({ fullName, email, password }: Registration) {
    const account = {
      fullName: fullName.trim(),
      email: email.trim(),
      password,
    };
    const result = await callBackend(loadBackend, (client) =>
      signUp(client, account, `${location.origin}/login`),
    );
    if (!result.ok) return failureToast(t, "register", result.error);
    const isSignedIn = result.value.session !== null;
    notify({
      tone: "success",
      title: t("notices.registerDone"),
      description: isSignedIn
        ? t("notices.registerSignedIn", { name: account.fullName })
        : t("notices.registerConfirm"),
    });
    if (!isSignedIn) navigate("/login", { state: { from } });
  }

  return useAccountForm(FIELDS, check, send);
}
