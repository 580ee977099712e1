import type { BackendClient } from "#app/platform/backend-client.ts";
import { failure, type Result, success } from "#app/platform/result.ts";

/** `interrupted`: the connection broke during the deletion, so its outcome is unknown. */
export type DeletionFailure =
  | "wrongPassword"
  | "tooMany"
  | "unreachable"
  | "interrupted"
  | "rejected";

/**
 * Deletes the signed-in account, and ends its session here. The server checks the
 * password first: the database deletes only for a fresh session.
 */
export async function deleteAccount(
  { auth, data }: BackendClient,
  email: string,
  password: string,
): Promise<Result<null, DeletionFailure>> {
  const signIn = await auth.signInWithPassword({ email, password });
  if (signIn.error) {
    const { code, status, name } = signIn.error;
    if (code === "invalid_credentials") return failure("wrongPassword");
    if (status === 429) return failure("tooMany");
    // The client does not throw when offline: it answers with status 0.
    const isOffline = name === "AuthRetryableFetchError" && !status;
    return failure(isOffline ? "unreachable" : "rejected");
  }
  const { error, status } = await data.rpc("delete_account");
  if (error) {
    if (status === 0) return failure("interrupted");
    return failure(status === 429 ? "tooMany" : "rejected");
  }
  // The server no longer knows the session: its answer does not matter.
  await auth.signOut({ scope: "local" });
  return success(null);
}
