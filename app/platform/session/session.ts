import type { User } from "@supabase/auth-js";
import { displayName } from "#domain/accounts/display-name.ts";
import { allowedPicture } from "#domain/profile/picture-address.ts";
import type { Profile } from "../database.types.ts";

/** The signed-in user (specification §3, Current user). */
export type CurrentUser = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly avatarUrl: string | null;
  /** Empty when none is saved, or it could not be read. */
  readonly profile: Partial<Profile>;
  readonly isProfileLoaded: boolean;
};

/** Specification §4: loading, then authenticated or signed out. */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly user: CurrentUser }
  | { readonly status: "signedOut" };

export function currentUser(
  user: User,
  storedProfile: Partial<Profile> | null,
): CurrentUser {
  const profile = storedProfile ?? {};
  const metadata: Record<string, unknown> = user.user_metadata ?? {};
  return {
    id: user.id,
    email: user.email ?? "",
    fullName: displayName({
      profileName: profile.full_name,
      metadataName: nonEmptyText(metadata.full_name),
      email: user.email,
    }),
    avatarUrl:
      allowedPicture(profile.avatar_url) ??
      allowedPicture(nonEmptyText(metadata.avatar_url)),
    profile,
    isProfileLoaded: storedProfile !== null,
  };
}

/** The same user with a saved profile. */
export function withProfile(user: CurrentUser, profile: Profile): CurrentUser {
  return {
    ...user,
    fullName: profile.full_name || user.fullName,
    avatarUrl: allowedPicture(profile.avatar_url),
    profile,
    isProfileLoaded: true,
  };
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === "string" && value ? value : null;
}
