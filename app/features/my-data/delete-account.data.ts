import type { BackendClient } from "#app/platform/backend-client.ts";
import { type BackendReason, backendReason } from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** `interrupted`: the connection broke during the deletion, so its outcome is unknown. */
export type DeletionReason = BackendReason | "wrongPassword" | "interrupted";

/**
 * Deletes the signed-in account, and ends its session here. Signs in again first: the
 * database deletes only for a fresh session.
 */
export async function deleteAccount(
  { auth, data }: BackendClient,
  email: string,
  password: string,
): Promise<Result<null, DeletionReason>> {
  const signIn = await auth.signInWithPassword({ email, password });
  if (signIn.error) {
    const { code, status, name } = signIn.error;
    if (code === "invalid_credentials") return fail("wrongPassword");
    // The response was not JSON, and its status is missing.
    if (name === "AuthUnknownError") return fail("unavailable");
    return fail(backendReason(status ?? 0));
  }
  const { error, status } = await data.rpc("delete_account");
  if (error) return fail(status === 0 ? "interrupted" : backendReason(status));
  // The account's sessions are deleted with it, so a failed sign-out does not matter.
  await auth.signOut({ scope: "local" });
  return ok(null);
}
