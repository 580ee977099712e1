import type { TFunction } from "i18next";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Toast } from "#app/platform/toasts.ts";
import { signOut } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";

/** Signs out and returns the toast to show. */
export async function logOut(
  client: BackendClient | null,
  t: TFunction<"auth">,
): Promise<Omit<Toast, "id">> {
  const result = await callBackend(async () => client, signOut);
  if (!result.ok) return failureToast(t, "logout", result.error);
  return {
    tone: "success",
    title: t("notices.logoutDone"),
    description: t("notices.logoutDoneText"),
  };
}
