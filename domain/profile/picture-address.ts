/** The same as the database's check `profiles_avatar_url_kind`. */
const ALLOWED =
  /^(https:\/\/[!-~]+|data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2})$/;

/** Address of a profile picture: https, or a data URL from the form; null for any other. */
export function allowedPicture(
  address: string | null | undefined,
): string | null {
  const trimmed = address?.trim() ?? "";
  return ALLOWED.test(trimmed) ? trimmed : null;
}
