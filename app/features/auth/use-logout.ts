import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dropAllDrafts, hasDrafts } from "#app/platform/drafts.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { logOut } from "./log-out.ts";

/**
 * Ends the session, shows a toast, and goes to the home page, whatever the server
 * answers (specification §7). Asks first when unsaved input would be dropped.
 */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation("auth");
  const { backend, leaving } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  // Worded in advance: offline the wording could not be loaded.
  const question = {
    tone: "info",
    title: t("notices.unsaved"),
    description: t("notices.unsavedText"),
    actions: [{ label: t("notices.logoutAnyway"), onSelect: leave }],
  } as const;
  async function leave() {
    // Prevents the redirect of members' screens to the login.
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
