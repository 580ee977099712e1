import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";

/**
 * Returns to the home page, ends the session and says so (specification §7). In
 * this order, or a screen for members would first send the reader to the login.
 */
export function useLogout(): () => Promise<void> {
  const { i18n } = useTranslation();
  const { backend } = useSession();
  const { notify } = useToasts();
  const navigate = useNavigate();
  return async () => {
    await navigate("/");
    await i18n.loadNamespaces("auth");
    const { logOut } = await import("./log-out.ts");
    notify(await logOut(await backend(), i18n.getFixedT(null, "auth")));
  };
}
