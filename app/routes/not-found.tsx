import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pageContext } from "#app/platform/request-context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/not-found.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { t } = context.get(pageContext).i18n;
  return data({ title: t("notFound.title") }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }]
    : [];

/** Specification §2: 'Página no encontrada', '¡Ups! Página no encontrada.' and the way back. */
export default function NotFoundRoute() {
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
