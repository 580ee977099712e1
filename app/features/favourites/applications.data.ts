import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import { fetchAllRows } from "#app/platform/fetch-all-rows.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import {
  type Application,
  parseApplicationStatus,
} from "#domain/favourites/application.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Favourite } from "./favourites.data.ts";

export type SavedApplication = Favourite & Application;

/** Loads the member's statuses and notes of saved items. */
export async function loadApplications(
  { data }: BackendClient,
  userId: string,
): Promise<Result<ReadonlyArray<SavedApplication>, BackendFailure>> {
  const rows = await fetchAllRows((from, to) =>
    data
      .from("applications")
      .select("item_id, item_type, status, note")
      .eq("user_id", userId)
      .order("item_id")
      .order("item_type")
      .range(from, to),
  );
  if (!rows.ok) return rows;
  return ok(
    rows.value.map((row) => ({
      itemId: row.item_id,
      itemType: row.item_type,
      status: parseApplicationStatus(row.status),
      note: row.note ?? "",
    })),
  );
}

/**
 * Writes the given fields of one item, so that another tab's changes to other fields stay.
 * For one field the last write wins.
 */
export async function saveApplication(
  { data }: BackendClient,
  userId: string,
  { itemId, itemType }: Favourite,
  change: Partial<Application>,
): Promise<Result<null, BackendFailure>> {
  const response = await data.from("applications").upsert({
    ...change,
    user_id: userId,
    item_id: itemId,
    item_type: itemType,
  });
  return toResult(response);
}

/** Adds statuses and notes from a device for items that have none in the account. */
export async function addApplications(
  { data }: BackendClient,
  userId: string,
  applications: ReadonlyArray<SavedApplication>,
): Promise<Result<null, BackendFailure>> {
  if (applications.length === 0) return ok(null);
  const response = await data.from("applications").upsert(
    applications.map((application) => ({
      user_id: userId,
      item_id: application.itemId,
      item_type: application.itemType,
      status: application.status,
      note: application.note,
    })),
    { ignoreDuplicates: true, onConflict: "user_id,item_id,item_type" },
  );
  return toResult(response);
}
