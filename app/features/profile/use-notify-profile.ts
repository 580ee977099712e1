import { useTranslation } from "react-i18next";
import { notify } from "#app/platform/toasts.ts";
import type { ProfileNotice } from "./profile.notices.ts";

/** Shows a notification of the profile; `message` is the server's. */
export function useNotifyProfile() {
  const { t } = useTranslation("profile", { keyPrefix: "notices" });
  return ({ tone, title, text, fallback }: ProfileNotice, message = "") =>
    notify({
      tone,
      title: t(title),
      description: text ? t(text) : message || (fallback ? t(fallback) : ""),
    });
}
