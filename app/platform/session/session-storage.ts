/** Local storage entry that holds the session. */
export const SESSION_STORAGE_KEY = "trampolin-session";

/**
 * True when there is a session to read, or a mail's link has brought one in the
 * address. Without either, a visitor never loads the auth client to read a page.
 */
export function mayHaveSession(
  storage: Pick<Storage, "getItem">,
  { pathname, hash }: Pick<Location, "pathname" | "hash">,
): boolean {
  return readItem(storage) !== null || isMailLink(pathname, hash);
}

/** The two screens that a mail's link leads to, with the one kind of link each takes. */
const LINK_TYPES: Readonly<Record<string, string>> = {
  "/login": "signup",
  "/restablecer": "recovery",
};

/**
 * True for the landing of a mail's link. On any other address a session in the
 * hash is somebody else's, slipped in: it is not taken.
 */
export function isMailLink(pathname: string, hash: string): boolean {
  const type = LINK_TYPES[pathname];
  if (!type) return false;
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return (
    (said.has("access_token") && said.get("type") === type) ||
    said.has("error_description") ||
    said.has("error_code")
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

/** Where cookies are blocked, even naming the storage throws: it is named when it is read. */
export const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
};
