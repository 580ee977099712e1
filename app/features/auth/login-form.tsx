import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Texts } from "#app/platform/forms/use-text-form.ts";
import { settledSession } from "#app/platform/session/guards.ts";
import { currentUser } from "#app/platform/session/session.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import { useReturnPath } from "#app/platform/use-return-path.ts";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { AccessForm } from "./access-form.tsx";
import { FORM_LINK } from "./account-form.tsx";
import { signIn } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

const FIELDS = ["email", "password"] as const;

type Credentials = Texts<(typeof FIELDS)[number]>;

/** Does not redirect after a sign-in: the route's guard does, when the session changes. */
export function LoginForm() {
  const { t } = useTranslation("auth");
  const from = useReturnPath();
  const form = useLogin();
  return (
    <AccessForm
      kind="login"
      from={from}
      form={form}
      recovery={
        <p>
          <Link to="/recuperar" viewTransition className={FORM_LINK}>
            {t("login.forgot")}
          </Link>
        </p>
      }
    >
      <EmailField error={form.findError("email")} />
      <PasswordField
        name="password"
        label={t("fields.password")}
        error={form.findError("password")}
        autoComplete="current-password"
      />
    </AccessForm>
  );
}

function useLogin() {
  const { t } = useTranslation("auth");
  function check({ email, password }: Credentials) {
    return [
      ...(looksLikeEmail(email)
        ? []
        : [{ fieldId: "email", message: t("errors.email") }]),
      ...(password
        ? []
        : [{ fieldId: "password", message: t("errors.passwordEmpty") }]),
    ];
  }

  async function send({ email, password }: Credentials) {
    const result = await callBackend(loadBackend, (client) =>
      signIn(client, email.trim(), password),
    );
    if (!result.ok) return failureToast(t, "login", result.error);
    const { user } = result.value.session;
    const session = await settledSession();
    const { fullName } =
      session.status === "authenticated"
        ? session.user
        : currentUser(user, null);
    notify({
      tone: "success",
      title: t("notices.loginDone"),
      description: t("notices.loginDoneText", { name: fullName }),
    });
  }

  return useAccountForm(FIELDS, check, send);
}
