import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AccountForm, FORM_LINK } from "./account-form.tsx";
import type { useAccountForm } from "./use-account-form.ts";

/** Each form links to the other one. */
const OTHER_FORM = {
  login: {
    path: "/register",
    question: "login.noAccount",
    link: "login.register",
  },
  register: {
    path: "/login",
    question: "register.haveAccount",
    link: "register.login",
  },
} as const;

/** Login and register (specification §2 and §5). `from` is the return path. */
export function AccessForm({
  kind,
  from,
  form,
  recovery,
  children,
}: {
  kind: keyof typeof OTHER_FORM;
  from: string;
  form: ReturnType<typeof useAccountForm>;
  /** Link to the password reset. */
  recovery?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation("auth");
  const other = OTHER_FORM[kind];
  return (
    <AccountForm
      title={t(`${kind}.title`)}
      lead={t(`${kind}.lead`)}
      submitLabel={t(`${kind}.submit`)}
      submittingLabel={t(`${kind}.submitting`)}
      form={form}
      below={
        <>
          {recovery}
          <p>
            {t(other.question)}{" "}
            <Link
              to={other.path}
              state={{ from }}
              viewTransition
              className={FORM_LINK}
            >
              {t(other.link)}
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
      {children}
    </AccountForm>
  );
}
