import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import { ok, type Result } from "#domain/result.ts";

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";

/** Secret of the member's calendar address; null without one. */
export async function loadCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<string | null, BackendFailure>> {
  const response = await data
    .from("calendar_addresses")
    .select("token")
    .eq("user_id", userId)
    .maybeSingle();
  const row = toResult(response);
  return row.ok ? ok(row.value?.token ?? null) : row;
}

/**
 * Creates an address; the database generates its secret. Uses one that another tab has
 * just created.
 */
export async function createCalendarToken(
  client: BackendClient,
  userId: string,
): Promise<Result<string | null, BackendFailure>> {
  const response = await client.data
    .from("calendar_addresses")
    .insert({ user_id: userId })
    .select("token")
    .single();
  if (response.error?.code === DUPLICATE)
    return loadCalendarToken(client, userId);
  const row = toResult(response);
  return row.ok ? ok(row.value.token) : row;
}

export async function revokeCalendarToken(
  { data }: BackendClient,
  userId: string,
): Promise<Result<null, BackendFailure>> {
  return toResult(
    await data.from("calendar_addresses").delete().eq("user_id", userId),
  );
}
