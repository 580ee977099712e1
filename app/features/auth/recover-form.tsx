import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Texts } from "#app/platform/forms/use-text-form.ts";
import {
  loadBackend,
  useSession,
} from "#app/platform/session/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { focusMainHeading } from "#app/ui/focus-main-heading.ts";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { AccountForm } from "./account-form.tsx";
import { requestRecovery } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailField } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { useAccountForm } from "./use-account-form.ts";

const FIELDS = ["email"] as const;

/** Requests the mail with the reset link. Never reveals whether an address has an account. */
export function RecoverForm() {
  const { t } = useTranslation("auth");
  const { isSent, form } = useRecovery();
  const session = useSession();
  const email = session.status === "authenticated" ? session.user.email : "";
  if (isSent)
    return (
      <FormCard title={t("recover.sent")} lead={t("recover.sentText")}>
        <ButtonLink variant="outline" to="/login" viewTransition>
          {t("recover.backToLogin")}
        </ButtonLink>
      </FormCard>
    );
  return (
    <AccountForm
      title={t("recover.title")}
      lead={t("recover.lead")}
      submitLabel={t("recover.submit")}
      submittingLabel={t("recover.submitting")}
      form={form}
    >
      <EmailField error={form.findError("email")} email={email} />
    </AccountForm>
  );
}

function useRecovery() {
  const { t } = useTranslation("auth");
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (isSent) focusMainHeading();
  }, [isSent]);

  function check({ email }: Texts<"email">) {
    return looksLikeEmail(email)
      ? []
      : [{ fieldId: "email", message: t("errors.email") }];
  }

  async function send({ email }: Texts<"email">) {
    const returnUrl = `${location.origin}/restablecer`;
    const result = await callBackend(loadBackend, (client) =>
      requestRecovery(client, email.trim(), returnUrl),
    );
    if (!result.ok) return failureToast(t, "recover", result.error);
    setIsSent(true);
  }

  return { isSent, form: useAccountForm(FIELDS, check, send) };
}
