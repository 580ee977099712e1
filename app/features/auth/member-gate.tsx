import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";

/**
 * A screen for members (specification §2, Protected routes): shows a loading text while
 * the session loads, then the screen, or redirects to the login with the return path.
 * `isDeniedAloud` also shows the 'Acceso Denegado' toast.
 */
export function MemberGate({
  isDeniedAloud = false,
  loadingText,
  children,
}: {
  isDeniedAloud?: boolean;
  /** Text while the session loads. */
  loadingText?: string;
  children: (user: CurrentUser) => ReactNode;
}) {
  const { t } = useTranslation("auth");
  const { session, leaving } = useSession();
  const { notify } = useToasts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = session.status === "signedOut";
  useEffect(() => {
    // Signing out here leads to the home page instead.
    if (!isSignedOut || leaving.current) return;
    if (isDeniedAloud)
      notify({
        tone: "destructive",
        title: t("notices.denied"),
        description: t("notices.deniedProfile"),
      });
    navigate("/login", { replace: true, state: { from: pathname + search } });
  }, [
    isSignedOut,
    leaving,
    isDeniedAloud,
    notify,
    navigate,
    pathname,
    search,
    t,
  ]);
  if (session.status !== "authenticated")
    return <LoadingScreen text={loadingText ?? t("gate.loading")} />;
  return children(session.user);
}
