import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { askBackend } from "#app/platform/backend-result.ts";
import type { Texts } from "#app/platform/forms/use-text-form.ts";
import { loadProfile } from "#app/platform/session/profile.data.ts";
import { currentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { AccessForm } from "./access-form.tsx";
import { FORM_LINK } from "./account-form.tsx";
import { signIn } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";
import { EmailField, PasswordField } from "./fields.tsx";
import { useAccountForm } from "./use-account-form.ts";

const FIELDS = ["email", "password"] as const;

type Credentials = Texts<(typeof FIELDS)[number]>;

export function LoginForm({ from }: { from: string }) {
  const { t } = useTranslation("auth");
  const round = useLogin(from);
  return (
    <AccessForm
      kind="login"
      from={from}
      round={round}
      recovery={
        <p>
          <Link to="/recuperar" viewTransition className={FORM_LINK}>
            {t("login.forgot")}
          </Link>
        </p>
      }
    >
      <EmailField error={round.findError("email")} />
      <PasswordField
        name="password"
        label={t("fields.password")}
        error={round.findError("password")}
        autoComplete="current-password"
      />
    </AccessForm>
  );
}

function useLogin(from: string) {
  const { t } = useTranslation("auth");
  const { backend } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();

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

  return useAccountForm(FIELDS, check, send);
}
