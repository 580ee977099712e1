import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dropAllDrafts } from "#app/platform/drafts.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { logOut } from "./log-out.ts";

/** Ends the session, says so, and goes to the home page, whatever the server said (specification §7). */
export function useLogout(): () => Promise<void> {
  const { i18n } = useTranslation();
  const { backend, leaving } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  return async () => {
    // A screen for members must not send somebody who leaves to the login.
    leaving.current = true;
    await i18n.loadNamespaces("auth");
    notify(await logOut(await backend(), i18n.getFixedT(null, "auth")));
    dropAllDrafts();
    await navigate("/");
    leaving.current = false;
  };
}
