import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failure } from "#app/platform/result.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { requestRecovery } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailInput } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { formText } from "./form-text.ts";
import { useSubmit } from "./use-submit.ts";

/** Asks for the mail with the link to a new password. Never tells whether an address has an account. */
export function RecoverForm() {
  const { t } = useTranslation("auth");
  const { isSent, faults, attempt, isSubmitting, submit, errorOf } =
    useRecovery();
  if (isSent)
    return (
      <FormCard title={t("recover.sent")} lead={t("recover.sentText")}>
        <ButtonLink variant="outline" to="/login" viewTransition>
          {t("recover.backToLogin")}
        </ButtonLink>
      </FormCard>
    );
  return (
    <FormCard title={t("recover.title")} lead={t("recover.lead")}>
      {/* Were it sent before the scripts run, nothing typed may end up in the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
      >
        <ErrorSummary
          key={attempt}
          title={t("errors.summary")}
          errors={faults}
        />
        <Field
          id="email"
          label={t("fields.email")}
          error={errorOf("email")}
          requiredMark={t("fields.required")}
        >
          <EmailInput />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyLabel={t("recover.submitting")}
        >
          {t("recover.submit")}
        </Button>
      </form>
    </FormCard>
  );
}

function useRecovery() {
  const { t } = useTranslation("auth");
  const { backend } = useSession();
  const { notify } = useToasts();
  const [isSent, setIsSent] = useState(false);

  function check(form: HTMLFormElement) {
    const { email } = formText(form, ["email"]);
    return looksLikeEmail(email)
      ? []
      : [{ fieldId: "email", message: t("errors.email") }];
  }

  async function send(form: HTMLFormElement) {
    const { email } = formText(form, ["email"]);
    const client = await backend();
    const returnUrl = `${location.origin}/restablecer`;
    const result = client
      ? await requestRecovery(client, email.trim(), returnUrl)
      : failure("unreachable" as const);
    if (result.ok) setIsSent(true);
    else notify(failureToast(t, "recover", result));
  }

  return { isSent, ...useSubmit(check, send) };
}
