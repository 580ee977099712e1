import type { BackendClient } from "../backend-client.ts";
import { failure, type Result, success } from "../result.ts";

export type MessageFailure = "tooMany" | "unreachable" | "rejected";

/** Outcome of a message: its table cannot be read back, so only the error counts. */
export function toOutcome({
  error,
  status,
}: {
  readonly error: { readonly message: string } | null;
  readonly status: number;
}): Result<null, MessageFailure> {
  if (!error) return success(null);
  // The client does not throw when offline: it answers with status 0.
  if (status === 0) return failure("unreachable");
  return failure(status === 429 ? "tooMany" : "rejected", error.message);
}

/**
 * Sender of a message: the member of the token, null for a visitor. Read on sending: a
 * new page may not know the session yet.
 */
export async function readSender({
  auth,
}: Pick<BackendClient, "auth">): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.user.id ?? null;
}
