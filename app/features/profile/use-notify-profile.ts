import { useTranslation } from "react-i18next";
import { useToasts } from "#app/platform/toasts.tsx";
import type { ProfileNotice } from "./profile.notices.ts";

/** Shows a notice of the profile; `message` is what the server said. */
export function useNotifyProfile() {
  const { t } = useTranslation("profile", { keyPrefix: "notices" });
  const { notify } = useToasts();
  return ({ tone, title, text, fallback }: ProfileNotice, message = "") =>
    notify({
      tone,
      title: t(title),
      description: text ? t(text) : message || (fallback ? t(fallback) : ""),
    });
}
