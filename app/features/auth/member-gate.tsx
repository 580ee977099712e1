import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-store.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * A screen for members (specification §2, Protected routes): a loading text until the
 * session is known, then the screen. The route's `membersOnly` redirects visitors.
 */
export function MemberGate({
  loadingText,
  children,
}: {
  /** Text while the session loads. */
  loadingText?: string;
  children: (user: CurrentUser) => ReactNode;
}) {
  const { t } = useTranslation("auth");
  const session = useSession();
  if (session.status !== "authenticated")
    return <LoadingScreen text={loadingText ?? t("gate.loading")} />;
  return children(session.user);
}
