import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Texts } from "#app/platform/forms/use-text-form.ts";
import { isRefusedLink } from "#app/platform/session/session-storage.ts";
import {
  loadBackend,
  useSession,
} from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/registration.ts";
import { AccountForm } from "./account-form.tsx";
import { changePassword } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { NewPasswordFields } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { SessionLoading } from "./require-session.tsx";
import { useAccountForm } from "./use-account-form.ts";

const FIELDS = ["password", "confirmPassword"] as const;

type NewPassword = Texts<(typeof FIELDS)[number]>;

/**
 * Opened by the recovery link, which has signed the user in to choose a new password. After
 * a refused link the browser may hold another person's session: it changes nothing.
 */
export function ResetForm() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const { hash } = useLocation();
  const form = useReset();
  if (session.status === "loading") return <SessionLoading />;
  if (session.status === "signedOut" || isRefusedLink(hash))
    return (
      <FormCard title={t("reset.linkNeeded")} lead={t("reset.linkNeededText")}>
        <ButtonLink variant="primary" to="/recuperar" viewTransition>
          {t("reset.askAgain")}
        </ButtonLink>
      </FormCard>
    );
  return (
    <AccountForm
      title={t("reset.title")}
      lead={t("reset.lead", { email: session.user.email })}
      submitLabel={t("reset.submit")}
      submittingLabel={t("reset.submitting")}
      form={form}
    >
      <NewPasswordFields
        label={t("fields.newPassword")}
        findError={form.findError}
      />
    </AccountForm>
  );
}

function useReset() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();

  function check({ password, confirmPassword }: NewPassword) {
    if (password.length < MIN_PASSWORD_LENGTH)
      return [
        {
          fieldId: "password",
          message: t("errors.passwordShort"),
          label: t("fields.newPassword"),
        },
      ];
    return password === confirmPassword
      ? []
      : [{ fieldId: "confirmPassword", message: t("errors.mismatch") }];
  }

  async function send({ password }: NewPassword) {
    const result = await callBackend(loadBackend, (client) =>
      changePassword(client, password),
    );
    if (!result.ok) return failureToast(t, "reset", result.error);
    notify({
      tone: "success",
      title: t("notices.resetDone"),
      description: t("notices.resetDoneText"),
    });
    navigate("/", { replace: true });
  }

  return useAccountForm(FIELDS, check, send);
}
