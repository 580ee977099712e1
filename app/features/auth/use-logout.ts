import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dropAllDrafts, hasDrafts } from "#app/platform/drafts.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { logOut } from "./log-out.ts";

/**
 * Ends the session, says so, and goes to the home page, whatever the server said
 * (specification §7). Asks first where something typed would be lost with it.
 */
export function useLogout(): () => Promise<void> {
  const { i18n } = useTranslation();
  const { backend, leaving } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  async function leave() {
    // A screen for members must not send somebody who leaves to the login.
    leaving.current = true;
    notify(await logOut(await backend(), i18n.getFixedT(null, "auth")));
    dropAllDrafts();
    await navigate("/");
    leaving.current = false;
  }
  return async () => {
    await i18n.loadNamespaces("auth");
    if (!hasDrafts()) return leave();
    const t = i18n.getFixedT(null, "auth");
    notify({
      tone: "info",
      title: t("notices.unsaved"),
      description: t("notices.unsavedText"),
      action: { label: t("notices.logoutAnyway"), onSelect: leave },
    });
  };
}
