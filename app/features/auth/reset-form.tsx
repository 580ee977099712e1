import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { failure } from "#app/platform/result.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/registration.ts";
import { changePassword } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { PasswordField } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { formText } from "./form-text.ts";
import { useSubmit } from "./use-submit.ts";

const FIELDS = ["password", "confirmPassword"] as const;

/** Where the recovery link leads: it has signed the reader in, who now chooses a password. */
export function ResetForm() {
  const { t } = useTranslation("auth");
  const { session } = useSession();
  const { faults, attempt, isSubmitting, submit, errorOf } = useReset();
  if (session.status === "loading")
    return <LoadingScreen text={t("gate.loading")} />;
  if (session.status === "signedOut")
    return (
      <FormCard title={t("reset.linkNeeded")} lead={t("reset.linkNeededText")}>
        <ButtonLink variant="primary" to="/recuperar" viewTransition>
          {t("reset.askAgain")}
        </ButtonLink>
      </FormCard>
    );
  return (
    <FormCard title={t("reset.title")} lead={t("reset.lead")}>
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
        <PasswordField
          name="password"
          label={t("fields.newPassword")}
          hint={t("fields.passwordHint")}
          error={errorOf("password")}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t("fields.confirmPassword")}
          error={errorOf("confirmPassword")}
          autoComplete="new-password"
        />
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyLabel={t("reset.submitting")}
        >
          {t("reset.submit")}
        </Button>
      </form>
    </FormCard>
  );
}

function useReset() {
  const { t } = useTranslation("auth");
  const { backend } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();

  function check(form: HTMLFormElement) {
    const { password, confirmPassword } = formText(form, FIELDS);
    if (password.length < MIN_PASSWORD_LENGTH)
      return [{ fieldId: "password", message: t("errors.passwordShort") }];
    return password === confirmPassword
      ? []
      : [{ fieldId: "confirmPassword", message: t("errors.mismatch") }];
  }

  async function send(form: HTMLFormElement) {
    const { password } = formText(form, FIELDS);
    const client = await backend();
    const result = client
      ? await changePassword(client, password)
      : failure("unreachable" as const);
    if (!result.ok) {
      notify(failureToast(t, "reset", result));
      return;
    }
    notify({
      tone: "success",
      title: t("notices.resetDone"),
      description: t("notices.resetDoneText"),
    });
    navigate("/", { replace: true });
  }

  return useSubmit(check, send);
}
