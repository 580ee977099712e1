import { lazy, type MouseEvent, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "#app/platform/session/session-store.ts";
import { useCurrentPath } from "#app/platform/use-current-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { GUEST } from "./navigation.ts";
import { PlainAccount } from "./plain-account.tsx";

/** Loaded only for members. */
const MemberLinks = lazy(() =>
  import("./member-links.tsx").then((module) => ({
    default: module.MemberLinks,
  })),
);

/** Account links of the mobile menu, for guests or members. */
export function AccountLinks({
  onSelect,
}: {
  onSelect: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { t } = useTranslation("common");
  const session = useSession();
  const from = useCurrentPath();
  if (session.status === "authenticated")
    return (
      <ErrorBoundary fallback={<PlainAccount />}>
        <Suspense>
          <MemberLinks user={session.user} onSelect={onSelect} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <div className="mt-6 flex flex-col gap-3">
      <ButtonLink
        variant="primary"
        to="/register"
        state={{ from }}
        onClick={onSelect}
      >
        {t("nav.register")}
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to="/login"
        state={{ from }}
        onClick={onSelect}
      >
        {t("nav.login")}
      </ButtonLink>
      <ul>
        {GUEST.map(({ path, key }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onSelect}
              className="border-line flex min-h-12 items-center border-b"
            >
              {t(`account.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
