import { getI18n } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { notify } from "#app/platform/toasts.ts";

/** 'Acceso Denegado', before a visitor is redirected from the profile form (specification §2). */
export async function notifyDenied(): Promise<void> {
  const i18n = getI18n();
  await loadWording(i18n, ["auth"]);
  const t = i18n.getFixedT(null, "auth");
  notify({
    tone: "destructive",
    title: t("notices.denied"),
    description: t("notices.deniedProfile"),
  });
}
