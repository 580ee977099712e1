import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { CrashPage } from "#app/layout/crash-page.tsx";
import { NotFound } from "./not-found-page.tsx";

/** The loader found no such page, unless something else went wrong on the way to it. */
export function MissingPage() {
  const { t } = useTranslation("common");
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <CrashPage />;
  return (
    <>
      <title>{t("notFound.title")}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}
