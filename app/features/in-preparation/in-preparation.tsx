import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Says plainly that a screen has no content yet, and where there is some. */
export function InPreparation({ title }: { title: string }) {
  const { t } = useTranslation("inPreparation");
  return (
    <div className="column py-8">
      <h1>{title}</h1>
      <EmptyState
        title={t("heading")}
        text={t("text")}
        actions={
          <>
            <ButtonLink to="/becas" viewTransition>
              {t("scholarships")}
            </ButtonLink>
            <ButtonLink variant="outline" to="/" viewTransition>
              {t("home")}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
