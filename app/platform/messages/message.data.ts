import type { ParseKeys } from "i18next";
import type { BackendReason } from "#domain/backend-failure.ts";
import type { BackendClient } from "../backend-client.ts";

/** Wording key of each failure, in the namespace `messages`. */
export const MESSAGE_FAILURE_KEYS = {
  unreachable: "failures.unreachable",
  tooMany: "failures.tooMany",
  sessionRefused: "failures.rejected",
  rejected: "failures.rejected",
  unavailable: "failures.rejected",
} as const satisfies Record<BackendReason, ParseKeys<"messages">>;

/**
 * User id of the stored session; null for a visitor. Called on sending, because a page
 * loads the session after it is shown.
 */
export async function readSender({
  auth,
}: Pick<BackendClient, "auth">): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.user.id ?? null;
}
