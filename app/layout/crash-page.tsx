import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Replaces a screen that threw. The error is logged to the console. */
export function CrashPage() {
  const { t } = useTranslation("common");
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <div className="column py-12">
      <title>{t("crash.title")}</title>
      <EmptyState
        headingLevel={1}
        title={t("crash.heading")}
        text={t("crash.text")}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t("crash.retry")}
            </Button>
            <ButtonLink variant="outline" to="/" reloadDocument>
              {t("crash.home")}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
