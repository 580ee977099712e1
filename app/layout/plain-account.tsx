import { useTranslation } from "react-i18next";

/** Instead of the member's menu where that did not come: a way to the account, read anew. */
export function PlainAccount() {
  const { t } = useTranslation("common");
  return (
    <a href="/perfil" className="font-semibold underline">
      {t("account.profile")}
    </a>
  );
}
