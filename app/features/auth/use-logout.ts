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
  const { t } = useTranslation("auth");
  const { backend, leaving } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  // Worded before anybody asks for it: on a dead line there would be nothing to say.
  const question = {
    tone: "info",
    title: t("notices.unsaved"),
    description: t("notices.unsavedText"),
    actions: [{ label: t("notices.logoutAnyway"), onSelect: leave }],
  } as const;
  async function leave() {
    // A screen for members must not send somebody who leaves to the login.
    leaving.current = true;
    notify(await logOut(await backend(), t));
    dropAllDrafts();
    await navigate("/");
    leaving.current = false;
  }
  return async () => {
    if (hasDrafts()) notify(question);
    else await leave();
  };
}
