import { useTranslation } from "react-i18next";

/** Replaces the member's menu when it fails to load: a plain link to the account. */
export function PlainAccount() {
  const { t } = useTranslation("common");
  return (
    <a href="/perfil" className="font-semibold underline">
      {t("account.profile")}
    </a>
  );
}
