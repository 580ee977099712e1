import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dropAllDrafts, hasDrafts } from "#app/platform/drafts.ts";
import { runUnguarded } from "#app/platform/session/guards.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import { logOut } from "./log-out.ts";

/**
 * Ends the session, shows a toast, and goes to the home page, whatever the server
 * answers (specification §7). Asks first when unsaved input would be dropped.
 */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  // Translated while rendering: offline the wording cannot be loaded.
  const question = {
    tone: "info",
    title: t("notices.unsaved"),
    description: t("notices.unsavedText"),
    actions: [{ label: t("notices.logoutAnyway"), onSelect: leave }],
  } as const;
  async function leave() {
    await runUnguarded(async () => {
      notify(await logOut(await loadBackend(), t));
      dropAllDrafts();
      await navigate("/");
    });
  }
  return async () => {
    if (hasDrafts()) notify(question);
    else await leave();
  };
}
