import type { BackendClient } from "#app/platform/backend-client.ts";
import type { Profile } from "#app/platform/database.types.ts";
import { saveProfile } from "#app/platform/session/profile.data.ts";
import { currentUser } from "#app/platform/session/session.ts";
import type { BackendFailure, BackendReason } from "#domain/backend-failure.ts";
import { pickFields, withDependentFields } from "#domain/profile/changes.ts";
import type { EntryField, ProfileEntries } from "#domain/profile/entries.ts";
import { normaliseProfile } from "#domain/profile/normalise.ts";
import { fail, type Result } from "#domain/result.ts";

export type SaveReason = BackendReason | "noUser";

export type ProfileEdits = {
  /** The member who opened the form. */
  readonly userId: string;
  readonly entries: ProfileEntries;
  readonly changed: ReadonlyArray<EntryField>;
  /** Unchanged fields with a form value that the stored profile lacks. */
  readonly unwritten: ReadonlyArray<EntryField>;
};

/**
 * Saves the form's changes if the member who opened it is still signed in: another tab may
 * have signed in another person. Unchanged fields, except `unwritten`, are not sent: another
 * tab may have changed them.
 */
export async function saveMemberProfile(
  client: BackendClient,
  { userId, entries, changed, unwritten }: ProfileEdits,
  now: Date,
): Promise<Result<Profile, BackendFailure<SaveReason>>> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (user?.id !== userId) return fail({ reason: "noUser", message: "" });
  const account = currentUser(user, {});
  const profile = normaliseProfile(entries, {
    // Without a profile the name is the metadata's, else the e-mail.
    metadataName: account.fullName,
    metadataAvatar: account.avatarUrl,
    email: account.email,
  });
  const fields = {
    ...pickFields(profile, unwritten),
    ...withDependentFields(profile, changed),
  };
  return saveProfile(client, user.id, fields, now);
}
