import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { failure } from "#app/platform/result.ts";
import { currentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { signIn } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailInput, PasswordField } from "./fields.tsx";
import { FormCard } from "./form-card.tsx";
import { formText } from "./form-text.ts";
import { useSubmit } from "./use-submit.ts";

const LINK = "font-semibold text-rosa underline underline-offset-4";

/** Specification §2 and §5, Login. `from` is where the reader came from. */
export function LoginForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
  const { faults, attempt, isSubmitting, submit, errorOf } = useLogin(from);
  return (
    <FormCard title={t("login.title")} lead={t("login.lead")}>
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
        <PasswordField
          name="password"
          label={t("fields.password")}
          error={errorOf("password")}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          busyLabel={t("login.submitting")}
        >
          {t("login.submit")}
        </Button>
      </form>
      <p>
        <Link to="/recuperar" viewTransition className={LINK}>
          {t("login.forgot")}
        </Link>
      </p>
      <p>
        {t("login.noAccount")}{" "}
        <Link to="/register" state={{ from }} viewTransition className={LINK}>
          {t("login.register")}
        </Link>
      </p>
    </FormCard>
  );
}

function useLogin(from: string) {
  const { t } = useTranslation("auth");
  const { backend } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();

  function check(form: HTMLFormElement) {
    const { email, password } = formText(form, ["email", "password"]);
    return [
      ...(looksLikeEmail(email)
        ? []
        : [{ fieldId: "email", message: t("errors.email") }]),
      ...(password
        ? []
        : [{ fieldId: "password", message: t("errors.passwordEmpty") }]),
    ];
  }

  async function send(form: HTMLFormElement) {
    const { email, password } = formText(form, ["email", "password"]);
    const client = await backend();
    const result = client
      ? await signIn(client, email.trim(), password)
      : failure("unreachable" as const);
    if (!result.ok) {
      notify(failureToast(t, "login", result));
      return;
    }
    const { fullName } = currentUser(result.data.session.user, {});
    notify({
      tone: "success",
      title: t("notices.loginDone"),
      description: t("notices.loginDoneText", { name: fullName }),
    });
    navigate(from, { replace: true });
  }

  return useSubmit(check, send);
}
