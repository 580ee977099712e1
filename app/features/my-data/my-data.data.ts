import type { BackendClient } from "#app/platform/backend-client.ts";
import { toResult } from "#app/platform/backend-result.ts";
import type {
  ApplicationRow,
  Profile,
  ReminderHistory,
  SentMessages,
} from "#app/platform/database.types.ts";
import { fetchAllRows } from "#app/platform/fetch-all-rows.ts";
import {
  type BackendFailure,
  backendFailure,
} from "#domain/backend-failure.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** All that the policies let the member read, with the database's own names. */
type MyData = {
  readonly account: {
    readonly id: string;
    readonly email: string | null;
    readonly created_at: string;
    /** Includes the name typed on registering. */
    readonly metadata: Readonly<Record<string, unknown>>;
  };
  /** Null without a saved profile. */
  readonly profile: Profile | null;
  readonly favourites: ReadonlyArray<{
    readonly item_id: string;
    readonly item_type: string;
    readonly created_at: string;
  }>;
  readonly applications: ReadonlyArray<Omit<ApplicationRow, "user_id">>;
  readonly calendar_address: {
    readonly token: string;
    readonly created_at: string;
  } | null;
  /** Reminders by e-mail: the opt-in and the mails. */
  readonly reminders: ReminderHistory;
  /** Messages sent while signed in: others have no user. */
  readonly messages: SentMessages;
};

/** Reads all data of a member, or fails: an incomplete copy would look complete. */
export async function loadMyData(
  { auth, data }: BackendClient,
  userId: string,
): Promise<Result<MyData, BackendFailure>> {
  const [
    account,
    profile,
    favourites,
    applications,
    address,
    reminders,
    messages,
  ] = await Promise.all([
    auth.getUser(),
    data
      .from("profiles")
      .select("*")
      .eq("id", userId)
      .maybeSingle()
      .then(toResult),
    fetchAllRows((from, to) =>
      data
        .from("user_favorites")
        .select("item_id, item_type, created_at")
        .eq("user_id", userId)
        .order("created_at")
        .order("item_id")
        .order("item_type")
        .range(from, to),
    ),
    fetchAllRows((from, to) =>
      data
        .from("applications")
        .select("item_id, item_type, status, note, updated_at")
        .eq("user_id", userId)
        .order("item_id")
        .order("item_type")
        .range(from, to),
    ),
    data
      .from("calendar_addresses")
      .select("token, created_at")
      .eq("user_id", userId)
      .maybeSingle()
      .then(toResult),
    data.rpc("my_reminders").single().then(toResult),
    data.rpc("my_messages").single().then(toResult),
  ]);
  if (account.error) return fail(backendFailure(account.error.status ?? 0));
  if (!profile.ok) return profile;
  if (!favourites.ok) return favourites;
  if (!applications.ok) return applications;
  if (!address.ok) return address;
  if (!reminders.ok) return reminders;
  if (!messages.ok) return messages;
  const { id, email = null, created_at, user_metadata } = account.data.user;
  return ok({
    account: { id, email, created_at, metadata: user_metadata },
    profile: profile.value,
    favourites: favourites.value,
    applications: applications.value,
    calendar_address: address.value,
    reminders: reminders.value,
    messages: messages.value,
  });
}
