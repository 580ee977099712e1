import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { CrashPage } from "#app/layout/crash-page.tsx";
import { NotFound } from "./not-found-page.tsx";

/** Error boundary of a page that may not exist: 'not found' for a 404, else the crash page. */
export function PageErrorBoundary() {
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
