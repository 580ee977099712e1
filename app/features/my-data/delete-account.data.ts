import type { BackendClient } from "#app/platform/backend-client.ts";
import { failure, type Result, success } from "#app/platform/result.ts";

/** `interrupted`: the line broke while deleting, so nobody here knows whether it happened. */
export type DeletionFailure =
  | "wrongPassword"
  | "tooMany"
  | "unreachable"
  | "interrupted"
  | "rejected";

/**
 * Ends the account that is signed in, and its session here. The password is asked of
 * the server first: the database deletes only for a session that has just begun.
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
    // The client does not throw when the network is away: it answers with status 0.
    const isOffline = name === "AuthRetryableFetchError" && !status;
    return failure(isOffline ? "unreachable" : "rejected");
  }
  const { error, status } = await data.rpc("delete_account");
  if (error) {
    if (status === 0) return failure("interrupted");
    return failure(status === 429 ? "tooMany" : "rejected");
  }
  // The server knows no such session any more: what it says does not matter.
  await auth.signOut({ scope: "local" });
  return success(null);
}
