import {
  addApplications,
  type SavedApplication,
} from "#app/features/favourites/applications.data.ts";
import {
  addFavourites,
  type Favourite,
  type FavouriteFailure,
  loadFavourites,
} from "#app/features/favourites/favourites.data.ts";
import type { BackendClient } from "#app/platform/backend-client.ts";
import type { Profile } from "#app/platform/database.types.ts";
import {
  loadProfile,
  saveProfile,
} from "#app/platform/session/profile.data.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { backendFailure } from "#domain/backend-failure.ts";
import { indexFavourites } from "#domain/favourites/favourite-index.ts";
import { profileToMerge } from "#domain/profile/merge-profiles.ts";
import { allowedPicture } from "#domain/profile/picture-address.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Data of a visitor without an account on this device. */
export type DeviceData = {
  readonly profile: Partial<StudentProfile> | null;
  readonly favourites: ReadonlyArray<Favourite>;
  readonly applications: ReadonlyArray<SavedApplication>;
};

/**
 * Merges the device's data into the account, whose values take precedence; returns the
 * profile if it changed. Succeeds only when the server has all data; safe to retry.
 * A full list of favourites does not hold back notes and profile.
 */
export async function mergeDeviceData(
  client: BackendClient,
  user: Pick<CurrentUser, "id" | "fullName" | "email" | "avatarUrl">,
  { profile, favourites, applications }: DeviceData,
  now: Date,
): Promise<Result<Profile | null, FavouriteFailure>> {
  const addedFavourites = await mergeFavourites(client, user.id, favourites);
  const isFull = !addedFavourites.ok && addedFavourites.error.reason === "full";
  if (!addedFavourites.ok && !isFull) return addedFavourites;
  const addedApplications = await addApplications(
    client,
    user.id,
    applications,
  );
  if (!addedApplications.ok) return addedApplications;
  const mergedProfile = profile
    ? await mergeProfile(client, user, profile, now)
    : ok(null);
  return isFull && mergedProfile.ok ? addedFavourites : mergedProfile;
}

/** An outside page that the account has under another URL is not added again. */
async function mergeFavourites(
  client: BackendClient,
  userId: string,
  favourites: ReadonlyArray<Favourite>,
) {
  if (favourites.length === 0) return ok(null);
  const stored = await loadFavourites(client, userId);
  if (!stored.ok) return stored;
  const { find } = indexFavourites(stored.value);
  const missing = favourites.filter(
    (favourite) => find(favourite).length === 0,
  );
  return addFavourites(client, userId, missing);
}

async function mergeProfile(
  client: BackendClient,
  user: Pick<CurrentUser, "id" | "fullName" | "email" | "avatarUrl">,
  device: Partial<StudentProfile>,
  now: Date,
): Promise<Result<Profile | null, FavouriteFailure>> {
  // This page's copy of the account's profile may be stale, or missing.
  const stored = await loadProfile(client, user.id);
  if (!stored) return fail(backendFailure(0));
  // `fullName` may be only the e-mail: a name on the device then takes precedence.
  const accountName = user.fullName === user.email ? null : user.fullName;
  const account = {
    ...stored,
    full_name: stored.full_name || accountName,
    avatar_url: stored.avatar_url || user.avatarUrl,
  };
  const additions = profileToMerge(account, {
    ...device,
    avatar_url: allowedPicture(device.avatar_url),
  });
  if (Object.keys(additions).length === 0) return ok(null);
  return saveProfile(
    client,
    user.id,
    {
      full_name: account.full_name || user.email,
      avatar_url: account.avatar_url,
      ...additions,
    },
    now,
  );
}
