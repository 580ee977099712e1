import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { askBackend } from "#app/platform/backend-result.ts";
import { loadProfile } from "#app/platform/session/profile.data.ts";
import { currentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { AccountForm, FORM_LINK } from "./account-form.tsx";
import { signIn } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { formText } from "./form-text.ts";
import { useSubmit } from "./use-submit.ts";

/** Specification §2 and §5, Login. `from` is the previous path. */
export function LoginForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
  const round = useLogin(from);
  return (
    <AccountForm
      title={t("login.title")}
      lead={t("login.lead")}
      submitLabel={t("login.submit")}
      submittingLabel={t("login.submitting")}
      round={round}
      below={
        <>
          <p>
            <Link to="/recuperar" viewTransition className={FORM_LINK}>
              {t("login.forgot")}
            </Link>
          </p>
          <p>
            {t("login.noAccount")}{" "}
            <Link
              to="/register"
              state={{ from }}
              viewTransition
              className={FORM_LINK}
            >
              {t("login.register")}
            </Link>
          </p>
          <p>
            <Link to="/sin-cuenta" viewTransition className={FORM_LINK}>
              {t("withoutAccount")}
            </Link>
          </p>
        </>
      }
    >
      <EmailField error={round.findError("email")} />
      <PasswordField
        name="password"
        label={t("fields.password")}
        error={round.findError("password")}
        autoComplete="current-password"
      />
    </AccountForm>
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
    const result = await askBackend(backend, (client) =>
      signIn(client, email.trim(), password),
    );
    if (!result.ok) {
      notify(failureToast(t, "login", result.error));
      return;
    }
    const { user } = result.value.session;
    const client = await backend();
    const profile = client ? await loadProfile(client, user.id) : null;
    const { fullName } = currentUser(user, profile ?? {});
    notify({
      tone: "success",
      title: t("notices.loginDone"),
      description: t("notices.loginDoneText", { name: fullName }),
    });
    navigate(from, { replace: true });
  }

  return useSubmit(check, send);
}
