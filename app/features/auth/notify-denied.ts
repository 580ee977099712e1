import { loadTranslator } from "#app/platform/load-wording.ts";
import { notify } from "#app/platform/toasts.ts";

/** Shows 'Acceso Denegado' to a visitor whom the profile form redirects (specification §2). */
export async function notifyDenied(): Promise<void> {
  const t = await loadTranslator("auth");
  if (!t) return;
  notify({
    tone: "destructive",
    title: t("notices.denied"),
    description: t("notices.deniedProfile"),
  });
}
