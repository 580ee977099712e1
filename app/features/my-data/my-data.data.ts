import type { BackendClient } from "#app/platform/backend-client.ts";
import type {
  ApplicationRow,
  Profile,
  ReminderHistory,
  SentMessages,
} from "#app/platform/database.types.ts";
import { fetchAllRows } from "#app/platform/fetch-all-rows.ts";
import { failure, type Result, success } from "#app/platform/result.ts";

/** All that the policies let the member read, with the database's own names. */
export type MyData = {
  readonly account: {
    readonly id: string;
    readonly email: string | null;
    readonly created_at: string;
    /** Typed when signing up. */
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

export type LoadFailure = "tooMany" | "unreachable" | "rejected";

/** Reads all data of a member, or fails: an incomplete copy would look complete. */
export async function loadMyData(
  { auth, data }: BackendClient,
  userId: string,
): Promise<Result<MyData, LoadFailure>> {
  const [account, profile, favourites, applications, address, ...own] =
    await Promise.all([
      auth.getUser(),
      data.from("profiles").select("*").eq("id", userId).maybeSingle(),
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
        .maybeSingle(),
      data.rpc("my_reminders").single(),
      data.rpc("my_messages").single(),
    ]);
  if (account.error) return failure(toLoadFailure(account.error.status ?? 0));
  for (const answer of [profile, favourites, applications, address])
    if (answer.error) return failure(toLoadFailure(answer.status));
  const [reminders, messages] = own;
  if (reminders.error) return failure(toLoadFailure(reminders.status));
  if (messages.error) return failure(toLoadFailure(messages.status));
  const { id, email = null, created_at, user_metadata } = account.data.user;
  return success({
    account: { id, email, created_at, metadata: user_metadata },
    profile: profile.data,
    favourites: favourites.data ?? [],
    applications: applications.data ?? [],
    calendar_address: address.data,
    reminders: reminders.data,
    messages: messages.data,
  });
}

/** The clients do not throw when offline: they answer with status 0. */
function toLoadFailure(status: number): LoadFailure {
  if (status === 0) return "unreachable";
  return status === 429 ? "tooMany" : "rejected";
}
