import { loadTranslation } from "#app/platform/load-wording.ts";
import { notify } from "#app/platform/toasts.ts";

/** Shows 'Acceso Denegado' before a visitor is redirected from the profile form (specification §2). */
export async function notifyDenied(): Promise<void> {
  const t = await loadTranslation("auth");
  if (!t) return;
  notify({
    tone: "destructive",
    title: t("notices.denied"),
    description: t("notices.deniedProfile"),
  });
}
