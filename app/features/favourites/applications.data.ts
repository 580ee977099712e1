import type { BackendClient } from "#app/platform/backend-client.ts";
import { fetchAllRows } from "#app/platform/fetch-all-rows.ts";
import { type Result, success } from "#app/platform/result.ts";
import {
  type Application,
  applicationStatus,
} from "#domain/favourites/application.ts";
import type { Favourite } from "./favourites.data.ts";
import { requestFailure } from "./request-failure.ts";

export type SavedApplication = Favourite & Application;

export type ApplicationFailure = "rejected" | "unreachable";

/** Loads the member's notes on saved items. */
export async function loadApplications(
  { data }: BackendClient,
  userId: string,
): Promise<Result<ReadonlyArray<SavedApplication>, ApplicationFailure>> {
  const answer = await fetchAllRows((from, to) =>
    data
      .from("applications")
      .select("item_id, item_type, status, note")
      .eq("user_id", userId)
      .order("item_id")
      .order("item_type")
      .range(from, to),
  );
  if (answer.error) return requestFailure(answer.error, answer.status);
  return success(
    answer.data.map((row) => ({
      itemId: row.item_id,
      itemType: row.item_type,
      status: applicationStatus(row.status),
      note: row.note ?? "",
    })),
  );
}

/**
 * Writes the given fields of one item; other fields keep another tab's changes. The
 * last write wins.
 */
export async function saveApplication(
  { data }: BackendClient,
  userId: string,
  { itemId, itemType }: Favourite,
  change: Partial<Application>,
  now: Date,
): Promise<Result<null, ApplicationFailure>> {
  const { error, status } = await data.from("applications").upsert({
    ...change,
    user_id: userId,
    item_id: itemId,
    item_type: itemType,
    updated_at: now.toISOString(),
  });
  return error ? requestFailure(error, status) : success(null);
}

/** Adds notes from a device for items that have none in the account. */
export async function addApplications(
  { data }: BackendClient,
  userId: string,
  applications: ReadonlyArray<SavedApplication>,
  now: Date,
): Promise<Result<null, ApplicationFailure>> {
  if (applications.length === 0) return success(null);
  const { error, status } = await data.from("applications").upsert(
    applications.map((application) => ({
      user_id: userId,
      item_id: application.itemId,
      item_type: application.itemType,
      status: application.status,
      note: application.note,
      updated_at: now.toISOString(),
    })),
    { ignoreDuplicates: true, onConflict: "user_id,item_id,item_type" },
  );
  return error ? requestFailure(error, status) : success(null);
}
