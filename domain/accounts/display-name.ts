/**
 * Profile name, else the name given at sign-up, else the e-mail, else empty
 * (specification §3, Current user).
 */
export function displayName(user: {
  readonly profileName?: string | null | undefined;
  readonly metadataName?: string | null | undefined;
  readonly email?: string | null | undefined;
}): string {
  return (
    user.profileName?.trim() || user.metadataName?.trim() || user.email || ""
  );
}
