import type { PostgrestError } from "@supabase/postgrest-js";
import type { BackendClient } from "#app/platform/backend-client.ts";
import { fetchAllRows } from "#app/platform/fetch-all-rows.ts";
import {
  type BackendFailure,
  type BackendReason,
  backendFailure,
} from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Specification §3, Favourite. */
export type Favourite = {
  readonly itemId: string;
  readonly itemType: string;
};

export type FavouriteReason = BackendReason | "duplicate" | "full";

export type FavouriteFailure = BackendFailure<FavouriteReason>;

/** PostgreSQL: unique_violation. */
const DUPLICATE = "23505";
/** PostgreSQL: program_limit_exceeded. */
const FULL = "54000";

/** The user's own favourites, in the order in which they were added. */
export async function loadFavourites(
  { data }: BackendClient,
  userId: string,
): Promise<Result<ReadonlyArray<Favourite>, FavouriteFailure>> {
  const rows = await fetchAllRows((from, to) =>
    data
      .from("user_favorites")
      .select("item_id, item_type")
      .eq("user_id", userId)
      .order("created_at")
      // A merge from a device gives many rows the same `created_at`.
      .order("item_id")
      .order("item_type")
      .range(from, to),
  );
  if (!rows.ok) return rows;
  return ok(
    rows.value.map((row) => ({
      itemId: row.item_id,
      itemType: row.item_type,
    })),
  );
}

/** Adds one and reads it back as confirmation. */
export async function addFavourite(
  { data }: BackendClient,
  userId: string,
  { itemId, itemType }: Favourite,
): Promise<Result<Favourite, FavouriteFailure>> {
  const { error, status } = await data
    .from("user_favorites")
    .insert({ user_id: userId, item_id: itemId, item_type: itemType })
    .select("item_id, item_type");
  if (error) return failed(error, status);
  return ok({ itemId, itemType });
}

/** Adds many at once; existing ones stay. */
export async function addFavourites(
  { data }: BackendClient,
  userId: string,
  favourites: ReadonlyArray<Favourite>,
): Promise<Result<null, FavouriteFailure>> {
  if (favourites.length === 0) return ok(null);
  const { error, status } = await data.from("user_favorites").upsert(
    favourites.map(({ itemId, itemType }) => ({
      user_id: userId,
      item_id: itemId,
      item_type: itemType,
    })),
    { ignoreDuplicates: true, onConflict: "user_id,item_id,item_type" },
  );
  return error ? failed(error, status) : ok(null);
}

export async function removeFavourite(
  { data }: BackendClient,
  userId: string,
  { itemId, itemType }: Favourite,
): Promise<Result<Favourite, FavouriteFailure>> {
  const { error, status } = await data
    .from("user_favorites")
    .delete()
    .eq("user_id", userId)
    .eq("item_id", itemId)
    .eq("item_type", itemType);
  if (error) return failed(error, status);
  return ok({ itemId, itemType });
}

function failed(error: PostgrestError, status: number) {
  const { code, message } = error;
  if (code === DUPLICATE)
    return fail<FavouriteFailure>({ reason: "duplicate", message });
  if (code === FULL) return fail<FavouriteFailure>({ reason: "full", message });
  return fail<FavouriteFailure>(backendFailure(status, message));
}
