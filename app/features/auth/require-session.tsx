import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-store.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * A screen for members (specification §2, Protected routes), or a loading text without
 * a session. The route's `membersOnly` redirects visitors.
 */
export function RequireSession({
  loadingText,
  children,
}: {
  loadingText?: string;
  children: (user: CurrentUser) => ReactNode;
}) {
  const { t } = useTranslation("auth");
  const session = useSession();
  if (session.status !== "authenticated")
    return <LoadingScreen text={loadingText ?? t("session.loading")} />;
  return children(session.user);
}
