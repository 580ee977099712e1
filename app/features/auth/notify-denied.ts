import { getI18n } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { notify } from "#app/platform/toasts.ts";

/** 'Acceso Denegado', before a visitor is redirected from the profile form (specification §2). */
export async function notifyDenied(): Promise<void> {
  const i18n = getI18n();
  try {
    await loadWording(i18n, ["auth"]);
  } catch {
    // Offline: nothing to notify with, and the login opens without it.
    return;
  }
  const t = i18n.getFixedT(null, "auth");
  notify({
    tone: "destructive",
    title: t("notices.denied"),
    description: t("notices.deniedProfile"),
  });
}
