import type { BackendClient } from "../backend-client.ts";
import { failure, type Result, success } from "../result.ts";

export type MessageFailure = "tooMany" | "unreachable" | "rejected";

/** What became of a message: its table lets nobody read it back, so there is only an error to look at. */
export function toOutcome({
  error,
  status,
}: {
  readonly error: { readonly message: string } | null;
  readonly status: number;
}): Result<null, MessageFailure> {
  if (!error) return success(null);
  // The client does not throw when the network is away: it answers with status 0.
  if (status === 0) return failure("unreachable");
  return failure(status === 429 ? "tooMany" : "rejected", error.message);
}

/**
 * Whose message it is: the member whose token it will carry, null for a visitor.
 * Asked when it is sent: a page that has just opened may not know yet who reads it.
 */
export async function readSender({
  auth,
}: Pick<BackendClient, "auth">): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.user.id ?? null;
}
