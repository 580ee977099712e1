import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Links to the home page and to the scholarships (specification §2, not found). */
export function NotFound() {
  const { t } = useTranslation("common");
  return (
    <div className="column py-8">
      <p className="text-center font-bold text-rosa">{t("notFound.title")}</p>
      <EmptyState
        headingLevel={1}
        title={t("notFound.heading")}
        text={t("notFound.text")}
        actions={
          <>
            <ButtonLink to="/" viewTransition>
              {t("notFound.home")}
            </ButtonLink>
            <ButtonLink variant="outline" to="/becas" viewTransition>
              {t("notFound.scholarships")}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
