import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "./section.tsx";

/** Leads to the mail with a link that sets a new password. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation("myData");
  return (
    <Section title={t("password.title")}>
      <p className="measure">{t("password.text", { email })}</p>
      <ButtonLink variant="outline" to="/recuperar" viewTransition>
        {t("password.button")}
      </ButtonLink>
    </Section>
  );
}
