import type { BackendClient } from "#app/platform/backend-client.ts";
import type { Profile } from "#app/platform/database.types.ts";
import { failure, type Result } from "#app/platform/result.ts";
import {
  type ProfileFailure,
  saveProfile,
} from "#app/platform/session/profile.data.ts";
import { currentUser } from "#app/platform/session/session.ts";
import { changesIn, pickFields } from "#domain/profile/changes.ts";
import type { EntryField, ProfileEntries } from "#domain/profile/entries.ts";
import { normaliseProfile } from "#domain/profile/normalise.ts";

export type SaveFailure = ProfileFailure | "noUser";

export type ProfileEdits = {
  /** Whose form it is. */
  readonly userId: string;
  readonly entries: ProfileEntries;
  readonly changed: ReadonlyArray<EntryField>;
  /** What the profile lacks and the form says though nobody changed it. */
  readonly unwritten: ReadonlyArray<EntryField>;
};

/**
 * Saves what was changed in the form as the profile of its owner, while she is signed in:
 * another tab may have signed in somebody else. The rest is not sent: another tab may
 * have saved it since.
 */
export async function saveMemberProfile(
  client: BackendClient,
  { userId, entries, changed, unwritten }: ProfileEdits,
  now: Date,
): Promise<Result<Profile, SaveFailure>> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (user?.id !== userId) return failure("noUser");
  const account = currentUser(user, {});
  const profile = normaliseProfile(entries, {
    // Without a profile the name is the metadata's, else the e-mail.
    metadataName: account.fullName,
    metadataAvatar: account.avatarUrl,
    email: account.email,
  });
  const fields = {
    ...pickFields(profile, unwritten),
    ...changesIn(profile, changed),
  };
  return saveProfile(client, user.id, fields, now);
}
