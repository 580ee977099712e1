import type { BackendFailure } from "#domain/backend-failure.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import type { Result } from "#domain/result.ts";
import type { BackendClient } from "../backend-client.ts";
import { toResult } from "../backend-result.ts";
import type { Profile } from "../database.types.ts";

/**
 * The user's own profile. No row means an empty one (specification §7); null after an
 * error, which is only logged.
 */
export async function loadProfile(
  client: BackendClient,
  userId: string,
): Promise<Partial<Profile> | null> {
  const { data, error } = await client.data
    .from("profiles")
    .select("*")
    .eq("id", userId)
    // Not `single`: its 406 for a missing row would be logged as an error.
    .maybeSingle();
  if (!error) return data ?? {};
  console.info(`Reading the profile failed (${error.code || "no answer"}).`);
  return null;
}

/**
 * Writes the user's own profile and reads it back (specification §7, Save profile). Sends
 * `updated_at` because the specification lists it; the database sets its own.
 */
export async function saveProfile(
  { data }: BackendClient,
  userId: string,
  profile: Partial<StudentProfile>,
  now: Date,
): Promise<Result<Profile, BackendFailure>> {
  const response = await data
    .from("profiles")
    .upsert({ ...profile, id: userId, updated_at: now.toISOString() })
    .select("*")
    .single();
  return toResult(response);
}
