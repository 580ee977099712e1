import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-store.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * Renders a screen with the signed-in user, and a loading text until there is one
 * (specification §2, Protected routes). The route's `membersOnly` redirects visitors.
 */
export function RequireSession({
  loadingText,
  children,
}: {
  loadingText?: string;
  children: (user: CurrentUser) => ReactNode;
}) {
  const session = useSession();
  if (session.status !== "authenticated")
    return <SessionLoading text={loadingText} />;
  return children(session.user);
}

/** A loading text; without scripts, a note and a link to the scholarships. */
export function SessionLoading({ text }: { text?: string }) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <>
      <div className="needs-script">
        <LoadingScreen text={text ?? t("session.loading")} />
      </div>
      <noscript>
        <p className="column py-16">
          {t("session.needsScript")}{" "}
          <a href="/becas" className="font-semibold underline">
            {t("common:notFound.scholarships")}
          </a>
        </p>
      </noscript>
    </>
  );
}
