import type { BackendClient } from "#app/platform/backend-client.ts";
import { type Result, success } from "#app/platform/result.ts";
import { requestFailure } from "./request-failure.ts";

export type AddressFailure = "rejected" | "unreachable";

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";

/** Secret of the member's calendar address; null without one. */
export async function loadCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<string | null, AddressFailure>> {
  const answer = await data
    .from("calendar_addresses")
    .select("token")
    .eq("user_id", userId)
    .maybeSingle();
  if (answer.error) return requestFailure(answer.error, answer.status);
  return success(answer.data?.token ?? null);
}

/**
 * Creates an address; the database generates its secret. Uses one that another tab has
 * just created.
 */
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
  return requestFailure(answer.error, answer.status);
}

/** Revokes the address. */
export async function revokeCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<null, AddressFailure>> {
  const { error, status } = await data
    .from("calendar_addresses")
    .delete()
    .eq("user_id", userId);
  return error ? requestFailure(error, status) : success(null);
}
