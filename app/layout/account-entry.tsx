import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-store.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { PlainAccount } from "./plain-account.tsx";

/** Loaded only for members. */
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then((module) => ({
    default: module.AccountMenu,
  })),
);

/** Right end of the header: links to log in and register, or the member's menu. */
export function AccountEntry() {
  const { t } = useTranslation("common");
  const session = useSession();
  const from = useCurrentPath();
  if (session.status === "authenticated")
    return (
      <ErrorBoundary fallback={<PlainAccount />}>
        <Suspense fallback={<span className="size-11" />}>
          <AccountMenu user={session.user} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <>
      <ButtonLink
        variant="ghost"
        size="sm"
        to="/login"
        state={{ from }}
        viewTransition
        className="px-2 whitespace-nowrap"
      >
        {t("nav.login")}
      </ButtonLink>
      <ButtonLink
        variant="primary"
        size="sm"
        to="/register"
        state={{ from }}
        viewTransition
        className="whitespace-nowrap"
      >
        {t("nav.register")}
      </ButtonLink>
    </>
  );
}
