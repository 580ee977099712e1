import type { BackendClient } from "#app/platform/backend-client.ts";
import { failure, type Result, success } from "#app/platform/result.ts";

export type AddressFailure = "rejected" | "unreachable";

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";

/** The secret of the member's calendar address; null where there is none. */
export async function loadCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<string | null, AddressFailure>> {
  const answer = await data
    .from("calendar_addresses")
    .select("token")
    .eq("user_id", userId)
    .maybeSingle();
  if (answer.error) return failed(answer.error, answer.status);
  return success(answer.data?.token ?? null);
}

/** Makes an address; the database draws its secret. One that another tab has made just now is taken. */
export async function createCalendarToken(
  client: BackendClient,
  userId: string,
): Promise<Result<string | null, AddressFailure>> {
  const answer = await client.data
    .from("calendar_addresses")
    .insert({ user_id: userId })
    .select("token")
    .single();
  if (!answer.error) return success(answer.data.token);
  if (answer.error.code === DUPLICATE) return loadCalendarToken(client, userId);
  return failed(answer.error, answer.status);
}

/** Takes the address back: whoever has it reads nothing more. */
export async function revokeCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<null, AddressFailure>> {
  const { error, status } = await data
    .from("calendar_addresses")
    .delete()
    .eq("user_id", userId);
  return error ? failed(error, status) : success(null);
}

function failed({ message }: { readonly message: string }, status: number) {
  // The client does not throw when offline: it answers with status 0.
  return status === 0
    ? failure("unreachable" as const)
    : failure("rejected" as const, message);
}
