import type { TFunction } from "i18next";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { callBackend } from "#app/platform/backend-result.ts";
import type { Toast } from "#app/platform/toasts.ts";
import { type AuthReason, signOut } from "./auth.data.ts";
import { failureToast } from "./auth.notices.ts";

/** Reasons whose texts ask to try again, which a browser without a session cannot. */
const RETRY_REASONS: ReadonlyArray<AuthReason> = [
  "unreachable",
  "tooMany",
  "serverError",
];

/**
 * Signs out and returns the toast to show. Once the code has loaded, the session ends here
 * whatever the server responds.
 */
export async function logOut(
  client: BackendClient | null,
  t: TFunction<"auth">,
): Promise<Omit<Toast, "id">> {
  const result = await callBackend(async () => client, signOut);
  if (!result.ok) {
    const toast = failureToast(t, "logout", result.error);
    return client && RETRY_REASONS.includes(result.error.reason)
      ? { ...toast, description: t("notices.logoutFallback") }
      : toast;
  }
  return {
    tone: "success",
    title: t("notices.logoutDone"),
    description: t("notices.logoutDoneText"),
  };
}
