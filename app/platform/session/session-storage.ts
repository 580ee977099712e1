/** Local storage entry that holds the session. */
export const SESSION_STORAGE_KEY = "trampolin-session";

/**
 * True when there is a session to read, or a mail's link has brought one in the
 * address. Without either, a visitor never loads the auth client to read a page.
 */
export function mayHaveSession(
  storage: Pick<Storage, "getItem">,
  hash: string,
): boolean {
  return (
    readItem(storage) !== null ||
    /[#&](access_token|error_description|error_code)=/.test(hash)
  );
}

/** Storage can be forbidden altogether, and then it throws. */
function readItem(storage: Pick<Storage, "getItem">): string | null {
  try {
    return storage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}
